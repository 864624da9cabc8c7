import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { builtFiles } from "./src/app/prerender/built-files.ts";
import { prerender } from "./src/app/prerender/plugin.ts";
import { variablesSheet } from "./src/app/theme/variables-sheet.ts";
import { webManifest } from "./src/app/service-worker/web-manifest.ts";

// Which modules share a file. A request costs more than a kilobyte: what every page needs is one file, what home and
// the lists need another; what one page in a row leads to the next stands together.
const parts = {
  react: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react-dom\./,
  // Not its styles: the entry's sheet names the layers, and comes first.
  kit: /node_modules\/(@mantine|react-router|react-router-dom|clsx|zustand)\/.*js$/,
  // A notice has one, and so has a field.
  close: /@mantine\/core\/(.*\/CloseButton\/|styles\/CloseButton\.)/,
  inputs:
    /@mantine\/core\/(.*\/(Input|InputBase|NativeSelect|Textarea|TextInput|VisuallyHidden)\/|styles\/(Input|VisuallyHidden)\.)/,
  cards:
    /src\/features\/catalogue\/(messages\/cards|home\/home-sections|home\/hero|home\/find-form|home\/home-screen|shared\/(cards|use-from-price|wish-options|waiting|found|data-age)|.*recently-viewed)|src\/domain\/catalogue\/(lowest-price|pictures|related-tours|stops|search\/compare-text)\./,
  days: /src\/(domain\/(pricing\/(?!code-schema|rates-schema|orientation)|words|catalogue\/(travel-dates|difficulty|tiers))|data\/net\/clock)/,
  // The way to the server, what reads its answers, and the catalogue's mirror: asked for once a page stands.
  asking:
    /node_modules\/valibot\/|src\/(data\/(net\/(call|request|failure|locks|ask-worker|time-limit)|local\/(storage-errors|catalogue\/mirror-mark)|sync\/catalogue\/(?!catalogue\.|known-(?:rates|departures)|triggers|remembered|availability|item-reviews)|remote\/catalogue\.)|domain\/(worker\/|catalogue\/(rows\/(catalogue-schema|departure|apply-delta)|fields\/|availability)|reviews\/item-reviews))/,
  catalogue:
    /src\/(features\/catalogue\/(lists|messages|packages|search|details|shared)\/(?!.*(?:-map|-calendar|-viewer|reviews)\.)|domain\/catalogue\/|shared\/ui\/page\/json-ld)/,
  // The disk, and what waits to be sent: once a page stands, but for the first one of a device (`disk-use.ts`).
  device:
    /node_modules\/dexie(-react-hooks)?\/|src\/(data\/(local\/(catalogue\/(departures|catalogue-disk|catalogue-recent)|db|bookings|drafts|outbox-store|state)|sync\/outbox\/(?!tell-)))/,
  // Wherever one item is looked at, booked or traveled: its facts and seats, its price elsewhere.
  facts:
    /src\/(domain\/(pricing\/orientation|catalogue\/offer)|data\/sync\/catalogue\/(known-rates|known-departures|remembered|availability)|shared\/(use-heard|use-told|use-watched|ui\/(facts|table|stars|about-price)|browser\/chosen-currency))\.|@mantine\/core\/.*\/Badge\//,
  // Whatever is filled in, also where nothing is booked.
  forms: /src\/shared\/(form\/|ui\/(dialog\/|form-fields|empty-state|panel))/,
  // What the form of a booking and the disk both go by: that page comes without the disk.
  rules:
    /src\/(domain\/(base64url|booking\/(?!move\/|trip\/(?:trip-stage|last-move)))|data\/(local\/(draft-keys|unsaved-draft)|remote\/traveler)\.)/,
  terms: /src\/domain\/terms\//,
  booking: /src\/features\/booking\/(?!start-outbox|on-disk|kept-panel|waiting\/)/,
};

/**
 * A group for those who work here: the modules of their folder and what nothing else imports. They need all of it, also
 * without a network, and the worker's list names each file. `besides` is fetched when it is opened.
 */
function partsOf(name: string, folder: RegExp, besides?: RegExp) {
  const known = new Map<string, boolean>();
  function isTheirs(id: string, importersOf: (id: string) => readonly string[]): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules in a circle belong together.
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

const quietWarnings = new Set(["MODULE_LEVEL_DIRECTIVE"]);
const built = builtFiles();

// A host that builds the project says nothing about versions; the package's own is shown then.
process.env["VITE_APP_VERSION"] ??= String(JSON.parse(readFileSync("package.json", "utf8")).version);

export default defineConfig({
  resolve: {
    // Its build for browsers of today: the usual one carries code for those of yesterday, in page and worker.
    alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.min.mjs" }],
  },
  plugins: [
    react(),
    variablesSheet(),
    prerender(),
    built.plugin,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      registerType: "prompt",
      injectRegister: false,
      includeManifestIcons: false,
      manifest: webManifest,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: [
          "index.html",
          "shell.html",
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
    // A browser that does not know the hint fetches a little later; all others would carry the stand-in.
    modulePreload: { polyfill: false },
    // `tests/results/bytes.txt` says what a page costs; this would compress every file once more.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each run in a step of its own, before the rest.
            { name: "react", test: parts.react, tags: ["$initial"], priority: 4 },
            { name: "kit", test: parts.kit, tags: ["$initial"], priority: 4 },
            { name: "index", tags: ["$initial"], priority: 4 },
            { name: "close", test: parts.close, priority: 4 },
            { name: "inputs", test: parts.inputs, priority: 3 },
            { name: "days", test: parts.days, priority: 3 },
            { name: "asking", test: parts.asking, priority: 3 },
            { name: "terms", test: parts.terms, priority: 3 },
            { name: "forms", test: parts.forms, priority: 3 },
            { name: "rules", test: parts.rules, priority: 2 },
            { name: "cards", test: parts.cards, priority: 2 },
            { name: "device", test: parts.device, priority: 2 },
            { name: "catalogue", test: parts.catalogue, priority: 1 },
            { name: "booking", test: parts.booking, priority: 1 },
            { name: "facts", test: parts.facts, priority: 3 },
            // Editors of items bring a calendar.
            partsOf(
              "desk",
              /src\/(app\/desk|desk|domain\/desk|data\/remote\/desk)\//,
              /src\/(desk\/catalogue\/item\/|app\/desk\/(item-preview|phone-frame))/,
            ),
            partsOf("guide", /src\/features\/guide\//),
          ],
        },
      },
      onLog(level, log, handle) {
        // Thousands of "use client" lines from libraries would drown a real warning.
        if (!quietWarnings.has(log.code ?? "")) handle(level, log);
      },
    },
  },
} satisfies UserConfig);
