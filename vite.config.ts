import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { builtFiles } from "./src/app/prerender/built-files.ts";
import { translations } from "./src/domain/languages.ts";
import { languageFiles } from "./src/app/prerender/language-files.ts";
import { prerender } from "./src/app/prerender/plugin.ts";
import { variablesSheet } from "./src/app/theme/variables-sheet.ts";

// A request costs more than a kilobyte, so modules that the same pages need share a file.
const parts = {
  react: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react-dom\./,
  // Excludes styles, because the entry's sheet defines the layers and must come first.
  kit: /node_modules\/(@mantine|react-router|react-router-dom|clsx|zustand)\/.*js$/,
  code: /^/,
  inputs:
    /@mantine\/core\/(.*\/(Input|InputBase|NativeSelect|Textarea|TextInput|VisuallyHidden)\/|styles\/(Input|VisuallyHidden)\.)/,
  cards:
    /src\/features\/catalogue\/(messages\/cards|home\/home-sections|home\/hero|home\/find-form|home\/home-screen|shared\/(cards|use-from-price|wish-options|waiting|found|data-age)|.*recently-viewed)|src\/domain\/catalogue\/(lowest-price|pictures|related-tours|stops|search\/compare-text)\./,
  days: /src\/(domain\/(pricing\/(?!code-schema|rates-schema|orientation)|catalogue\/(difficulty|tiers|translation\/translations\.))|data\/net\/clock|shared\/ui\/row-text)/,
  // The page shows its content before it needs the server or the catalogue's mirror.
  asking:
    /node_modules\/valibot\/|src\/(data\/(net\/(call|request|failure|locks|ask-worker|time-limit)|local\/storage-errors|sync\/catalogue\/(?!catalogue\.|exchange-rates|watch-item-departures|triggers|stale-while-revalidate|availability|item-reviews)|remote\/catalogue\.)|domain\/(worker\/|catalogue\/(rows\/(catalogue-schema|catalogue-state|view-catalogue|departure|apply-delta)|fields\/|availability)|reviews\/item-reviews))/,
  catalogue:
    /src\/(features\/catalogue\/(lists|messages|packages|search|details|shared)\/(?!.*(?:-map|-calendar|-viewer|reviews)\.)|domain\/catalogue\/|shared\/ui\/page\/json-ld)/,
  // The first page of a new device needs neither the database nor the outbox: `first-visit.ts`.
  device:
    /node_modules\/dexie(-react-hooks)?\/|src\/(data\/(local\/(catalogue\/(departures|catalogue-database|catalogue-recent)|db|bookings|drafts|outbox-store|state)|sync\/outbox\/(?!send-trip-message|report-as-guide)))/,
  facts:
    /src\/(domain\/(pricing\/orientation|catalogue\/(offer|package-days))|data\/sync\/catalogue\/(exchange-rates|watch-item-departures|stale-while-revalidate|availability)|shared\/(use-value-when-idle|use-store-in-transition|use-rows-when-idle|ui\/(facts|table|stars|about-price)|browser\/chosen-currency))\.|@mantine\/core\/.*\/Badge\//,
  // The pages of trips and of the catalogue share these, and each loads without the other.
  terms: /src\/(text\/terms|domain\/terms\/cancel-timeline|shared\/ui\/cancel-timeline)/,
  forms: /src\/shared\/(form\/|ui\/(dialog\/|form-fields|empty-state|panel|sentence))/,
  // The booking form shares these rules with the database but must load without it.
  rules:
    /src\/(domain\/(base64url|terms\/(?:refund|kept-amounts)\.|booking\/(?!move\/|trip\/(?:trip-stage|last-move)))|data\/(local\/(draft-keys|unsaved-draft)|remote\/traveler)\.)/,
};

/**
 * Desk and guides need all modules of their folder offline, and the worker's list names each file, so one file holds
 * them and all that only they import, except `besides`.
 */
