import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-code.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, makePaidBooking, type OwnBooking, payBooking } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { askAsAdmin, askAsTraveler, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();
const [day = ""] = daysAhead(20);

type Stored = { view: { voucher: string } };
const storedTrip = (page: Page, id: string): Promise<Stored> =>
  page.evaluate(
    (key) =>
      new Promise<Stored>((resolve, reject) => {
        const opening = indexedDB.open("journey");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction("bookings").objectStore("bookings").get(key);
          asking.onsuccess = () => resolve(asking.result);
          asking.onerror = () => reject(asking.error);
        };
      }),
    id,
  );
const openTrip = async (page: Page, { id, token }: OwnBooking) => {
  await page.goto(`${shop.url}/trips/${id}#token=${token}`);
  await page.getByLabel("Voucher").waitFor();
};
const codeOn = (page: Page) => page.getByRole("img", { name: /Voucher code/ });
const isInstalled = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

journey("shows a code signed by the server once the booking is confirmed, offline too", async () => {
  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const tour = await makeTour(shop, [day]);
  const own = await holdSeats(shop, tour, day);
  await openTrip(page, own);
  const voucher = page.getByLabel("Voucher");
  await voucher.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).waitFor();
  await voucher.getByText("once you have paid and the booking is confirmed").waitFor();
  expect(await codeOn(page).count()).toBe(0);
  await payBooking(shop, own);
  await page.reload();
  await codeOn(page).waitFor();
  await isInstalled(page);
  await context.setOffline(true);
  await page.goto(`${shop.url}/trips`);
  await page.getByRole("list", { name: "Upcoming trips" }).getByRole("link", { name: tour.title }).click();
  await codeOn(page).waitFor();
  expect(await codeOn(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { view } = await storedTrip(page, own.id);
  const [row] = await bookingsOf(shop, own.email);
  const mirror = await askAsTraveler<{ voucher_keys: unknown }>(shop, "catalogue_since", { since: 1_000_000_000 });
  expect(await checkVoucher(view.voucher, voucherKeysOf(mirror.voucher_keys))).toMatchObject({
    ok: true,
    voucher: { booking_id: own.id, departure_id: row?.departure_id, guests: 2 },
  });
});

journey("shows each changed meeting point above the voucher until it is marked as seen, offline too", async () => {
  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const tour = await makeTour(shop, [day]);
  const own = await makePaidBooking(shop, tour, day);
  await openTrip(page, own);
  await codeOn(page).waitFor();
  const departure = { tour_id: tour.id, start_date: day, meeting_point: "North gate", meeting_time: "07:15" };
  await askAsAdmin(shop, "rpc/save_departure", { departure });
  // A traveler who has seen the change before its mail is sent gets no mail.
  await runHousekeeping(shop.url, shop.stateDir);
  await page.reload();
  const news = page.getByRole("region", { name: "Your meeting details have changed" });
  await news.getByText("North gate, 07:15, Tashkent time").waitFor();
  const [top = 0, voucherTop = 0] = await Promise.all(
    [news, page.getByLabel("Voucher")].map(async (one) => (await one.boundingBox())?.y),
  );
  expect(top).toBeLessThan(voucherTop);

  await isInstalled(page);
  await context.setOffline(true);
  await page.reload();
  await news.getByRole("button", { name: "I've seen it" }).click();
  await news.getByText("not sent yet").waitFor();
  await page.reload();
  await news.getByText("not sent yet").waitFor();
  await context.setOffline(false);
  await page.reload();
  await news.getByText("Sent: we know you've seen it.").waitFor();
  expect(
    await readRows(
      shop,
      `news?booking_id=eq.${own.id}&kind=eq.meeting_changed&select=id,news_readers!inner(seen_at)&news_readers.seen_at=not.is.null`,
    ),
  ).toHaveLength(1);
  expect(await news.getByRole("button").count()).toBe(0);
  const mails = await readRows(shop, `email_outbox?booking_id=eq.${own.id}&kind=eq.meeting_changed&select=kind`);
  expect(mails).toHaveLength(1);

  await askAsAdmin(shop, "rpc/save_departure", { departure: { ...departure, meeting_time: "06:45" } });
  await page.reload();
  await news.getByText("North gate, 06:45, Tashkent time").waitFor();
  await news.getByRole("button", { name: "I've seen it" }).waitFor();
});
