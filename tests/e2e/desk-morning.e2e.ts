import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FullDesk, openFullDesk, OPENING_MS } from "./full-desk.ts";

const MOST_ACTIONS = 8;

let desk: FullDesk;
let page: Page;
let actions = 0;

beforeAll(async () => {
  desk = await openFullDesk();
  ({ page } = desk);
}, OPENING_MS);
afterAll(async () => {
  expect(desk.browser.errors).toEqual([]);
  await desk.close();
});

/** Every task begins at the desk's first page, with nothing focused. */
beforeEach(async () => {
  await page.goto(`${desk.stack.url}/admin`);
  await page.getByRole("heading", { name: "What waits for you" }).waitFor();
  actions = 0;
});

/** A key, or a word typed in one go: what a hand does once. */
async function press(key: string): Promise<void> {
  actions += 1;
  await page.keyboard.press(key);
}
async function type(words: string): Promise<void> {
  actions += 1;
  await page.keyboard.insertText(words);
}
/** The command field, what is meant, Enter. */
async function command(words: string): Promise<void> {
  await press("/");
  await type(words);
  await press("Enter");
}
const heading = (words: string | RegExp) => page.getByRole("heading", { level: 1, name: words });
const dialog = () => page.getByRole("dialog");

function told(task: string): void {
  process.stdout.write(`${task}: ${actions} actions\n`);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
}

describe("an operator's morning, by keyboard alone", () => {
  it("finds a booking by its guest's name", async () => {
    await command("Timur Haas-Ito");
    await page.getByText("Timur Haas-Ito").first().waitFor();
    expect(page.url()).toMatch(/\/admin\/bookings\/[0-9a-f-]{36}$/);
    told("by name");
  });

  it("finds a booking by the reference a guest reads out", async () => {
    await command("FULL-4711");
    await page.getByText("FULL-4711").first().waitFor();
    expect(page.url()).toMatch(/\/admin\/bookings\/[0-9a-f-]{36}$/);
    told("by reference");
  });

  it("opens the list of people of the day's first departure", async () => {
    await command("people on");
    await page.waitForURL(/\/admin\/departures\/[0-9a-f-]{36}\/\d{4}-\d\d-\d\d$/);
    told("people of a departure");
  });

  it("sees what departs tomorrow", async () => {
    await command("tomorrow");
    await page.waitForURL(/\/admin\/departures\//);
    told("tomorrow");
  });

  it("sends a mail again that failed", async () => {
    const failed = page.getByRole("heading", { name: /Mails that failed/ });
    const before = Number.parseInt((await failed.textContent()) ?? "", 10);
    await command("send again");
    await page.getByRole("heading", { name: `${before - 1}Mails that failed` }).waitFor();
    told("mail sent again");
  });

  it("opens the balance that is most overdue", async () => {
    await command("bookings");
    await heading("Bookings").waitFor();
    await command("balance due");
    await page.waitForURL(/show=due/);
    await page.locator('main table[aria-busy="false"] tbody tr').first().waitFor();
    await press("j");
    await press("Enter");
    await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
    told("overdue balance");
  });

  it("records the cash that settles a booking", async () => {
    const [owed] = await bookingsOf("due");
    await command(owed ?? "");
    await page.getByRole("button", { name: "Record money" }).waitFor();
    await command("record money");
    await dialog().getByRole("button", { name: "Record", exact: false }).first().waitFor();
    await press("Control+Enter");
    await dialog().waitFor({ state: "detached" });
    told("cash recorded");
  });

  it("writes to a guest what to bring", async () => {
    await command("Anna Bianchi-Chen");
    await page.getByRole("button", { name: "Write to the guest" }).waitFor();
    await command("write to");
    await dialog().getByText("Goes to 1 address", { exact: false }).waitFor();
    await press("ArrowDown");
    await press("Control+Enter");
    await dialog().getByRole("heading", { name: "1 letter queued" }).waitFor();
    told("letter to a guest");
  });

  it("marks the newest request answered", async () => {
    await command("requests");
    await page.waitForURL(/\/admin\/requests/);
    const waiting = page.locator('main table[aria-busy="false"] [data-row]');
    await waiting.first().waitFor();
    const newest = (await waiting.first().textContent()) ?? "";
    await press("j");
    await press("Enter");
    await page.getByRole("button", { name: "Mark as answered" }).waitFor();
    await command("mark as answered");
    // Of those that wait it is none any more.
    await page.getByRole("button", { name: newest, exact: true }).waitFor({ state: "detached" });
    told("request answered");
  });

  it("settles what needed attention", async () => {
    const [flagged] = await bookingsOf("attention");
    await command(flagged ?? "");
    await page.getByRole("button", { name: "Resolve" }).waitFor();
    await command("resolve");
    await dialog().waitFor();
    await type("Paid by card, seen in the bank's list");
    await press("Control+Enter");
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("button", { name: "Resolve" }).count()).toBe(0);
    told("attention settled");
  });
});

/** References of what needs attention or money, as the operator's list has them; no short one that begins others too. */
async function bookingsOf(show: "attention" | "due") {
  await page.goto(`${desk.stack.url}/admin/bookings?show=${show}&status=confirmed`);
  const rows = page.locator('main table[aria-busy="false"] tbody tr');
  await rows.first().waitFor();
  const found = await rows.evaluateAll((all) => all.map((row) => /FULL-\d{4}/.exec(row.textContent)?.[0] ?? ""));
  await page.goto(`${desk.stack.url}/admin`);
  await page.getByRole("heading", { name: "What waits for you" }).waitFor();
  actions = 0;
  return found.filter((reference) => reference !== "");
}
