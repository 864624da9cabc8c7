import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy, type Trouble } from "../support/faulty-proxy.ts";
import { booked, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let profile: string;
let browser: Browser;
const open = async () => {
  browser = await openBrowser({ serviceWorkers: "allow", profile, args: proxy.args });
};

beforeEach(async () => {
  proxy = await startFaultyProxy(/\/rpc\/create_booking$/);
  profile = mkdtempSync(join(tmpdir(), "journey-restart-"));
  await open();
});
afterEach(async () => {
  await browser.close();
  await proxy.stop();
  rmSync(profile, { recursive: true, force: true });
});

it.each<[Trouble, string]>([
  ["no signal", "flight"],
  ["hangs", "hangs"],
  ["answers 500", "fails"],
  ["dies after it committed", "dies"],
])(
  "booked while the server %s, browser closed, started again: one booking, and the way to pay it",
  async (trouble, who) => {
    const email = mailbox(`restart-${who}`);
    const item = (await toursWithDates(desk)).at(-2);
    if (!item) throw new Error("No tour has room left");
    const day = item.departure_dates.at(-1) ?? "";
    await browser.page.goto(`${desk.url}/booking/tour/${item.id}`);
    await browser.page.getByLabel("Departure date").waitFor();
    await fill(browser.page, email, 1);
    await browser.page.getByLabel("Departure date").selectOption(day);
    await browser.page.waitForLoadState("networkidle");
    proxy.state.trouble = trouble;
    await send(browser.page);
    // Told as unknown once a try got no answer.
    const { page: before } = browser;
    await before.getByText("Only on this device").or(before.getByText("Waiting for our answer")).first().waitFor();
    await expect.poll(() => proxy.state.met).toBeGreaterThan(0);
    const committed = trouble === "dies after it committed" ? 1 : 0;
    await expect.poll(async () => (await booked(desk, email)).length).toBe(committed);
    await browser.close();

    proxy.state.trouble = "none";
    await open();
    const { page } = browser;
    await page.goto(desk.url);
    await page.getByRole("link", { name: /^Held until \d\d:\d\d: pay now/ }).click();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.waitForURL("**/_sandbox/pay/*");
    const rows = await booked(desk, email);
    expect(rows).toMatchObject([{ status: "pending", guests: 1, check_in: day, customer_name: "Жасур Oʻrinboev" }]);
    expect(rows.map((row) => Math.round(row.total_price * 100))).toEqual([quote(item.price_cents, 1).total_cents]);
    expect(browser.errors).toEqual([]);
  },
);
