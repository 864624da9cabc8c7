import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FEWER_BOOKINGS } from "../support/full-desk-state.ts";
import { type FullDesk, openFullDesk, OPENING_MS } from "./full-desk.ts";

/** `DESK_MINUTES=30` runs as long as an operator works; the default runs enough rounds to show growth. */
const MINUTES = Number(process.env["DESK_MINUTES"] ?? 0);
const LEAST_ROUNDS = 4;
const WARM_UP = 2;
/**
 * A leaked table costs 6,100 nodes and 750 KiB per round; only half an hour shows a leaked row, since V8 still compiles
 * in the first minutes.
 */
const MOST = MINUTES > 10 ? { heap: 40, nodes: 40, listeners: 8 } : { heap: 400, nodes: 1_000, listeners: 80 };
const ROUND_MS = 120_000;

type Held = { /** KiB */ heap: number; nodes: number; listeners: number };
const KINDS = ["heap", "nodes", "listeners"] as const;

let desk: FullDesk;
let cdp: CDPSession;

beforeAll(async () => {
  desk = await openFullDesk({ timed: true, bookings: FEWER_BOOKINGS });
  cdp = await desk.browser.context.newCDPSession(desk.page);
}, OPENING_MS);
afterAll(async () => {
  expect(desk.browser.errors).toEqual([]);
  await desk.close();
});

async function held(): Promise<Held> {
  // The second pass frees the objects that the first one finalized.
  for (let pass = 0; pass < 2; pass += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
  return { heap: usedSize / 2 ** 10, nodes, listeners: jsEventListeners };
}

function growth(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / squares;
}

const button = (name: string) => desk.page.getByRole("button", { name, exact: true }).first();
const rows = () => desk.page.locator('main table[aria-busy="false"] tbody tr').first().waitFor();
async function go(place: string): Promise<void> {
  await desk.page.locator(`nav a[href="${place}"]`).first().click();
  await desk.page.waitForURL(`**${place}`);
  await desk.page
    .getByText(/^Updated/)
    .first()
    .waitFor();
}
async function sortBy(column: string): Promise<void> {
  await desk.page.getByRole("columnheader", { name: column }).getByRole("button", { name: column }).first().click();
  await desk.page.waitForURL(/sort=/);
  await rows();
}

async function bookings(): Promise<void> {
  const { page } = desk;
  await go("/admin/bookings");
  for (const column of ["Name", "Trip", "Total"]) await sortBy(column);
  await page.getByRole("combobox", { name: "Status", exact: true }).selectOption("cancelled");
  await page.waitForURL(/status=cancelled/);
  await rows();
  await button("Next").click();
  await page.waitForURL(/page=2/);
  await rows();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await button("Clear").click();
  await page.locator("main [data-row]").first().click();
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
  await button("Write to the guest").click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.goBack();
  await rows();
}

async function departures(): Promise<void> {
  const { page } = desk;
  await go("/admin/departures");
  await button("Next week").click();
  await button("Month").click();
  await button("Next month").click();
  const entry = page.getByRole("gridcell").getByRole("listitem").getByRole("button").first();
  await entry.click();
  await page.getByRole("button", { name: "Print" }).waitFor();
  await page.goBack();
  await button("List").click();
  await rows();
  await sortBy("Guide");
}

async function figures(): Promise<void> {
  const { page } = desk;
  await go("/admin/payments");
  await page
    .getByRole("table")
    .first()
    .evaluate((table) => table.parentElement?.scrollTo(0, 60_000));
  await go("/admin/charts");
  await page.getByLabel("Period").selectOption({ index: 1 });
  await page.waitForURL(/period=/);
}

async function command(): Promise<void> {
  const { page } = desk;
  await page.keyboard.press("/");
  await page.keyboard.insertText("Anna Bianchi-Chen");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
  await page.getByText("Anna Bianchi-Chen").first().waitFor();
}

const PLACES = ["catalogue", "requests", "reviews", "guides", "codes", "gift-cards", "audit"];

async function round(): Promise<void> {
  await bookings();
  await departures();
  await figures();
  await command();
  for (const place of PLACES) await go(`/admin/${place}`);
  await go("/admin");
  // The previous page has the text 'Updated' too, and the tasks arrive later.
  await desk.page.locator("main [data-task]").first().waitFor();
  await desk.page.waitForLoadState("networkidle");
}

it(
  "leaves heap, nodes and listeners flat while an admin goes through the whole desk again and again",
  async () => {
    await desk.page.goto(`${desk.stack.url}/admin`);
    const until = Date.now() + MINUTES * 60_000;
    const all: Held[] = [];
    for (let turn = 0; turn < WARM_UP + LEAST_ROUNDS || Date.now() < until; turn += 1) {
      await round();
      const now = await held();
      all.push(now);
      process.stdout.write(
        `desk, round ${turn + 1}: ${(now.heap / 1024).toFixed(2)} MiB, ${now.nodes} nodes, ${now.listeners} listeners\n`,
      );
    }
    const grown = Object.fromEntries(KINDS.map((kind) => [kind, growth(all.slice(WARM_UP).map((one) => one[kind]))]));
    process.stdout.write(`desk, each round leaves behind: ${JSON.stringify(grown)}\n`);
    for (const kind of KINDS) expect(grown[kind], kind).toBeLessThanOrEqual(MOST[kind]);
  },
  MINUTES * 60_000 + ROUND_MS + OPENING_MS,
);
