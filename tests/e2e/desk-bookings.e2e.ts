import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { findMail, linkFromMail } from "../support/inbox.ts";
import {
  completePayment,
  holdSeats,
  newEmail,
  newName,
  openPayment,
  type OwnBooking,
  payAtProvider,
  payBooking,
  withholdEmails,
} from "../support/shop/bookings.ts";
import { unfold } from "../support/shop/pages.ts";
import { askAsTraveler } from "../support/shop/shop.ts";
import { daysAhead, makeTour, type OwnTour, seatsLeft } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { adminBrowser, shop } from "./desk-browser.ts";

const desk = adminBrowser();
const { page, open, dialog, decide, download } = desk;
const [day = ""] = daysAhead(40);
let tour: OwnTour;

beforeAll(async () => {
  tour = await makeTour(shop, [day], { max_guests: 40 });
});

const bookings = (text: string) =>
  page().getByRole("table", { name: "Bookings" }).getByRole("row").filter({ hasText: text });
const recordMoney = () => page().getByRole("button", { name: "Record money" }).click();
const recordIt = () => dialog().getByRole("button", { name: "Record", exact: true });
const waitForText = (text: string | RegExp) => page().getByText(text).first().waitFor();

journey("refunds by the policy and frees the seats when an admin cancels a paid booking", async () => {
  const made = await holdSeats(shop, tour, day, { name: newName("Refund"), guests: 1 });
  await payAtProvider(shop, made);
  const before = await seatsLeft(shop, tour, day);
  await open("/admin/bookings?cols=trip,status,email");
  await page().getByRole("searchbox", { name: "Search" }).fill(made.email);
  await bookings(made.name).getByText("Confirmed").waitFor();
  await bookings(made.name).getByRole("link").click();
  await page().getByRole("button", { name: "Cancel booking" }).click();
  expect(Number(await dialog().getByLabel("Refund (USD)").inputValue())).toBeGreaterThan(0);
  await dialog().getByRole("button", { name: "Cancel booking" }).click();
  await waitForText("Please give a reason.");
  await decide("Cancel booking", "Called: a broken leg");
  await waitForText("cancelled by admin@example.com");
  await waitForText("Reason: Called: a broken leg");
  expect(await seatsLeft(shop, tour, day)).toBe(before + 1);
  await runHousekeeping(shop.url, shop.stateDir);
  await page().getByRole("button", { name: "Refresh" }).click();
  await page().getByText("Done", { exact: true }).waitFor();
});