function partsOf(name: string, folder: RegExp, besides?: RegExp) {
  const known = new Map<string, boolean>();
  function isTheirs(id: string, importersOf: (id: string) => readonly string[]): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // A cycle of imports must not recurse forever.
    known.set(id, true);
    const importers = importersOf(id);
    const found =
      !besides?.test(id) &&
      (folder.test(id) || (importers.length > 0 && importers.every((importer) => isTheirs(importer, importersOf))));
    known.set(id, found);
    return found;
  }
  function groupOf(id: string, modules: Rolldown.ChunkingContext) {
    const importersOf = (of: string) => {
      const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(of) ?? {};
      return [...importers, ...dynamicImporters];
    };
    return isTheirs(id, importersOf) ? name : null;
  }
  return { name: groupOf, priority: 1, includeDependenciesRecursively: false };
}

// Item editors bring a calendar, so they load on demand.
const desk = partsOf(
  "desk",
  /src\/((app\/desk|desk|domain\/desk|data\/remote\/desk)\/|text\/(desk|audit))/,
  /src\/(desk\/catalogue\/item\/|app\/desk\/(item-preview|phone-frame))/,
);
const guide = partsOf("guide", /src\/features\/guide\//);

const startPart = (name: string, test: RegExp) => ({ name, test, tags: ["$initial" as const], priority: 4 });

const quietWarnings = new Set(["MODULE_LEVEL_DIRECTIVE"]);
const words = languageFiles();
const built = builtFiles(words.maps);

// A host that builds the project sets no version.
process.env["VITE_APP_VERSION"] ??= String(JSON.parse(readFileSync("package.json", "utf8")).version);

export default defineConfig({
  resolve: {
    // Dexie's default build carries code for old browsers.
    alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.min.mjs" }],
  },
  plugins: [
    react(),
    variablesSheet(),
    words.plugin,
    prerender(words.maps),
    built.plugin,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      registerType: "prompt",
      injectRegister: false,
      includeManifestIcons: false,
      // The prerender writes one in each language.
      manifest: {},
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: [
          `{index,${translations.join(",")}}.html`,
          "**/shell.html",
          "assets/*.{js,css,woff2}",
          "placeholder.svg",
          "icons/mark.svg",
          "hero-*.webp",
        ],
        manifestTransforms: [built.list],
      },
    }),
  ],
  build: {
    target: "es2022",
    // Browsers without modulepreload fetch a little later; the polyfill would cost all others its bytes.
    modulePreload: { polyfill: false },
    // `tests/results/bytes.txt` already measures pages, and this report would compress every file again.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each of these files runs in a separate task, before the rest.
            { name: words.groupOf, priority: 9, includeDependenciesRecursively: false },
            {
              name: "writer",
              test: /src\/domain\/(writer|catalogue\/travel-dates|languages)\./,
              priority: 9,
              includeDependenciesRecursively: false,
            },
            startPart("react", parts.react),
            startPart("kit", parts.kit),
            startPart("index", parts.code),
            { name: "inputs", test: parts.inputs, priority: 3 },
            { name: "days", test: parts.days, priority: 3 },
            { name: "asking", test: parts.asking, priority: 3 },
            { name: "forms", test: parts.forms, priority: 3 },
            { name: "terms", test: parts.terms, priority: 3, includeDependenciesRecursively: false },
            { name: "rules", test: parts.rules, priority: 2 },
            { name: "cards", test: parts.cards, priority: 2 },
            { name: "device", test: parts.device, priority: 2 },
            { name: "catalogue", test: parts.catalogue, priority: 1 },
            { name: "facts", test: parts.facts, priority: 3 },
            desk,
            guide,
          ],
        },
      },
      onLog(level, log, handle) {
        // Thousands of "use client" directives in libraries would drown a real warning.
        if (!quietWarnings.has(log.code ?? "")) handle(level, log);
      },
    },
  },
} satisfies UserConfig);
