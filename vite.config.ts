import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { prerender } from "./src/app/prerender/plugin.ts";
import { precachedFiles } from "./src/app/service-worker/precached-files.ts";
import { webManifest } from "./src/app/service-worker/web-manifest.ts";

const homeAndLists =
  /src\/(features\/catalogue\/(home\/home-sections|home\/hero|home\/home-screen|shared\/(cards|waiting|found|data-age)|.*recently-viewed)|shared\/ui\/page-meta)/;

const quietWarnings = new Set(["MODULE_LEVEL_DIRECTIVE"]);
const precached = precachedFiles();

// A host that builds the project says nothing about versions; the package's own is shown then.
process.env["VITE_APP_VERSION"] ??= String(JSON.parse(readFileSync("package.json", "utf8")).version);

export default defineConfig({
  resolve: {
    // Its build for browsers of today: the usual one carries code for those of yesterday, in page and worker.
    alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" }],
  },
  plugins: [
    react(),
    prerender(),
    precached.plugin,
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
        globPatterns: ["index.html", "shell.html", "assets/*.{js,css,woff2}", "placeholder.svg", "icons/mark.svg"],
        manifestTransforms: [precached.keep],
      },
    }),
  ],
  build: {
    target: "es2022",
    rolldownOptions: {
      output: {
        // A request costs more than a kilobyte: what every page needs is one file, what lists and home need another.
        codeSplitting: {
          groups: [
            { name: "index", tags: ["$initial"], priority: 2 },
            { name: "cards", test: homeAndLists, priority: 1 },
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
