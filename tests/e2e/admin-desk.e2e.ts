import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { findMail } from "../support/inbox.ts";
import { seenInFour, wrongOf } from "../support/look-around.ts";
import { makeBooking, payTooLittle, planTrip, seatsLeft, someone, writeToUs } from "./admin-desk-bookings.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { type Item, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
let tour: Item;
let day: string;

beforeAll(async () => {
  const [roomiest] = await toursWithDates(desk);
  if (!roomiest) throw new Error("The seed has no tour with room");
  tour = roomiest;
  // The farthest departure: other stories book the nearest.
  day = roomiest.departure_dates.at(-1) ?? "";
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const open = (path: string) => browser.page.goto(`${desk.url}${path}`);
const asked = (text: string) =>
  browser.page.getByRole("table", { name: "Requests and messages" }).getByRole("row").filter({ hasText: text });
const booking = (text: string) =>
  browser.page.getByRole("table", { name: "Bookings" }).getByRole("row").filter({ hasText: text });
/** The dialog's own words: its reason, its button. */
const decide = async (act: string, reason: string) => {
  const dialog = browser.page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: act }).click();
  await dialog.waitFor({ state: "detached" });
};
const download = async (button: string) => {
  const [file] = await Promise.all([
    browser.page.waitForEvent("download"),
    browser.page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await file.path(), "utf8");
};

/** Its column is there for who chooses it. */
const WITH_EMAIL = "/admin/bookings?cols=trip,status,email";

describe("bookings", () => {
  it("made by a visitor appear, and are cancelled with the policy's refund", async () => {
    const { page } = browser;
    const made = await makeBooking(desk, tour, day, { name: someone("Refund"), paid: "at the provider" });
    const before = await seatsLeft(desk, tour, day);
    await open(WITH_EMAIL);
    await page.getByRole("searchbox", { name: "Search" }).fill(made.email);
    await booking(made.name).getByText("Confirmed").waitFor();
    await booking(made.name).getByRole("link").click();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    const amount = page.getByRole("dialog").getByLabel("Refund (USD)");
    expect(Number(await amount.inputValue())).toBeGreaterThan(0);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
    await page.getByText("Please give a reason.").waitFor();
    await decide("Cancel booking", "Called: a broken leg");
    await page.getByText("Cancelled").first().waitFor();
    await page.getByText("cancelled by admin@example.com").waitFor();
    await page.getByText("Reason: Called: a broken leg").waitFor();
    expect(await seatsLeft(desk, tour, day)).toBe(before + 1);
    await keepHouse(desk.url, stackState);
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText("Done", { exact: true }).waitFor();
  });

  it("that need attention stand first, until somebody settles them", async () => {
    const { page } = browser;
    const made = await makeBooking(desk, tour, day, { name: someone("Odd") });
    await payTooLittle(desk, made);
    await open(WITH_EMAIL);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await booking("The provider reports another amount").first().waitFor();
    await booking(made.name).getByRole("link").click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await decide("Confirm booking", "Paid in full, seen at the bank");
    await page.getByText("confirmed by admin@example.com").waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await open(`${WITH_EMAIL}&show=attention`);
    await page.getByText(/^As of/).waitFor();
    expect(await booking(made.name).count()).toBe(0);
  });

  it("made by hand take a place and are confirmed at once", async () => {
    const { page } = browser;
    const before = await seatsLeft(desk, tour, day);
    const email = `${randomUUID()}@example.com`;
    await open("/admin/bookings/new");
    await page.getByRole("button", { name: "Book and confirm" }).click();
    await page.getByText("Please choose a trip").waitFor();
    await page.getByLabel("Trip").selectOption(tour.id);
    await page.getByLabel("Departure date").fill(day);
    await page.getByText(`${before} ${before === 1 ? "seat" : "seats"} left on this day`).waitFor();
    await page.getByLabel("First name").fill("Phone");
    await page.getByLabel("Last name").fill("Caller");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Phone").fill("+998 90 123 45 67");
    await page.getByRole("button", { name: "Book and confirm" }).click();
    await page.getByText("booked by hand by admin@example.com").waitFor();
    expect(await seatsLeft(desk, tour, day)).toBe(before - 1);
  });

  it("stand on the list of their departure, for paper and for a spreadsheet", async () => {
    const { page } = browser;
    const made = await makeBooking(desk, tour, day, { name: "Ada Formula", requests: "=1+1" });
    await open("/admin/departures?view=list");
    await page.getByLabel("Until", { exact: true }).waitFor();
    await open(`/admin/departures/${tour.id}/${day}`);
    await page.getByRole("row").filter({ hasText: made.email }).getByText("Pending").waitFor();
    expect(await download("Download CSV")).toMatch(new RegExp(`Ada Formula,1,,'\\+998 .*,${made.email},'=1\\+1,`));
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.locator("body[data-printed]").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
    expect(await page.getByText(made.email).isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
  });
});

describe("requests", () => {
  it("are listed and marked answered", async () => {
    const { page } = browser;
    const [writer, dreamer] = [someone("Writer"), someone("Dreamer")];
    await writeToUs(desk, writer);
    await planTrip(desk, dreamer);
    await open("/admin/requests?status=new");
    await asked(dreamer).getByText("4 guests · Khiva, Bukhara · budget $4,000.00").waitFor();
    await page.getByRole("button", { name: writer }).click();
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await asked(writer).waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: "Status" }).selectOption("answered");
    // It was opened, and still is.
    await page.getByText(/^answered /).waitFor();
  });
});

