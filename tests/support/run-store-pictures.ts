import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "./browser.ts";
import { root } from "./run.ts";
import { needChromium } from "./system-packages.ts";
import { visitorPages } from "./visitor-pages.ts";

// STACK_URL=http://localhost:4173 node tests/support/run-store-pictures.ts makes the screenshots and shortcut icons
// of the web manifest. They are committed; make them again when those pages change.
const url = process.env.STACK_URL ?? "http://localhost:4173";
const screenshots = join(root, "public/screenshots");
const tour = (await visitorPages(url)).find(({ name }) => name === "tours-detail")?.path ?? "/tours";

const shots = [
  { file: "home-narrow", path: "/", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { file: "tour-narrow", path: tour, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { file: "home-wide", path: "/", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

const signs = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  trips: "M4 8h16v12H4zM9 8V4h6v4M4 13h16",
};

await needChromium();
mkdirSync(screenshots, { recursive: true });
for (const { file, path, ...size } of shots) {
  const { page, close } = await openBrowser({ whole: true, ...size, colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  await page.screenshot({ path: join(screenshots, `${file}.jpg`), type: "jpeg", quality: 72 });
  await close();
}
const { page, close } = await openBrowser({ whole: true, viewport: { width: 96, height: 96 } });
for (const [name, path] of Object.entries(signs)) {
  await page.setContent(
    `<body style="margin:0"><svg width="96" height="96" viewBox="-6 -6 36 36" style="background:#102750;display:block"><path d="${path}" fill="none" stroke="#fbf8f1" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
  await page.screenshot({ path: join(root, `public/icons/${name}-96.png`) });
}
await close();
