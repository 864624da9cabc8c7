import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "./browser.ts";
import { deskPictures } from "./desk-pictures.ts";
import { root } from "./run.ts";
import { startStack } from "./stack.ts";
import { needChromium } from "./system-packages.ts";
import { visitorPages } from "./visitor-pages.ts";

// npm run screenshots [-- name ...]: every page at three sizes, light and dark, into tests/screenshots. npm run
// screenshots -- desk [name ...]: every page and dialog of the desk with 10,000 bookings.
const sizes = [
  { name: "phone", width: 360, height: 740 },
  { name: "tablet", width: 768, height: 1024 },
  { name: "desktop", width: 1440, height: 900 },
];
const schemes = ["light", "dark"] as const;
const pageNames = process.argv.slice(2);
const folder = join(root, "tests/screenshots");

await needChromium();
if (pageNames[0] === "desk") {
  await deskPictures(join(folder, "desk"), pageNames.slice(1));
  console.log(`Screenshots are in ${join(folder, "desk")}`);
  process.exit(0);
}
mkdirSync(folder, { recursive: true });
const given = process.env.STACK_URL;
const stateDir = mkdtempSync(join(tmpdir(), "journey-screenshots-"));
const stack = given ? undefined : await startStack({ stateDir });
const url = given ?? stack?.url ?? "";

for (const scheme of schemes) {
  for (const { name: size, ...viewport } of sizes) {
    const browser = await openBrowser({ whole: true, viewport, colorScheme: scheme, reducedMotion: "reduce" });
    for (const { name, path } of await visitorPages(url)) {
      if (pageNames.length > 0 && !pageNames.includes(name)) continue;
      await browser.page.goto(`${url}${path}`, { waitUntil: "networkidle" });
      await browser.page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
      await browser.page.evaluate(async () => {
        for (const picture of document.images) picture.loading = "eager";
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
      });
      await browser.page.waitForTimeout(300);
      await browser.page.screenshot({ path: join(folder, `${name}-${size}-${scheme}.png`), fullPage: true });
    }
    for (const error of browser.errors) console.log(`${size} ${scheme}: ${error}`);
    await browser.close();
  }
}
await stack?.stop();
rmSync(stateDir, { recursive: true, force: true });
console.log(`Screenshots are in ${folder}`);
