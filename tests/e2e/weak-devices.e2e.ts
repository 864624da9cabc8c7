import { afterEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm } from "../support/shop/pages.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
afterEach(() => browser.close());

const REFUSALS: [string, () => void][] = [
  ["has no IndexedDB", () => Object.defineProperty(globalThis, "indexedDB", { value: undefined })],
  [
    "throws when a database is opened",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Storage is blocked", "SecurityError");
      };
    },
  ],
];

const blockAllStorage = () => {
  IDBFactory.prototype.open = () => {
    const request = { error: new DOMException("Storage is blocked", "InvalidStateError") } as IDBOpenDBRequest;
    const event = { target: request, preventDefault() {}, stopPropagation() {} } as unknown as Event;
    setTimeout(() => request.onerror?.(event), 20);
    return request;
  };
  const refuse = () => {
    throw new DOMException("Storage is blocked", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  LockManager.prototype.request = () => Promise.reject(new DOMException("Storage is blocked", "SecurityError"));
};

journey("books and pays online in a browser that blocks all storage, and says that nothing is stored", async () => {
  browser = await openBrowser();
  const { page, context } = browser;
  const email = newEmail("no-storage");
  await context.addInitScript(blockAllStorage);
  await openBookingForm(page, shop, await makeTour(shop));
  await fillBookingForm(page, email, 1);
  await page.getByText("What you type is lost when this page closes.").waitFor();
  await page.getByText("Trips can't be saved offline here").waitFor();
  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "pending", guests: 1 }]);
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Booking Confirmed!").waitFor();
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "confirmed" }]);
});

it.each(REFUSALS)("searches and opens the trip of an emailed link in a browser that %s", async (_, refuse) => {
  browser = await openBrowser();
  const { page, context } = browser;
  const [day = ""] = daysAhead(90);
  const tour = await makeTour(shop, [day]);
  const { id, token } = await holdSeats(shop, tour, day, { guests: 1 });
  await context.addInitScript(refuse);
  await page.goto(`${shop.url}/search?q=bukara`);
  await page.locator("ul[aria-label=Destinations] h3", { hasText: "Bukhara" }).first().waitFor();
  await page.getByText(/nothing can be saved for offline use/).waitFor();
  await page.goto(`${shop.url}/trips/${id}#token=${token}`);
  await page.getByRole("heading", { name: tour.title }).waitFor();
  await page.getByRole("button", { name: /^Pay .+ now$/ }).waitFor();
});

it("works online on a device without space, and says that nothing is stored", async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: shop.url, quotaSize: 20_000 });
  await page.goto(`${shop.url}/search`);
  await page.getByText(/^Found \d+ amazing/).waitFor();
  await page.getByText("This device is out of storage: the catalog").waitFor();
  await page.getByRole("searchbox").fill("Bukara");
  const found = page.getByRole("link", { name: /Bukhara/ });
  await found.first().waitFor();
  expect(browser.errors).toEqual([]);
});

it("offers the departures of today on a device whose clock is years ahead, offline too", async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  const tour = await makeTour(shop);
  await page.clock.setSystemTime(new Date("2034-06-01T00:00:00Z"));
  await openBookingForm(page, shop, tour);
  const days = page.getByLabel("Departure date").locator("option");
  await expect.poll(() => days.count()).toBe(tour.departure_dates.length + 1);
  // The page stores the server's time, so an offline restart still knows the day.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => days.count()).toBe(tour.departure_dates.length + 1);
  expect(browser.errors).toEqual([]);
});
