import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { builtFiles } from "./src/app/prerender/built-files.ts";
import { translations } from "./src/domain/languages.ts";
import { languageFiles } from "./src/app/prerender/language-files.ts";
import { prerender } from "./src/app/prerender/plugin.ts";
import { variablesSheet } from "./src/app/theme/variables-sheet.ts";

const inFolders = (...folders: string[]) => new RegExp(`/src/(${folders.join("|")})/`);

/** These run first, each in a separate task. */
const startPart = (name: string, test?: RegExp) => ({ name, test, tags: ["$initial" as const], priority: 7 });

/**
 * A request costs more than a kilobyte, so what the same pages need shares a file. A part holds its folders and all that
 * they import, unless a part above already holds it.
 */
const part = (name: string, priority: number, test: RegExp) => ({ name, test, priority });

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
function staffPart(name: string, folder: RegExp, besides = /(?!)/) {
  const [isTheirs, isBesides] = [ownedBy(folder), ownedBy(besides)];
  function groupOf(id: string, modules: Rolldown.ChunkingContext) {
    const importersOf: Importers = (of) => {
      const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(of) ?? {};
      return [...importers, ...dynamicImporters];
    };
    return isTheirs(id, importersOf) && !isBesides(id, importersOf) ? name : null;
  }
  return { name: groupOf, priority: 6, includeDependenciesRecursively: false };
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
            { name: words.groupOf, priority: 9, includeDependenciesRecursively: false },
            part("writer", 8, inFolders("languages")),
            startPart("start", /node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/start\//),
            // Excludes styles, because the entry's sheet defines the layers and must come first.
            startPart("kit", /node_modules\/(@mantine|react-router|react-router-dom|clsx|zustand)\/.*js$/),
            startPart("index"),
            // The editor of an item brings a calendar, so it loads on demand.
            staffPart("desk", inFolders("desk"), inFolders("desk/catalogue/item")),
            staffPart("guide", inFolders("features/guide")),
            part("home", 5, inFolders("features/catalogue/home")),
            // The page shows its content before it needs the server or the catalogue's mirror.
            part("mirror", 4, inFolders("data/sync/catalogue")),
            // The booking form must load without the database, with which it shares these rules.
            part("booking", 3, inFolders("domain/booking", "data/drafts", "data/remote/traveler")),
            // The first page of a new device needs neither the database nor the outbox: `first-visit.ts`.
            part("device", 2, inFolders("data/local", "data/sync/outbox")),
            part("forms", 1, inFolders("shared/form", "shared/ui/dialog")),
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
