import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { findMail, linkFromMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { makeBooking, payAtProvider } from "./admin-desk-bookings.ts";
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
  day = roomiest.departure_dates.at(-1) ?? "";
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const open = (path: string) => browser.page.goto(`${desk.url}${path}`);
const dialog = () => browser.page.getByRole("dialog");
const decide = async (act: string, reason: string) => {
  await dialog().getByLabel("Reason").fill(reason);
  await dialog().getByRole("button", { name: act }).click();
  await dialog().waitFor({ state: "detached" });
};
const fact = (label: string) =>
  browser.page.locator("dt", { hasText: new RegExp(`^${label}$`) }).locator("xpath=following-sibling::dd[1]");

it("a booking made by hand owes until cash is recorded for it; the receipt comes by mail, the trip says so", async () => {
  const { page } = browser;
  const email = `${randomUUID()}@example.com`;
  await open("/admin/bookings/new");
  await page.getByLabel("Trip").selectOption(tour.id);
  await page.getByLabel("Departure date").fill(day);
  await page.getByLabel("First name").fill("Cash");
  await page.getByLabel("Last name").fill("Payer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
  await page.getByRole("button", { name: "Book and confirm" }).click();
  await page.getByText("booked by hand by admin@example.com").waitFor();
  await page.getByText(/^The traveler owes \$/).waitFor();
  await keepHouse(desk.url, stackState);
  const owing = await findMail(desk.url, email, (mail) => mail.includes("Still to pay"));
  expect(owing).toContain("Your seats are confirmed.");
  expect(owing).not.toContain("payment arrived");

  await page.getByRole("button", { name: "Record money" }).click();
  await dialog().getByText(`The booking is then paid in full. ${email} gets an email with the receipt.`).waitFor();
  const amount = dialog().getByLabel("Amount (USD)");
  const total = Number(await amount.inputValue());
  await amount.fill((total + 5).toFixed(2));
  await dialog()
    .getByText(/^\$5\.00 is more than is owed/)
    .waitFor();
  await amount.fill((total - 10).toFixed(2));
  await dialog()
    .getByText(/^\$10\.00 is then still to pay by /)
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog().getByLabel("Note (optional)").fill("In the office");
  await dialog().getByRole("button", { name: "Record it" }).dblclick();
  await dialog().waitFor({ state: "detached" });
  await page.getByText(/Cash, recorded by admin@example.com: In the office/).waitFor();
  await page.getByText("The traveler owes $10.00.").waitFor();

  await page.getByRole("button", { name: "Record money" }).click();
  expect(await amount.inputValue()).toBe("10.00");
  await dialog().getByLabel("How it came in").selectOption("bank_transfer");
  await dialog().getByRole("button", { name: "Record it" }).click();
  await page.getByText("Settled: nothing is owed on either side.").waitFor();
  await page.getByText("Payment by bank transfer").waitFor();
  expect(await page.getByText("Recorded by admin@example.com", { exact: true }).count()).toBe(2);
  await keepHouse(desk.url, stackState);
  const told = await findMail(
    desk.url,
    email,
    (mail) => /REC-\d{4}-\d{5}/.test(mail) && mail.includes("Bank transfer"),
  );
  expect(told).toContain("Your trip is paid in full.");

  const link = await linkFromMail(desk.url, email, "/trips/");
  const traveler = await openBrowser({ viewport: { width: 390, height: 844 } });
  try {
    await traveler.page.goto(link);
    await traveler.page.getByText("Payment in cash").waitFor();
    await traveler.page.getByText("Payment by bank transfer").waitFor();
    expect(await traveler.page.getByText("Still to pay").count()).toBe(0);
    expect(await traveler.page.getByText("admin@example.com").count()).toBe(0);
    expect(traveler.errors).toEqual([]);
  } finally {
    await traveler.close();
  }
});

it("money of two ways goes back by both, said before; what is given by hand is marked, what was a mistake taken back", async () => {
  const { page } = browser;
  const made = await makeBooking(desk, tour, day, { name: "Two Ways" });
  await open(`/admin/bookings/${made.id}`);
  await page.getByRole("button", { name: "Record money" }).click();
  await dialog().getByLabel("Amount (USD)").fill("40");
  await dialog()
    .getByText(/^Confirms the booking\. \$[\d,.]+ is then still to pay/)
    .waitFor();
  await dialog().getByRole("button", { name: "Record it" }).click();
  await page.getByText(/Cash, recorded by admin@example.com/).waitFor();
  await payAtProvider(desk, made.id, made.token);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Settled: nothing is owed on either side.").waitFor();

  await page.getByRole("button", { name: "Cancel booking" }).click();
  const amount = dialog().getByLabel("Refund (USD)");
  await amount.fill("1.00");
  await dialog().getByText("$1.00 goes back to the card.", { exact: true }).waitFor();
  await amount.fill((await fact("Total").innerText()).replaceAll(/[$,]/g, ""));
  await dialog()
    .getByText(/goes back: \$[\d,.]+ to the card and \$40\.00 in cash from our office\. What doesn't go to a card/)
    .waitFor();
  await decide("Cancel booking", "Called: a broken leg");
  await page.getByText("To be given back by hand: $40.00 in cash").waitFor();
  await page.getByText("Money is to be given back by hand").waitFor();
  await page.getByRole("button", { name: "Mark $40.00 as given" }).click();
  await decide("Yes, it was given", "Came to the office");
  await page.getByText(/^Given by admin@example.com, /).waitFor();
  expect(await page.getByText("Money is to be given back by hand").count()).toBe(0);
  await page.getByText("Refund given in cash").waitFor();
});

it("recorded by mistake it is taken back with a reason, and owed again; the traveler is told", async () => {
  const { page } = browser;
  const made = await makeBooking(desk, tour, day, { name: "Wrong Name" });
  await open(`/admin/bookings/${made.id}`);
  await page.getByRole("button", { name: "Record money" }).click();
  await dialog().getByRole("button", { name: "Record it" }).click();
  await page.getByText("Settled: nothing is owed on either side.").waitFor();
  await open(`/admin/payments?search=${made.email}`);
  await page.getByRole("row", { name: "Cash, admin@example.com" }).getByRole("button").click();
  await page.getByLabel("Payment details").getByText("Cash, recorded by admin@example.com").waitFor();
  await page.getByRole("button", { name: "Recorded by mistake" }).click();
  await decide("Take it back", "Another booking's money");
  await page.getByLabel("Payment details").getByText("Another booking's money").waitFor();
  await open(`/admin/bookings/${made.id}`);
  await page.getByText("Payment in cash recorded by mistake").waitFor();
  await page.getByText(/^The traveler owes \$/).waitFor();
  await keepHouse(desk.url, stackState);
  expect(await findMail(desk.url, made.email, (mail) => mail.includes("by mistake"))).toMatch(/PAY-\d{4}-\d{5}/);
});
