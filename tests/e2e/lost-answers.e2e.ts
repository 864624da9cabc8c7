import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { day } from "../../src/domain/words.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy, type Trouble } from "../support/faulty-proxy.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { booked, fill, mailbox, send } from "./booking-desk.ts";
import { makeTour } from "./departure-desk.ts";
import { cancelElsewhere, type OwnTrip, paidTrip } from "./own-trip.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
/** A day for each story: nobody meets what another one filled. */
const days = [80, 90, 100, 110, 120, 130, 140].map((ahead) => addDays(today, ahead));
const dayOf = (at: number): string => days[at] ?? "";
/** An answer that hangs is given up after eight seconds. */
const GIVEN_UP = { timeout: 20_000 };

let tourId = "";
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let profile: string;
let browser: Browser;

beforeAll(async () => {
  tourId = (await makeTour(desk, days)).id;
});
const open = async (inTheWay: RegExp, serviceWorkers: "allow" | "block" = "block") => {
  proxy = await startFaultyProxy(inTheWay);
  browser = await openBrowser({ serviceWorkers, profile, args: proxy.args });
};
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), "journey-lost-"));
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
  await proxy.stop();
  rmSync(profile, { recursive: true, force: true });
});

const openTrip = async ({ id, token }: OwnTrip) => {
  await browser.page.goto(`${desk.url}/trips/${id}#${token}`);
  await browser.page.getByText("Confirmed", { exact: true }).waitFor();
};
const says = (text: string | RegExp) => browser.page.getByText(text).first();
const within = async (ms: number, what: () => Promise<unknown>) => {
  const since = Date.now();
  await what();
  expect(Date.now() - since).toBeLessThan(ms);
};

it.each<[Trouble, number]>([
  ["dies after it committed", 0],
  ["no signal", 1],
  ["hangs", 2],
  ["answers 503", 3],
  ["login page", 4],
])("a cancellation that %s is told as unknown, and settled in the page by itself", async (trouble, at) => {
  await open(/\/rpc\/(cancel_my_booking|my_booking)$/);
  const trip = await paidTrip(desk, tourId, dayOf(at));
  await openTrip(trip);
  const { page } = browser;
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).waitFor();
  proxy.state.trouble = trouble;
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await says("We could not hear whether your booking was cancelled.").waitFor(GIVEN_UP);
  expect(await page.getByText("Not cancelled").count()).toBe(0);
  const committed = trouble === "dies after it committed" ? "cancelled" : "confirmed";
  expect(await booked(desk, trip.email)).toMatchObject([{ status: committed }]);

  proxy.state.trouble = "none";
  await within(20_000, () => page.getByRole("heading", { name: "Your refund" }).waitFor());
  expect(await page.getByText("We could not hear").count()).toBe(0);
  expect(await booked(desk, trip.email)).toMatchObject([{ status: "cancelled" }]);
});

it("a change of the date whose answer is lost is told as unknown, and the page then shows the new date", async () => {
  await open(/\/rpc\/(move_my_booking|my_booking)$/);
  const trip = await paidTrip(desk, tourId, dayOf(5));
  await openTrip(trip);
  const { page } = browser;
  const dialog = page.getByRole("dialog", { name: "Change the date" });
  await page.getByRole("button", { name: "Change the date" }).click();
  await dialog.getByRole("radio", { name: new RegExp(day(dayOf(6))) }).check();
  proxy.state.trouble = "dies after it committed";
  await dialog.getByRole("button", { name: `Move to ${day(dayOf(6))}` }).click();
  await says("We could not hear whether your booking was moved to its new date.").waitFor(GIVEN_UP);
  proxy.state.trouble = "none";
  await within(20_000, () =>
    page
      .getByLabel("Voucher")
      .getByText(day(dayOf(6)))
      .waitFor(),
  );
  expect(await booked(desk, trip.email)).toMatchObject([{ check_in: dayOf(6) }]);
});

it("a trip's page that was open without a network shows what became of it within 10 seconds of its return", async () => {
  await open(/./);
  const trip = await paidTrip(desk, tourId, dayOf(0));
  await openTrip(trip);
  proxy.state.trouble = "no signal";
  await cancelElsewhere(desk, trip);
  await expect.poll(() => proxy.state.met, GIVEN_UP).toBeGreaterThan(1);
  proxy.state.trouble = "none";
  await within(10_000, () => browser.page.getByRole("heading", { name: "Your refund" }).waitFor());
});

it("removing a held trip whose payment waits takes it off this device, and cancels nothing", async () => {
  await open(/\/functions\/v1\/create-payment$/);
  const { page } = browser;
  const email = mailbox("removed");
  await page.goto(`${desk.url}/booking/tour/${tourId}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email, 1);
  proxy.state.trouble = "answers 503";
  await send(page);
  await says(/^Held until/).waitFor();
  await expect.poll(() => proxy.state.met).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await says("Your seats stay held until the hold ends").waitFor();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await says("No trips yet").waitFor();
  proxy.state.trouble = "none";
  await page.reload({ waitUntil: "networkidle" });
  await says("No trips yet").waitFor();
  expect(await booked(desk, email)).toMatchObject([{ status: "pending" }]);
});

it("removing a request that may have arrived does not withdraw it; withdrawing does, in words of its own", async () => {
  await open(/\/rpc\/(create_booking|my_booking)$/);
  const { page } = browser;
  const bookInSilence = async (email: string) => {
    proxy.state.trouble = "none";
    await page.goto(`${desk.url}/booking/tour/${tourId}`);
    await page.getByLabel("Departure date").waitFor();
    await fill(page, email, 1);
    proxy.state.trouble = "dies after it committed";
    await send(page);
    await says("Waiting for our answer").waitFor();
    expect(await booked(desk, email)).toMatchObject([{ status: "pending" }]);
  };
  const left = mailbox("left");
  await bookInSilence(left);
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await says("We could not hear whether this request arrived. Removing it stops sending it").waitFor();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await says("No trips yet").waitFor();

  const withdrawn = mailbox("withdrawn");
  await bookInSilence(withdrawn);
  await page.getByRole("button", { name: "Withdraw request" }).click();
  proxy.state.trouble = "none";
  await page.getByRole("button", { name: "Yes, withdraw it" }).click();
  await says("No trips yet").waitFor(GIVEN_UP);
  expect(await booked(desk, withdrawn)).toMatchObject([{ status: "cancelled" }]);
  expect(await booked(desk, left)).toMatchObject([{ status: "pending" }]);
});

it("removing a request that was never sent deletes it, and says so", async () => {
  await open(/never/, "allow");
  const { page, context } = browser;
  // A context that is told to be offline still wakes its worker, which takes itself to be online and tries.
  await context.addInitScript(() =>
    Object.defineProperty(ServiceWorkerRegistration.prototype, "sync", { value: undefined }),
  );
  const email = mailbox("unsent");
  await page.goto(`${desk.url}/booking/tour/${tourId}`);
  await page.getByLabel("Departure date").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await fill(page, email, 1);
  await context.setOffline(true);
  await send(page);
  await says("Only on this device").waitFor(GIVEN_UP);
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await says("This request was never sent. Removing it deletes it.").waitFor();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await says("No trips yet").waitFor();
  await context.setOffline(false);
  await page.goto(`${desk.url}/trips`, { waitUntil: "networkidle" });
  await says("No trips yet").waitFor();
  expect(await booked(desk, email)).toEqual([]);
});
