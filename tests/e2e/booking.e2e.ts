import { expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm, unfold } from "../support/shop/pages.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { everythingStored } from "./everything-stored.ts";

const shop = { url: stackUrl, keys: stackKeys };
const openBrowser = storyBrowsers();
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const worded = (day: string) => dayAndMonth.format(Date.parse(`${day}T00:00Z`)).replace("Sept", "Sep");

journey("leads from a departure to the payment, keeps what was typed, and books once as shown", async () => {
  // West of Tashkent, a day read as an instant is the day before.
  const { page } = await openBrowser({ timezoneId: "America/Los_Angeles" });
  const tour = await makeTour(shop);
  const [, second = "", third = ""] = tour.departure_dates;
  const email = newEmail("books");
  await page.goto(`${shop.url}/tours/${tour.id}`);
  const departure = page.getByRole("link", { name: `${worded(second)} ${second.slice(0, 4)}` });
  await expect.poll(() => departure.innerText()).toMatch(/8 seats left/);
  expect(await departure.innerText()).toContain("$550.00 incl. taxes and fees");
  await departure.click();
  const day = page.getByLabel("Departure date");
  await expect.poll(() => day.inputValue()).toBe(second);

  await submitBookingForm(page);
  await page.getByText("Invalid booking information").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("first_name");
  expect(await page.getByText(FORM_PROBLEMS.email).count()).toBe(1);
  await fillBookingForm(page, email, 3);
  await day.selectOption(third);
  await expect.poll(() => everythingStored(page)).toContain(`"check_in":"${third}"`);
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await expect.poll(() => day.inputValue()).toBe(third);
  await page.goto(`${shop.url}/booking/tour/${tour.id}?date=2020-01-01`);
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await expect.poll(() => day.inputValue()).toBe(third);

  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  const rows = await bookingsOf(shop, email);
  expect(rows).toMatchObject([{ status: "pending", guests: 3, check_in: third }]);
  expect(Math.round((rows[0]?.total_price ?? 0) * 100)).toBe(quote(tour.price_cents, 3).total_cents);
  await page.goBack();
  await page.getByRole("button", { name: /^Pay .+ now$/ }).waitFor();
  await page.getByText(/^Held until \d\d:\d\d your time$/).waitFor();
  const voucher = await page.getByLabel("Voucher").innerText();
  for (const date of [third, rows[0]?.ends_on ?? ""]) expect(voucher).toContain(worded(date));
});

journey("books once when the server commits twice without answering", async () => {
  const { page, context } = await openBrowser();
  const tour = await makeTour(shop);
  const email = newEmail("unanswered");
  let lostAnswers = 0;
  await context.route("**/rest/v1/rpc/create_booking", async (route) => {
    if (lostAnswers === 2) return route.continue();
    lostAnswers += 1;
    await route.fetch();
    return route.abort();
  });
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(lostAnswers).toBe(2);
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "pending", guests: 2 }]);
});

journey("offers another day when the seats are gone, and frees them when the hold is cancelled", async () => {
  const { page, context } = await openBrowser();
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  const tour = await makeTour(shop, daysAhead(40, 50), { max_guests: 2 });
  const [taken = "", free = ""] = tour.departure_dates;
  const email = newEmail("second-choice");
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await holdSeats(shop, tour, taken);
  await submitBookingForm(page);
  await page.getByRole("heading", { name: "Not enough seats left on this date" }).waitFor();
  await page.getByRole("button", { name: /2 seats left/ }).click();
  await page.getByText(/^Held until/).waitFor();
  expect(await bookingsOf(shop, email)).toMatchObject([{ check_in: free, guests: 2 }]);

  await unfold(page, "Manage booking");
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByText("Nothing will be refunded. Cancel this booking?").waitFor();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("This booking was cancelled.").waitFor();
  await page.getByText("You haven't been charged, so there is nothing to refund.").waitFor();
  expect(await page.getByLabel("Voucher").count()).toBe(0);
  for (const name of ["Add to calendar", "Open on another device", "Save for offline"])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "cancelled" }]);
});

it("accepts days from 3 to 730 days ahead for a trip on request, counted in Tashkent", async () => {
  const { page } = await openBrowser({ timezoneId: "Pacific/Kiritimati" });
  const tour = await makeTour(shop, []);
  await openBookingForm(page, shop, tour);
  const day = page.getByLabel("Departure date");
  const [tooSoon = "", first, last] = daysAhead(2, 3, 730);
  const calendar = page.locator("input[type=date]");
  await expect.poll(() => calendar.getAttribute("min")).toBe(first);
  expect(await calendar.getAttribute("max")).toBe(last);
  await day.fill(tooSoon);
  await submitBookingForm(page);
  await page
    .getByText(/^We need a few days to prepare/)
    .first()
    .waitFor();
});

it("leads from the form back to the tour in a tab without an earlier page", async () => {
  const { page } = await openBrowser();
  const tour = await makeTour(shop);
  await openBookingForm(page, shop, tour);
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(`**/tours/${tour.id}`);
});

journey("opens a trip elsewhere by the mailed link and by its file, not by a wrong token or file", async () => {
  const { page } = await openBrowser();
  const tour = await makeTour(shop);
  const { id, token } = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  await page.goto(`${shop.url}/trips/${id}#${"x".repeat(43)}`);
  await page.getByText("This trip is not on this device").waitFor();
  await page.goto("about:blank");
  await page.goto(`${shop.url}/trips/${id}#${token}`);
  await page.getByLabel("Voucher").waitFor();
  expect(page.url()).toBe(`${shop.url}/trips/${id}`);

  await page.goto(`${shop.url}/trips`);
  const download = page.waitForEvent("download");
  await unfold(page, "Other devices and backup");
  await page.getByRole("button", { name: "Export my trips" }).click();
  const exported = await (await download).createReadStream();
  let text = "";
  for await (const piece of exported) text += String(piece);
  await page.getByRole("link", { name: tour.title }).first().click();
  await unfold(page, "Manage booking");
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.getByText("No trips yet").waitFor();

  const choose = (name: string, content: string) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
  await choose("broken.json", text.slice(0, -40));
  await page.getByText("That isn't a trips file").first().waitFor();
  await page.getByText("No trips yet").waitFor();
  await choose("my-trips.json", text);
  await page.getByText(/^Held until \d\d:\d\d your time$/).waitFor();
});