describe("payments", () => {
  it("are found by id, e-mail, status and date, or are said not to be", async () => {
    const { page } = browser;
    const made = await makeBooking(desk, tour, day, { name: "Pay Later" });
    const payments = page.getByLabel("Payments, the newest first").getByRole("rowheader").getByRole("button");
    await open("/admin/payments");
    for (const term of [made.payment_id, made.email.toUpperCase()]) {
      await page.getByRole("searchbox", { name: "Search" }).fill(term);
      await page.waitForURL(/search=/);
      await payments.filter({ hasText: made.email }).waitFor();
      await expect.poll(() => payments.count()).toBe(1);
    }
    await page.getByLabel("Date").selectOption("today");
    await payments.filter({ hasText: made.email }).waitFor();
    await page.getByLabel("Status").selectOption("completed");
    await page.getByText("No payments found matching the current filters.").waitFor();
    await page.getByLabel("Status").selectOption("pending");
    await payments.filter({ hasText: made.email }).waitFor();
    await page.getByLabel("Date").selectOption("custom");
    await page.getByLabel("To, that day included").fill("2020-01-01");
    await page.getByText("No payments found matching the current filters.").waitFor();
    expect((await download("Download CSV")).trim().split("\n")).toHaveLength(1);
  });

  it("still open are marked failed for a reason", async () => {
    const { page } = browser;
    const made = await makeBooking(desk, tour, day, { name: "Never Pays" });
    await open(`/admin/payments?search=${made.email}`);
    await page.getByRole("button", { name: made.email }).click();
    await page.getByRole("button", { name: "Mark Failed" }).click();
    await decide("Mark Failed", "The bank said no");
    const panel = page.getByLabel("Payment details");
    await panel.getByText("The bank said no").waitFor();
    await panel.getByText("Failed").first().waitFor();
    expect(await panel.getByRole("button", { name: "Mark Failed" }).count()).toBe(0);
    await open("/admin/audit?search=marked");
    await page
      .getByText(/^The payment for .* was marked failed by admin@example.com$/)
      .first()
      .waitFor();
    await page.getByText("Reason: The bank said no").first().waitFor();
  });

  it("whose confirmation did not go out yet get it by Resend Email", async () => {
    const { page } = browser;
    const made = await makeBooking(desk, tour, day, { name: "No Mail", paid: "not mailed yet" });
    await open(`/admin/payments?search=${made.email}&payment=${made.payment_id}`);
    await page.getByRole("button", { name: "Resend Email" }).click();
    await page.getByText("Email Sent").waitFor();
    await keepHouse(desk.url, stackState);
    await findMail(desk.url, made.email, (mail) => /confirmed/i.test(mail));
    await page.getByLabel("Payment details").getByRole("button", { name: "Refresh" }).click();
    await page.getByRole("button", { name: "Resend Email" }).waitFor({ state: "detached" });
    await open("/admin/audit");
    await page
      .getByText(/^The confirmation for .* was sent again by admin@example.com$/)
      .first()
      .waitFor();
  });
});

describe("without a connection", () => {
  it("the desk says so, keeps what it shows with its age, and claims nothing it did not do", async () => {
    const { page, context } = browser;
    const name = someone("Offline");
    await writeToUs(desk, name);
    await open(`/admin/requests?search=${name}`);
    const line = asked(name);
    await page.getByRole("button", { name }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await page.getByText("Not marked").waitFor();
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText(/The desk needs a connection\. What you see is from \d\d:\d\d/).waitFor();
    expect(await line.getByText("New", { exact: true }).isVisible()).toBe(true);
    expect(wrongOf(await seenInFour(page))).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    // Back again it looks by itself, which may be sooner than any tap.
    await context.setOffline(false);
    await page.getByText(/^As of/).waitFor();
    await line.getByText("New", { exact: true }).waitFor();
  });
});
