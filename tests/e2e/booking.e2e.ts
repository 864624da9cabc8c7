import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { SAYS } from "../../src/domain/booking/form/field-rules.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { everythingStored } from "./stored.ts";
import { booked, fill, type Item, mailbox, send, setPrice, toursWithDates, withoutLock } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let tours: Item[];
let browser: Browser;
let profile: string;

beforeAll(async () => {
  tours = await toursWithDates(desk);
});
beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), "journey-booking-"));
  browser = await openBrowser({ profile });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

const tour = (index: number): Item => {
  const found = tours[index % tours.length];
  if (!found) throw new Error("The seed has no tour with departures");
  return found;
};
const openForm = async (item: Item) => {
  await browser.page.goto(`${desk.url}/booking/tour/${item.id}`);
  await browser.page.getByLabel("Departure date").waitFor();
};
/** The provider's own page. */
const PAYMENT_PAGE = "**/_sandbox/pay/*";
const once = async (email: string, item: Item, guests = 2) => {
  const rows = await booked(desk, email);
  expect(rows).toMatchObject([{ status: "pending", guests, check_in: item.departure_dates[0] }]);
  expect(rows.map((row) => Math.round(row.total_price * 100))).toEqual([quote(item.price_cents, guests).total_cents]);
};

describe("booking", () => {
  it("leads from the form to the payment at once, and books once, at the price that was shown", async () => {
    const { page } = browser;
    const email = mailbox("online");
    await openForm(tour(0));
    await send(page);
    await page.getByText("Invalid booking information").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("check_in");
    expect(await page.getByText(SAYS.email).count()).toBe(1);
    await fill(page, email, 3);
    await send(page);
    await page.waitForURL(PAYMENT_PAGE);
    await once(email, tour(0), 3);
    await page.goBack();
    await page.getByRole("button", { name: "Pay now" }).waitFor();
    await page.getByText(/^Held until \d\d:\d\d$/).waitFor();
  });

  it("brings back what was typed", async () => {
    const { page } = browser;
    await openForm(tour(0));
    await fill(page, "kept@example.com");
    // Nobody reloads in the same moment; a script does. The phone stands in an earlier story's booking, too.
    await expect.poll(() => everythingStored(page)).toContain("kept@example.com");
    await page.reload();
    await page.getByText("We saved your details.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("kept@example.com");
    await expect.poll(() => page.getByLabel("Departure date").inputValue()).toBe(tour(0).departure_dates[0]);
  });
});

describe("a server in trouble", () => {
  it.each([
    ["answers 500", "500"],
    ["hangs", "hang"],
    ["dies after it committed", "die"],
  ])("that %s is asked again, and books once", async (_, trouble) => {
    const { page, context } = browser;
    const email = mailbox(trouble);
    let troubles = 2;
    await context.route("**/rest/v1/rpc/create_booking", async (route) => {
      troubles -= 1;
      if (troubles < 0) return route.continue();
      if (trouble === "500") return route.fulfill({ status: 500, json: { message: "boom" } });
      // The app gives up by itself.
      if (trouble === "hang") return;
      await route.fetch();
      return route.abort();
    });
    await openForm(tour(2));
    await fill(page, email);
    await send(page);
    await page.waitForURL(PAYMENT_PAGE, { timeout: 60_000 });
    expect(troubles).toBeLessThan(0);
    await once(email, tour(2));
  });
});

it("never books at a price that was not seen: it asks first", async () => {
  const { page, context } = browser;
  const item = tour(3);
  const email = mailbox("dearer");
  await withoutLock(context);
  await openForm(item);
  await fill(page, email);
  // The mirror must not learn of it before the booking is sent.
  await context.route("**/rest/v1/rpc/catalogue_since", (route) => route.abort());
  await setPrice(desk, item.id, item.price_cents + 5_000);
  try {
    await send(page);
    await page.getByText("The price has gone up", { exact: true }).waitFor();
    expect(await booked(desk, email)).toEqual([]);
    await page.getByRole("button", { name: /^Book for \$/ }).click();
    await page.waitForURL(PAYMENT_PAGE);
    await once(email, { ...item, price_cents: item.price_cents + 5_000 });
  } finally {
    await setPrice(desk, item.id, item.price_cents);
  }
});
