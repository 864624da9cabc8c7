import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { DESK_SCENES, deskIds, openScene } from "./desk-scenes.ts";
import { FEWER_BOOKINGS, fullDeskState } from "./full-desk-state.ts";
import { dataOf } from "./pseudo-data.ts";
import { pseudoFindings, type PseudoFinding } from "./pseudo-findings.ts";
import { findInPseudo } from "./pseudo-names.ts";
import { copyState, makeReadyState } from "./ready-state.ts";
import { root } from "./run.ts";
import { signInAsAdmin } from "./shop/pages.ts";
import { type Stack, startStack } from "./stack.ts";
import { companionScenes, guideScenes, visitorScenes } from "./sweep-scenes.ts";
import type { Scene } from "./sweep.ts";
import { needChromium } from "./system-packages.ts";

// npm run pseudo [-- visitors | companion | guide | desk]: opens every page and dialog in the pseudo-language at two
// widths, and lists text that is not in a language folder, pages that are too wide, and sentences that are cut.
const WIDTHS = [360, 1440];
const groups = process.argv.slice(2);
const file = join(root, "tests/results/pseudo.txt");
const findings = new Map<string, string[]>();
const unopened: string[] = [];
let opened = 0;

function add(kind: string, text: string, where: string): void {
  const key = `${kind}\t${text}`;
  findings.set(key, [...(findings.get(key) ?? []), where]);
}

async function crawl(page: Page, scenes: readonly Scene[], isData: (text: string) => boolean): Promise<void> {
  for (const { name, open } of scenes) {
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page);
    } catch (error) {
      unopened.push(`${name}: ${String(error).split("\n")[0]}`);
      continue;
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(200);
      const found: PseudoFinding[] = await pseudoFindings(page);
      const shown = found.filter(({ kind, text }) => kind !== "not in a language folder" || !isData(text));
      for (const { kind, text } of shown) add(kind, text.slice(0, 120), `${name} at ${width}`);
    }
    opened += 1;
  }
}

async function visit(group: string, scenesFor: (page: Page, stack: Stack) => Promise<readonly Scene[]>): Promise<void> {
  if (groups.length > 0 && !groups.includes(group)) return;
  const ready = await makeReadyState();
  const stateDir = copyState(group === "desk" ? await fullDeskState(ready, FEWER_BOOKINGS) : ready);
  const stack = await startStack({ stateDir });
  const { page, close } = await openBrowser({ whole: true, serviceWorkers: "allow", reducedMotion: "reduce" });
  page.setDefaultTimeout(20_000);
  findInPseudo(page);
  try {
    const scenes = await scenesFor(page, stack);
    await crawl(page, scenes, await dataOf(stack));
  } finally {
    await close();
    await stack.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

process.env["PSEUDO"] = "1";
await needChromium();
await visit("visitors", (_page, { url }) => visitorScenes(url));
await visit("companion", (_page, stack) => companionScenes(stack));
await visit("guide", (page, stack) => guideScenes(stack, page));
await visit("desk", async (page, stack) => {
  await signInAsAdmin(page, stack);
  const ids = await deskIds(stack);
  return DESK_SCENES.map((scene) => ({
    name: `desk: ${scene.name}`,
    open: (desk) => openScene(desk, stack.url, scene, ids),
  }));
});

const lines = [...findings].toSorted().map(([key, places]) => `${key}\t${places.length} places, first: ${places[0]}`);
const kinds = ["not in a language folder", "too wide", "cut"];
const summary = [
  `${opened} pages and states at ${WIDTHS.join(" and ")} pixels`,
  ...kinds.map((kind) => `${kind}: ${lines.filter((line) => line.startsWith(kind)).length}`),
  ...unopened.map((line) => `not opened: ${line}`),
];
mkdirSync(join(root, "tests/results"), { recursive: true });
writeFileSync(file, [...summary, "", ...lines, ""].join("\n"));
console.log(summary.join("\n"));
console.log(`Each finding with its first page: ${file}`);
