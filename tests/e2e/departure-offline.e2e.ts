import { expect, it } from "vitest";
import { day, money } from "#texts/write.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { axeFindings } from "../support/axe.ts";
import { openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, refusePriceLocks, submitBookingForm } from "../support/shop/pages.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";

const shop = { url: stackUrl, keys: stackKeys };
const offered = (date: string, cents: number) => `${day(date)} · ${money(quote(cents, 2).total_cents)} 8 seats left`;

it("offers the open departures when the one booked offline was cancelled meanwhile, and one tap books one", async () => {
  const [requestedDay = "", next = "", later = "", full = ""] = daysAhead(30, 37, 44, 51);
  const tour = await makeTour(shop, [requestedDay, next, later, full]);
  const save = (start_date: string, fields: object) =>
    askAsAdmin(shop, "rpc/save_departure", { departure: { tour_id: tour.id, start_date, ...fields } });
  await save(later, { price_cents: 60_000 });
  await holdSeats(shop, tour, full, { guests: 8 });
  const { errors, page, context, close } = await openBrowser({ serviceWorkers: "allow" });
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  await refusePriceLocks(context);
  await openBookingForm(page, shop, tour);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const email = newEmail("queued");
  await fillBookingForm(page, email);
  expect(await page.getByLabel("Departure date").inputValue()).toBe(requestedDay);
  await context.setOffline(true);
  await submitBookingForm(page);
  await page.getByText("Only on this device").waitFor();
  const trip = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await save(requestedDay, {});
  const [departure] = await readRows<{ id: string }>(
    shop,
    `departures?tour_id=eq.${tour.id}&start_date=eq.${requestedDay}&select=id`,
  );
  await askAsAdmin(shop, "rpc/cancel_departure", { departure_id: departure?.id, reason: "The road is closed" });

  await context.setOffline(false);
  await page.getByText("Needs your attention").first().waitFor();
  const panel = page.getByRole("region", { name: "This departure is no longer offered" });
  await panel.getByText("Nothing was booked and you haven't been charged.").waitFor();
  await expect
    .poll(() => panel.getByRole("button").allTextContents())
    .toEqual([offered(next, 50_000), offered(later, 60_000), "Change the booking", "Discard request"]);
  await page.getByText(/^Booking failed/).waitFor({ state: "detached" });
  // A traveler with a decision to make is not invited to install.
  expect(await page.getByText("Keep Journey on this device").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  const cutOff = await panel
    .locator("button span, a span")
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1).length);
  expect(cutOff).toBe(0);
  expect(await bookingsOf(shop, email)).toEqual([]);
  expect(await readRows(shop, `payments?booking_id=eq.${trip}`)).toEqual([]);

  await panel.getByRole("button", { name: offered(later, 60_000) }).click();
  await page.getByText(/^Held until/).waitFor();
  const total_price = (quote(60_000, 2).total_cents / 100).toFixed(2);
  expect(await bookingsOf(shop, email)).toMatchObject([{ check_in: later, status: "pending", total_price }]);
  expect(errors).toEqual([]);
  await close();
});
