import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import type { Item } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { everythingStored } from "./stored.ts";

const desk = { url: stackUrl, keys: stackKeys };
const tomorrow = addDays(todayInTashkent(Date.now()), 1);
const guest = `Zarina ${randomUUID().replace(/[^a-f]/g, "")}`;
let browser: Browser;
let tour: Item;
const booking = randomUUID();

beforeAll(async () => {
  tour = await makeTour(desk, []);
  const [first, last] = guest.split(" ");
  await asAdmin(desk, "rpc/admin_manual_booking", {
    booking: {
      id: booking,
      tour_id: tour.id,
      guests: 2,
      check_in: tomorrow,
      check_out: tomorrow,
      customer_first_name: first,
      customer_last_name: last,
      customer_email: "zarina@example.com",
      customer_phone: "+998 90 765 43 21",
    },
  });
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("the morning names who departs and what waits, each one tap from where it is mended", async () => {
  const { page } = browser;
  await page.goto(`${desk.url}/admin`);
  const departing = page.getByRole("region", { name: "Departures today and tomorrow" });
  const row = departing.getByRole("row").filter({ hasText: tour.title });
  await row.getByText("no word yet").waitFor();
  await row.getByText("2 in 1 booking").waitFor();
  await page.getByRole("region", { name: "Revenue that came in" }).getByText("7 days with today").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole("link", { name: `No guide yet: choose one for ${tour.title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).waitFor();
  await page.keyboard.press("Escape");
  await page.goto(`${desk.url}/admin`);
  await row.getByRole("link", { name: `People on ${tour.title}` }).click();
  await page.getByRole("link", { name: "+998 90 765 43 21" }).first().waitFor();
});

it("without a network it opens with its age, with the people of the days to come; nothing can be changed", async () => {
  const { page, context } = browser;
  await page.goto(`${desk.url}/admin`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.getByText(/^Ready without a network:/).waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto(`${desk.url}/admin`);
  await page.getByText(/The desk needs a connection\. What you see is from \d\d:\d\d/).waitFor();
  await page.getByRole("link", { name: `People on ${tour.title}` }).click();
  const kept = page.getByText(/The desk needs a connection\. What you see is from/);
  await kept.first().waitFor();
  // Never opened here before: it came along.
  await page.getByRole("link", { name: guest }).first().click();
  await page.getByRole("heading", { name: new RegExp(guest) }).waitFor();
  await page.getByRole("link", { name: "+998 90 765 43 21" }).first().waitFor();
  await page.goto(`${desk.url}/admin/departures?view=week&at=${tomorrow}&item=${tour.id}`);
  await page.getByRole("grid").getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "What to do with those ticked" });
  await bar.getByText("Nothing can be changed without a network.").waitFor();
  expect(await bar.getByRole("button", { name: "Close" }).isDisabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => bar.getByRole("button", { name: "Close" }).isEnabled()).toBe(true);
});

it("all of it is gone once one signs out", async () => {
  const { page } = browser;
  expect(await everythingStored(page)).toContain("765 43 21");
  await page.getByRole("main").waitFor();
  await page.locator("summary", { hasText: "admin@example.com" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${desk.url}/auth`);
  const kept = await everythingStored(page);
  expect(kept).not.toContain("765 43 21");
  expect(kept).not.toContain(guest);
});
