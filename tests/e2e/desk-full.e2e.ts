import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FullDesk, openFullDesk, OPENING_MS } from "./full-desk.ts";

const MOST_ACTIONS = 8;

let desk: FullDesk;
let page: Page;
beforeAll(async () => {
  desk = await openFullDesk();
  ({ page } = desk);
}, OPENING_MS);
afterAll(async () => {
  expect(desk.browser.errors).toEqual([]);
  await desk.close();
});

const open = (path: string) => page.goto(`${desk.stack.url}${path}`);
const dialog = () => page.getByRole("dialog");
const rows = () => page.locator('main table[aria-busy="false"] tbody tr');

const LISTS: [path: string, column: string, filter?: string][] = [
  ["/admin/bookings", "Total", "cancelled"],
  ["/admin/departures?view=list", "Guide", "guaranteed"],
  ["/admin/requests", "Received", "answered"],
  ["/admin/reviews", "Stars", "declined"],
  ["/admin/gift-cards", "Balance", "active"],
  ["/admin/audit", "About", "departure"],
  ["/admin/codes", "Used"],
];
/** Returns the calls that ask for the order in the address. A slow desk repeats a call, so equal calls count once. */
function countOrderedCalls(): { clear: () => void; count: () => number; all: () => string } {
  const calls = new Set<string>();
  page.on("request", (request) => calls.add(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`));
  const ordered = () => {
    const order = new URL(page.url()).searchParams.get("sort")?.replace("-", "");
    return [...calls].filter((call) => call.includes(`"sort":"${order}"`));
  };
  return { clear: () => calls.clear(), count: () => ordered().length, all: () => ordered().join("\n") };
}

const MOST_ROWS = 110;
/** Within this time a list would request its next page. */
const QUIET_MS = 700;

it("shows a page of rows of each list, and sorts and filters it with one call, among 10,000 bookings", async () => {
  const ordered = countOrderedCalls();
  const showsPageAfter = async (calls: number, path: string) => {
    await expect.poll(ordered.count).toBe(calls);
    await rows().first().waitFor();
    await page.waitForTimeout(QUIET_MS);
    expect(ordered.count(), `${path}: ${ordered.all()}`).toBe(calls);
    expect(await rows().count(), path).toBeLessThanOrEqual(MOST_ROWS);
  };
  for (const [path, column, filter] of LISTS) {
    await open(path);
    await rows().nth(1).waitFor();
    expect(await rows().count(), path).toBeLessThanOrEqual(MOST_ROWS);
    ordered.clear();
    await page.getByRole("columnheader", { name: column }).getByRole("button", { name: column }).first().click();
    await page.waitForURL(/sort=/);
    // All codes are read at once, and sorted on the device.
    await showsPageAfter(filter === undefined ? 0 : 1, path);
    if (filter === undefined) continue;
    await page.locator(`main select:has(option[value="${filter}"])`).selectOption(filter);
    await showsPageAfter(2, path);
  }
});

it("reads the account of a person once per page", async () => {
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/bookings_of_my_email")) reads += 1;
  });
  const accountIsRead = page.waitForResponse(/bookings_of_my_email/);
  await open("/admin/bookings");
  await accountIsRead;
  await page.waitForTimeout(QUIET_MS);
  expect(reads).toBe(1);
});

it("keeps few rows in the page while one scrolls through all payments", async () => {
  await open("/admin/payments");
  const table = page.getByRole("table", { name: "Payments, the newest first" });
  await table.getByRole("row").nth(2).waitFor();
  const count = Number(await table.getAttribute("aria-rowcount"));
  expect(count).toBeGreaterThan(9_000);
  for (const part of [0.5, 1, 0]) {
    const at = await table.evaluate((element, share) => {
      const area = element.parentElement;
      area?.scrollTo({ top: area.scrollHeight * share });
      return share;
    }, part);
    const shown = at === 1 ? count : at === 0 ? 2 : Math.round(count / 2);
    await table.locator(`[aria-rowindex="${shown}"]`).waitFor();
    expect(await table.getByRole("row").count()).toBeLessThanOrEqual(40);
  }
});

let actions = 0;
async function press(key: string): Promise<void> {
  actions += 1;
  await page.keyboard.press(key);
}
async function type(words: string): Promise<void> {
  actions += 1;
  await page.keyboard.insertText(words);
}
async function command(words: string): Promise<void> {
  await press("/");
  await type(words);
  await press("Enter");
}
async function task(name: string, act: () => Promise<void>): Promise<void> {
  await open("/admin");
  await page.getByRole("region", { name: "Tasks" }).getByRole("listitem").first().waitFor();
  actions = 0;
  await act();
  expect(actions, name).toBeLessThanOrEqual(MOST_ACTIONS);
}
const atBooking = () => page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
async function referenceIn(show: "attention" | "due"): Promise<string> {
  await open(`/admin/bookings?show=${show}&status=confirmed`);
  await rows().first().waitFor();
  const found = await rows().evaluateAll((all) => all.map((row) => /FULL-\d{4}/.exec(row.textContent)?.[0] ?? ""));
  return found.find((reference) => reference !== "") ?? "";
}

it("finds travelers, departures and balances with at most 8 actions on the keyboard", async () => {
  await task("a booking by its name", async () => {
    await command("Timur Haas-Ito");
    await atBooking();
    await page.getByText("Timur Haas-Ito").first().waitFor();
  });
  await task("a booking by its reference", async () => {
    await command("FULL-4711");
    await atBooking();
    await page.getByText("FULL-4711").first().waitFor();
  });
  await task("the people of the day's first departure", async () => {
    await command("guests on");
    await page.waitForURL(/\/admin\/departures\/[0-9a-f-]{36}\/\d{4}-\d\d-\d\d$/);
  });
  await task("what departs tomorrow", async () => {
    await command("tomorrow");
    await page.waitForURL(/\/admin\/departures\//);
  });
  await task("the balance that is most overdue", async () => {
    await command("bookings");
    await page.getByRole("heading", { level: 1, name: "Bookings" }).waitFor();
    await command("balance due");
    await page.waitForURL(/show=due/);
    await press("j");
    await press("Enter");
    await atBooking();
  });
});

it("settles mails, cash, letters, requests and doubts with at most 8 actions on the keyboard", async () => {
  await task("send a failed mail again", async () => {
    // The heading goes with the last of them.
    const failed = () =>
      page
        .getByRole("heading", { name: /^Mails that failed \d/ })
        .evaluateAll(([heading]) => heading?.textContent.replace(/\D/g, ""));
    const before = Number(await failed());
    expect(before).toBeGreaterThan(0);
    await command("send again");
    await expect.poll(async () => Number((await failed()) ?? 0)).toBe(before - 1);
  });
  const owed = await referenceIn("due");
  await task("record the cash that settles a booking", async () => {
    await command(owed);
    await page.getByRole("button", { name: "Record money" }).waitFor();
    await command("record money");
    await dialog().getByRole("button", { name: "Record" }).first().waitFor();
    await press("Control+Enter");
    await dialog().waitFor({ state: "detached" });
  });
  await task("write to a traveler what to bring", async () => {
    await command("Anna Bianchi-Chen");
    await page.getByRole("button", { name: "Write to the guest" }).waitFor();
    await command("write to");
    await dialog().getByText("Goes to 1 address", { exact: false }).waitFor();
    await press("ArrowDown");
    await press("Control+Enter");
    await dialog().getByRole("heading", { name: "1 letter queued" }).waitFor();
  });
  await task("mark the newest request answered", async () => {
    await command("requests");
    await page.waitForURL(/\/admin\/requests/);
    const newest = rows().locator("[data-row]").first();
    const name = (await newest.textContent()) ?? "";
    await press("j");
    await press("Enter");
    await page.getByRole("button", { name: "Mark as answered" }).waitFor();
    await command("mark as answered");
    await page.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
  });
  const flagged = await referenceIn("attention");
  await task("settle what needed attention", async () => {
    await command(flagged);
    await page.getByRole("button", { name: "Resolve" }).waitFor();
    await command("resolve");
    await dialog().waitFor();
    await type("Paid by card, seen in the bank's list");
    await press("Control+Enter");
    await dialog().waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Resolve" }).waitFor({ state: "detached" });
  });
});
