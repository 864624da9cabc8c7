import { afterEach, expect, it } from "vitest";
import { day as dayText } from "#texts/write.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import type { Trouble } from "../support/faulty-proxy.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, makePaidBooking, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm, unfold } from "../support/shop/pages.ts";
import { daysAhead, makeTour, type OwnTour } from "../support/shop/tours.ts";
import { openProxied, type Proxied } from "./proxied.ts";
import { workerReady } from "./pwa-desk.ts";

const shop = { url: stackUrl, keys: stackKeys };
/** The app gives up a hanging answer after 8 s, and notices the network within 17. */
const HEALED = { timeout: 20_000 };
let here: Proxied;
afterEach(async () => {
  expect(here.errors).toEqual([]);
  await here.close();
});

const expectText = (text: string | RegExp) => here.page.getByText(text).first();
const bookOne = async (tour: OwnTour, email: string, whileIn: Trouble) => {
  await openBookingForm(here.page, shop, tour);
  await fillBookingForm(here.page, email, 1);
  here.network.trouble = whileIn;
  await submitBookingForm(here.page);
};
const removeTrip = async (question: RegExp) => {
  await here.page.getByRole("button", { name: "Remove from this device" }).click();
  await expectText(question).waitFor();
  await here.page.getByRole("button", { name: "Yes, remove it" }).click();
  await expectText("No trips yet").waitFor();
};

it.each<[Trouble, number]>([
  ["no signal", 0],
  ["dies after it committed", 1],
])("books once and leads to payment when the browser was closed while the server %s", async (trouble, committed) => {
  const [tour, email] = [await makeTour(shop), newEmail("restart")];
  here = await openProxied({ inTheWay: /\/rpc\/create_booking$/, restarts: true });
  await here.page.goto(shop.url);
  await workerReady(here.page);
  await bookOne(tour, email, trouble);
  await expectText("Only on this device").or(expectText("Waiting for our answer")).first().waitFor();
  await expect.poll(() => here.network.met).toBeGreaterThan(0);
  await expect.poll(async () => (await bookingsOf(shop, email)).length).toBe(committed);

  const page = await here.restart();
  here.network.trouble = "none";
  await page.goto(shop.url);
  await page.getByRole("link", { name: /^Held until \d\d:\d\d your time: pay now/ }).click();
  await page.getByRole("button", { name: /^Pay .+ now$/ }).click();
  await page.waitForURL(PAYMENT_PAGE);
  const rows = await bookingsOf(shop, email);
  expect(rows.map((row) => Math.round(row.total_price * 100))).toEqual([quote(tour.price_cents, 1).total_cents]);
  expect(rows).toMatchObject([
    { status: "pending", guests: 1, check_in: tour.departure_dates[0], customer_name: "Жасур Oʻrinboev" },
  ]);
});

it("says that a request is on this device while server and the trip's page hang", async () => {
  here = await openProxied({ inTheWay: /\/rpc\/create_booking$|\/assets\/trip/, serviceWorkers: "block" });
  const [tour, email] = [await makeTour(shop), newEmail("hanging")];
  here.network.trouble = "hangs";
  await bookOne(tour, email, "hangs");
  // After giving up it would say "Waiting for our answer".
  await expectText("Only on this device").waitFor();
});

it("settles a move that never arrived and a cancellation whose answer was lost, in the open page", async () => {
  const [day = "", later = ""] = daysAhead(80, 90);
  const tour = await makeTour(shop, [day, later]);
  const { id, token, email } = await makePaidBooking(shop, tour, day);
  here = await openProxied({
    inTheWay: /\/rpc\/(move_my_booking|cancel_my_booking|my_booking)$/,
    serviceWorkers: "block",
  });
  const { page, network } = here;
  await page.goto(`${shop.url}/trips/${id}#token=${token}`);
  await page.getByText("Confirmed", { exact: true }).waitFor();

  const dialog = page.getByRole("dialog", { name: "Change the date" });
  await unfold(page, "Manage booking");
  await page.getByRole("button", { name: "Change the date" }).click();
  await dialog.getByRole("radio", { name: new RegExp(dayText(later)) }).check();
  network.trouble = "login page";
  await dialog.getByRole("button", { name: `Move to ${dayText(later)}` }).click();
  await expectText("We don't know yet whether your booking was moved to its new date.").waitFor(HEALED);
  expect(await bookingsOf(shop, email)).toMatchObject([{ check_in: day }]);
  network.trouble = "none";
  await page.getByLabel("Voucher").getByText(dayText(later)).waitFor(HEALED);
  expect(await bookingsOf(shop, email)).toMatchObject([{ check_in: later }]);

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).waitFor();
  network.trouble = "dies after it committed";
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expectText("We don't know yet whether your booking was cancelled.").waitFor(HEALED);
  expect(await page.getByText("Not cancelled").count()).toBe(0);
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "cancelled" }]);
  network.trouble = "none";
  await page.getByRole("heading", { name: "Your refund" }).waitFor(HEALED);
  await page.getByText("We don't know yet").waitFor({ state: "detached", ...HEALED });
});

it("withdraws a request that may have arrived only when the traveler asks, and deletes one that was never sent", async () => {
  const tour = await makeTour(shop);
  here = await openProxied({ inTheWay: /\/rpc\/(create_booking|my_booking)$/ });
  const { page, context, network } = here;
  await page.goto(shop.url);
  await workerReady(page);
  const [removed, withdrawn, unsent] = ["removed", "withdrawn", "unsent"].map(newEmail);
  if (!removed || !withdrawn || !unsent) throw new Error("No address");

  await bookOne(tour, removed, "dies after it committed");
  await expectText("Waiting for our answer").waitFor();
  await removeTrip(/We don't know yet whether this request arrived\. Removing it only stops sending it/);

  network.trouble = "none";
  await bookOne(tour, withdrawn, "dies after it committed");
  await expectText("Waiting for our answer").waitFor();
  await page.getByRole("button", { name: "Withdraw request" }).click();
  network.trouble = "none";
  await page.getByRole("button", { name: "Yes, withdraw it" }).click();
  await expectText("No trips yet").waitFor(HEALED);
  expect(await bookingsOf(shop, withdrawn)).toMatchObject([{ status: "cancelled" }]);
  expect(await bookingsOf(shop, removed)).toMatchObject([{ status: "pending" }]);

  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, unsent, 1);
  await context.setOffline(true);
  await submitBookingForm(page);
  await expectText("Only on this device").waitFor();
  await removeTrip(/This request was never sent\. Removing it deletes it\./);
  await context.setOffline(false);
  await page.goto(`${shop.url}/trips`, { waitUntil: "networkidle" });
  await expectText("No trips yet").waitFor();
  expect(await bookingsOf(shop, unsent)).toEqual([]);
});

it("opens the trip of an emailed link automatically once the network is back, also after a reload", async () => {
  const [day = ""] = daysAhead(90);
  const tour = await makeTour(shop, [day]);
  const { id, token } = await holdSeats(shop, tour, day, { guests: 1 });
  here = await openProxied();
  const { page, network } = here;
  await page.goto(shop.url);
  await workerReady(page);
  network.trouble = "no signal";
  const link = `${shop.url}/trips/${id}#token=${token}`;
  await page.goto(link);
  await expectText("This trip cannot be loaded now").waitFor();
  await page.goto(link);
  await page.reload();
  await expectText("This trip cannot be loaded now").waitFor();
  network.trouble = "none";
  await page.getByRole("heading", { name: tour.title }).waitFor(HEALED);
  expect(page.url()).not.toContain("token");
});