it("lists a booking that was paid too little as needing attention until an admin confirms it", async () => {
  const made = await holdSeats(shop, tour, day, { name: newName("Odd"), guests: 1 });
  await completePayment(shop, (await openPayment(shop, made)).payment_id, 1);
  const attention = `/admin/bookings?show=attention&search=${made.email}`;
  await open(attention);
  await bookings("The provider reports another amount").waitFor();
  await bookings(made.name).getByRole("link").click();
  await page().getByRole("button", { name: "Confirm" }).click();
  await decide("Confirm booking", "Paid in full, seen at the bank");
  await waitForText("confirmed by admin@example.com");
  expect(await page().evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await desk.openRead(attention);
  expect(await bookings(made.name).count()).toBe(0);
});

journey("owes for a booking made by hand until cash and a transfer settle it, with receipts by mail", async () => {
  const email = newEmail("cash");
  const before = await seatsLeft(shop, tour, day);
  await open("/admin/bookings/new");
  await page().getByRole("button", { name: "Book and confirm" }).click();
  await waitForText("Please choose a trip");
  await page().getByLabel("Trip").selectOption(tour.id);
  await page().getByLabel("Departure date").fill(day);
  await waitForText(`${before} seats left on this day`);
  await page().getByLabel("First name").fill("Cash");
  await page().getByLabel("Last name").fill("Payer");
  await page().getByRole("textbox", { name: "Email" }).fill(email);
  await page().getByLabel("Phone").fill("+998 90 123 45 67");
  await page().getByRole("button", { name: "Book and confirm" }).click();
  await waitForText("booked by hand by admin@example.com");
  await waitForText(/^The traveler owes \$/);
  expect(await seatsLeft(shop, tour, day)).toBe(before - 1);
  await runHousekeeping(shop.url, shop.stateDir);
  expect(await findMail(shop.url, email, (mail) => mail.includes("Still to pay"))).not.toContain("payment arrived");

  await recordMoney();
  await dialog().getByText(`The booking is then paid in full. ${email} gets an email with the receipt.`).waitFor();
  const amount = dialog().getByLabel("Amount (USD)");
  const total = Number(await amount.inputValue());
  await amount.fill((total + 5).toFixed(2));
  await waitForText(/^\$5\.00 is more than is owed/);
  await amount.fill((total - 10).toFixed(2));
  await waitForText(/^\$10\.00 is still to pay by /);
  await dialog().getByLabel("Note (optional)").fill("In the office");
  await recordIt().dblclick();
  await desk.closed();
  await waitForText(/Cash, recorded by admin@example.com: In the office/);
  await waitForText("The traveler owes $10.00.");

  await recordMoney();
  expect(await amount.inputValue()).toBe("10.00");
  await dialog().getByLabel("Paid by").selectOption("bank_transfer");
  await recordIt().click();
  await waitForText("Settled: nothing is owed on either side.");
  await runHousekeeping(shop.url, shop.stateDir);
  const receipt = await findMail(shop.url, email, (mail) => mail.includes("Bank transfer"));
  expect(receipt).toMatch(/REC-\d{4}-\d{5}/);
  expect(receipt).toContain("Your trip is paid in full.");

  const traveler = await openBrowser();
  await traveler.page.goto(await linkFromMail(shop.url, email, "/trips/"));
  await unfold(traveler.page, "Manage booking");
  await traveler.page.getByText("Payment in cash").waitFor();
  await traveler.page.getByText("Payment by bank transfer").waitFor();
  expect(await traveler.page.getByText(/Still to pay|admin@example.com/).count()).toBe(0);
  expect(traveler.errors).toEqual([]);
  await traveler.close();
});

it("returns money by the way it came, and marks cash as given, when a booking was paid in two ways", async () => {
  const made = await holdSeats(shop, tour, day, { name: newName("Ways"), guests: 1 });
  await open(`/admin/bookings/${made.id}`);
  await recordMoney();
  await dialog().getByLabel("Amount (USD)").fill("40");
  await waitForText(/^Confirms the booking\. \$[\d,.]+ is still to pay/);
  await recordIt().click();
  await waitForText(/Cash, recorded by admin@example.com/);
  await payAtProvider(shop, made);
  await page().getByRole("button", { name: "Refresh" }).click();
  await waitForText("Settled: nothing is owed on either side.");

  await page().getByRole("button", { name: "Cancel booking" }).click();
  const amount = dialog().getByLabel("Refund (USD)");
  await amount.fill("1.00");
  await dialog().getByText("$1.00 is refunded to the card.", { exact: true }).waitFor();
  const total = page().locator("dt", { hasText: /^Total$/ });
  await amount.fill((await total.locator("xpath=following-sibling::dd[1]").innerText()).replaceAll(/[$,]/g, ""));
  await waitForText(/is refunded: \$[\d,.]+ to the card and \$40\.00 in cash from our office\./);
  await decide("Cancel booking", "Called: a broken leg");
  await waitForText("To refund by hand: $40.00 in cash");
  await page().getByRole("button", { name: "Mark $40.00 as refunded" }).click();
  await decide("Yes, refunded", "Came to the office");
  await waitForText(/^Refunded by admin@example.com, /);
  await waitForText("Refund given in cash");
  expect(await page().getByText("Money must be refunded by hand").count()).toBe(0);
});

it("takes back cash that was recorded by mistake, and tells the traveler what is owed again", async () => {
  const made = await holdSeats(shop, tour, day, { name: newName("Wrong"), guests: 1 });
  await open(`/admin/bookings/${made.id}`);
  await recordMoney();
  await recordIt().click();
  await waitForText("Settled: nothing is owed on either side.");
  await open(`/admin/payments?search=${made.email.toUpperCase()}`);
  await page().getByRole("row", { name: "Cash, admin@example.com" }).getByRole("button").click();
  await page().getByRole("button", { name: "Recorded by mistake" }).click();
  await decide("Reverse payment", "Another booking's money");
  await page().getByLabel("Payment details").getByText("Another booking's money").waitFor();
  await open(`/admin/bookings/${made.id}`);
  await waitForText("Payment in cash recorded by mistake");
  await waitForText(/^The traveler owes \$/);
  await runHousekeeping(shop.url, shop.stateDir);
  expect(await findMail(shop.url, made.email, (mail) => mail.includes("by mistake"))).toMatch(/PAY-\d{4}-\d{5}/);
});

async function paidWithoutMail(): Promise<OwnBooking> {
  const own = await holdSeats(shop, tour, day, { name: newName("Mail"), guests: 1 });
  await payBooking(shop, own);
  // Housekeeping may already have claimed the mail.
  const withheld = (await withholdEmails(shop)) as { kind: string; to_address: string }[];
  const isOwn = withheld.some(({ kind, to_address }) => kind === "booking_confirmed" && to_address === own.email);
  return isOwn ? own : paidWithoutMail();
}

it("finds a payment by id and filters, marks it failed for a reason, and sends a confirmation again", async () => {
  const made = await holdSeats(shop, tour, day, { name: newName("Never"), guests: 1 });
  const { payment_id } = await openPayment(shop, made);
  const payments = page().getByLabel("Payments, the newest first").getByRole("rowheader").getByRole("button");
  const nothing = page().getByText("No payments found matching the current filters.");
  await open("/admin/payments");
  await page().getByRole("searchbox", { name: "Search" }).fill(payment_id);
  await page().waitForURL(/search=/);
  await expect.poll(() => payments.count()).toBe(1);
  await page().getByLabel("Status").selectOption("completed");
  await nothing.waitFor();
  await page().getByLabel("Status").selectOption("pending");
  await payments.filter({ hasText: made.email }).waitFor();
  await page().getByLabel("Date").selectOption("custom");
  await page().getByLabel("To, that day included").fill("2020-01-01");
  await nothing.waitFor();
  expect((await download("Download CSV")).text.trim().split("\n")).toHaveLength(1);

  await open(`/admin/payments?search=${made.email}&payment=${payment_id}`);
  await page().getByRole("button", { name: "Mark Failed" }).click();
  await decide("Mark Failed", "The bank said no");
  const panel = page().getByLabel("Payment details");
  await panel.getByText("The bank said no").waitFor();
  await panel.getByText("Failed").first().waitFor();
  expect(await panel.getByRole("button", { name: "Mark Failed" }).count()).toBe(0);

  const paid = await paidWithoutMail();
  await open(`/admin/payments?search=${paid.email}`);
  await page().getByRole("button", { name: paid.email }).click();
  await page().getByRole("button", { name: "Resend Email" }).click();
  await waitForText("Email Sent");
  await runHousekeeping(shop.url, shop.stateDir);
  await findMail(shop.url, paid.email, (mail) => /confirmed/i.test(mail));
  await panel.getByRole("button", { name: "Refresh" }).click();
  await page().getByRole("button", { name: "Resend Email" }).waitFor({ state: "detached" });
  await open("/admin/audit");
  await waitForText(/^The confirmation for .* was sent again by admin@example.com$/);
});

it("prints the people of a departure and writes them for a spreadsheet without formulas", async () => {
  const own = await makeTour(shop, [day]);
  const made = await holdSeats(shop, own, day, { name: "Ada Formula", guests: 1, requests: "=1+1" });
  await open(`/admin/departures/${own.id}/${day}`);
  await page().getByRole("row").filter({ hasText: made.email }).getByText("Pending").waitFor();
  const { text } = await download("Download CSV");
  expect(text).toMatch(new RegExp(`Ada Formula,1,,\\+998 .*,${made.email},'=1\\+1,`));
  await page().evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page().getByRole("button", { name: "Print" }).click();
  await page().locator("body[data-printed]").waitFor();
  await page().emulateMedia({ media: "print" });
  expect(await page().getByRole("navigation").first().isVisible()).toBe(false);
  expect(await page().getByText(made.email).isVisible()).toBe(true);
  await page().emulateMedia({ media: null });
});

it("lists messages and trip requests, and marks one answered", async () => {
  const [writer, dreamer] = [newName("Writer"), newName("Dreamer")];
  await askAsTraveler(shop, "submit_contact_message", {
    message: { id: randomUUID(), name: writer, email: newEmail("writer"), message: "Is it cold in May?" },
  });
  await askAsTraveler(shop, "submit_trip_request", {
    request: {
      id: randomUUID(),
      name: dreamer,
      email: newEmail("dreamer"),
      guests: 4,
      cities: ["Khiva", "Bukhara"],
      budget_cents: 400_000,
      wishes: "Slowly, with a lot of tea.",
    },
  });
  const requestRow = (name: string) =>
    page().getByRole("table", { name: "Requests and messages" }).getByRole("row").filter({ hasText: name });
  await open("/admin/requests?status=new");
  await requestRow(dreamer).getByText("4 guests · Khiva, Bukhara · $4,000.00").waitFor();
  await page().getByRole("button", { name: writer }).click();
  await page().getByRole("button", { name: "Mark as answered" }).click();
  await requestRow(writer).waitFor({ state: "detached" });
  await page().getByRole("combobox", { name: "Status" }).selectOption("answered");
  await page()
    .getByText(/^answered /)
    .waitFor();
});
