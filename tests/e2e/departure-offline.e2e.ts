import { afterEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { day, money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { booked, fill, type Item, mailbox, post, send, withoutLock } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
const [asked, next, later, full] = [30, 37, 44, 51].map((ahead) => addDays(today, ahead)) as [
  string,
  string,
  string,
  string,
];
let browser: Browser | undefined;
afterEach(async () => {
  expect(browser?.errors).toEqual([]);
  await browser?.close();
});

const change = async (tour: Item, start_date: string, changes: object) => {
  const answer = await asAdmin(desk, "rpc/save_departure", {
    departure: { tour_id: tour.id, start_date, ...changes },
  });
  const saved: { ok: boolean; departure: { id: string } } = await answer.json();
  expect(saved).toMatchObject({ ok: true });
  return saved.departure;
};

const bookAll = async (tour: Item, check_in: string, guests: number, cents = 50_000) => {
  const booking = {
    id: crypto.randomUUID(),
    token: "h".repeat(43),
    tour_id: tour.id,
    guests,
    check_in,
    total_price_cents: quote(cents, guests).total_cents,
    customer_first_name: "Anna",
    customer_last_name: "Lee",
    customer_email: mailbox("holder"),
    customer_phone: "+998 90 1",
  };
  expect(await post(desk, "create_booking", { booking })).toMatchObject({ ok: true });
};

/** Four departures: one for 8 guests is full, one costs more than the tour; a booking for two of the first waits offline. */
async function queuedBooking(colorScheme: "light" | "dark") {
  const tour = await makeTour(desk, [asked, next, later, full]);
  await change(tour, later, { price_cents: 60_000 });
  await bookAll(tour, full, 8);
  browser = await openBrowser({ serviceWorkers: "allow", colorScheme, viewport: { width: 390, height: 844 } });
  const { page, context } = browser;
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  await withoutLock(context);
  await page.goto(`${desk.url}/booking/tour/${tour.id}`, { waitUntil: "networkidle" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const email = mailbox("queued");
  await fill(page, email);
  expect(await page.getByLabel("Departure date").inputValue()).toBe(asked);
  await context.setOffline(true);
  await send(page);
  await page.getByText("Only on this device").waitFor();
  return { tour, email, page, context, trip: new URL(page.url()).pathname.split("/").at(-1) ?? "" };
}
type Queued = Awaited<ReturnType<typeof queuedBooking>>;

const paymentsOf = async (bookingId: string): Promise<unknown[]> => {
  const { secret } = desk.keys;
  const answer = await fetch(`${desk.url}/rest/v1/payments?booking_id=eq.${bookingId}`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  const rows: unknown[] = await answer.json();
  return rows;
};

/** Back online: it needs its traveller's OK for this reason, offers these taps, and nothing was booked or charged. */
async function asksFirst({ page, context, email, trip }: Queued, title: string, taps: string[]) {
  await context.setOffline(false);
  await page.getByText("Needs your attention").first().waitFor();
  const panel = page.getByRole("region", { name: title });
  await panel.getByText("Nothing was booked and you haven't been charged.").waitFor();
  await expect
    .poll(() => panel.getByRole("button").allTextContents())
    .toEqual([...taps, "Change the booking", "Discard request"]);
  await page.getByText(/^Booking failed/).waitFor({ state: "detached" });
  // Who has to decide is not invited to install.
  expect(await page.getByText("Keep Journey on this device").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  // No label is cut off.
  const cut = panel
    .locator("button, a")
    .evaluateAll(
      (all) =>
        all.filter((one) => [...one.querySelectorAll("span")].some((part) => part.scrollWidth > part.clientWidth + 1))
          .length,
    );
  expect(await cut).toBe(0);
  expect(await booked(desk, email)).toEqual([]);
  expect(await paymentsOf(trip)).toEqual([]);
  return panel;
}

/** As the column has it. */
const dollars = (cents: number) => (cents / 100).toFixed(2);
const offered = (date: string, cents: number, seats = 8) =>
  `${day(date)} · ${money(quote(cents, 2).total_cents)} ${seats} seats left`;

it("its departure was cancelled meanwhile: the open ones are named with their prices, and one tap books one", async () => {
  const queued = await queuedBooking("light");
  const { id } = await change(queued.tour, asked, {});
  await asAdmin(desk, "rpc/cancel_departure", { departure_id: id, reason: "The road is closed" });
  const panel = await asksFirst(queued, "This departure is no longer offered", [
    offered(next, 50_000),
    offered(later, 60_000),
  ]);
  await panel.getByRole("button", { name: offered(later, 60_000) }).click();
  await queued.page.getByText(/^Held until/).waitFor();
  const total_price = dollars(quote(60_000, 2).total_cents);
  expect(await booked(desk, queued.email)).toMatchObject([{ check_in: later, status: "pending", total_price }]);
});

it("it became dearer: the new price is asked for, and so are the days that stayed as they were", async () => {
  const queued = await queuedBooking("dark");
  await change(queued.tour, asked, { price_cents: 55_000 });
  const dearer = quote(55_000, 2).total_cents;
  const panel = await asksFirst(queued, "The price has gone up", [
    `Book for ${money(dearer)}`,
    offered(next, 50_000),
    offered(later, 60_000),
  ]);
  await panel.getByRole("button", { name: `Book for ${money(dearer)}` }).click();
  await queued.page.getByText(/^Held until/).waitFor();
  expect(await booked(desk, queued.email)).toMatchObject([{ check_in: asked, total_price: dollars(dearer) }]);
});

it("others filled it: fewer guests, another day or its waiting list", async () => {
  const queued = await queuedBooking("light");
  await bookAll(queued.tour, asked, 7);
  const panel = await asksFirst(queued, "Not enough seats left on this date", [
    `Book for 1 guest: ${money(quote(50_000, 1).total_cents)}`,
    offered(next, 50_000),
    offered(later, 60_000),
  ]);
  expect(await panel.getByRole("link", { name: /^Join the waiting list/ }).getAttribute("href")).toBe(
    `/waiting-list/tour/${queued.tour.id}?date=${asked}`,
  );
  await panel.getByRole("button", { name: offered(next, 50_000) }).click();
  await queued.page.getByText(/^Held until/).waitFor();
  expect(await booked(desk, queued.email)).toMatchObject([{ check_in: next, guests: 2 }]);
});
