import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { prerender } from "./src/app/prerender/plugin.ts";

const manifest = {
  id: "/",
  name: "Journey to Uzbekistan",
  short_name: "Journey",
  description: "Tours, packages and destinations in Uzbekistan: browse, book and carry your trip, signal or not.",
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone" as const,
  background_color: "#fbf8f1",
  theme_color: "#102750",
  categories: ["travel"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" as const },
    { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml" },
  ],
  shortcuts: [
    { name: "Search", url: "/search" },
    { name: "My trips", url: "/trips" },
  ],
};

const quietWarnings = new Set(["MODULE_LEVEL_DIRECTIVE"]);

export default defineConfig({
  plugins: [
    react(),
    prerender(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      registerType: "prompt",
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["index.html", "shell.html", "assets/*.{js,css,woff2}", "placeholder.svg", "icons/mark.svg"],
        // Admins edit with a signal; their code is left to the network.
        globIgnores: ["**/admin-*"],
      },
    }),
  ],
  build: {
    target: "es2022",
    rolldownOptions: {
      onLog(level, log, handle) {
        // Thousands of "use client" lines from libraries would drown a real warning.
        if (!quietWarnings.has(log.code ?? "")) handle(level, log);
      },
    },
  },
} satisfies UserConfig);
