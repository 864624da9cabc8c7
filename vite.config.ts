import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { builtFiles } from "./src/app/prerender/built-files.ts";
import { languageFiles } from "./src/app/prerender/language-files.ts";
import { prerender } from "./src/app/prerender/plugin.ts";
import { variablesSheet } from "./src/app/theme/variables-sheet.ts";
import { translations } from "./src/domain/languages.ts";

const inFolders = (...folders: string[]) => new RegExp(`/(${folders.join("|")})/`);

/**
 * A request costs more than a kilobyte, so what the same pages need shares a file. A part holds its folders and all that
 * they import, unless a part above already holds it.
 */
const part = (name: string, ...folders: string[]) => ({ name, test: inFolders(...folders) });

/** Runs before the rest, in a task of its own. */
const startPart = (name: string, ...folders: string[]) => ({ ...part(name, ...folders), tags: ["$initial" as const] });

type Importers = (id: string) => readonly string[];

/** Tells whether a module is in the folder, or imported only by modules that are. */
function ownedBy(folder: RegExp) {
  const known = new Map<string, boolean>();
  return function isOwned(id: string, importersOf: Importers): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // A cycle of imports must not recurse forever.
    known.set(id, true);
    const importers = importersOf(id);
    const isOnlyTheirs = importers.length > 0 && importers.every((importer) => isOwned(importer, importersOf));
    known.set(id, folder.test(id) || isOnlyTheirs);
    return folder.test(id) || isOnlyTheirs;
  };
}

/** Desk and guides need all of their folder offline, and the worker's list names each file, so one file holds it. */
function staffPart(name: string, folder: string, besides = "none") {
  const [isTheirs, isBesides] = [ownedBy(inFolders(folder)), ownedBy(inFolders(besides))];
  function groupOf(id: string, modules: Rolldown.ChunkingContext) {
    const importersOf: Importers = (of) => {
      const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(of) ?? {};
      return [...importers, ...dynamicImporters];
    };
    return isTheirs(id, importersOf) && !isBesides(id, importersOf) ? name : null;
  }
  return { name: groupOf, includeDependenciesRecursively: false };
}

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
            { name: words.groupOf, includeDependenciesRecursively: false },
            part("writer", "src/languages"),
            startPart("react", "src/app/start", "node_modules/(react|react-dom|scheduler)"),
            // Without Mantine's styles, because the entry's sheet defines the layers and must come first.
            startPart("kit", "node_modules/@mantine/(core/esm|hooks)", "node_modules/(react-router|clsx|zustand)"),
            { name: "index", tags: ["$initial"] },
            // The editor of an item brings a calendar, so it loads on demand.
            staffPart("desk", "src/desk", "src/desk/catalogue/item"),
            staffPart("guide", "src/features/guide"),
            part("home", "src/features/catalogue/home"),
            // The page shows its content before it needs the server or the catalogue's mirror.
            part("mirror", "src/data/sync/catalogue"),
            // The booking form must load without the database, with which it shares these rules.
            part("booking", "src/domain/booking", "src/data/drafts", "src/data/remote/traveler"),
            // The first page of a new device needs neither the database nor the outbox: `first-visit.ts`.
            part("device", "src/data/local", "src/data/sync/outbox"),
            part("forms", "src/shared/form", "src/shared/ui/dialog"),
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
