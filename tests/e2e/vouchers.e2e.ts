import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-keys.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { type Item, post } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { type Held, hold, payFor, rowsOf } from "./paid-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
let tour: Item;
const day = addDays(todayInTashkent(Date.now()), 20);
beforeEach(async () => {
  tour = await makeTour(desk, [day]);
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

type Row = Record<string, unknown>;
/** The trip as this device keeps it. */
const kept = (page: Page, id: string): Promise<Row> =>
  page.evaluate(
    (key) =>
      new Promise<Row>((resolve, reject) => {
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
const open = async ({ id, token }: Held) => {
  await browser.page.goto(`${desk.url}/trips/${id}#token=${token}`);
  await browser.page.getByLabel("Voucher").waitFor();
};
const code = () => browser.page.getByRole("img", { name: /Voucher code/ });

it("a code comes with the confirmation, is kept for offline, and is what the server signed", async () => {
  const { page, context } = browser;
  const held = await hold(desk, tour.id, day);
  await open(held);
  await page.getByText("once you have paid and the booking is confirmed").waitFor();
  expect(await code().count()).toBe(0);
  await payFor(desk, held);
  await page.reload();
  await code().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await code().waitFor();
  expect(await code().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { view } = (await kept(page, held.id)) as { view: { voucher: string } };
  const [booking] = await rowsOf<{ departure_id: string }>(desk, `bookings?id=eq.${held.id}&select=departure_id`);
  const mirror = await post<{ voucher_keys: unknown }>(desk, "catalogue_since", { since: 1_000_000_000 });
  expect(await checkVoucher(view.voucher, voucherKeysOf(mirror.voucher_keys))).toMatchObject({
    ok: true,
    voucher: { booking_id: held.id, departure_id: booking?.departure_id, guests: 2 },
  });
});

it("another meeting point stands before the voucher until it is seen, which is told without a network too", async () => {
  const { page, context } = browser;
  const held = await hold(desk, tour.id, day);
  await payFor(desk, held);
  await open(held);
  await code().waitFor();
  const [departure] = await rowsOf<{ id: string }>(desk, `departures?item_id=eq.${tour.id}&select=id`);
  const change = { id: departure?.id, meeting_point: "North gate", meeting_time: "07:15" };
  const saved = await asAdmin(desk, "rpc/save_departure", { departure: change });
  expect(await saved.json()).toMatchObject({ ok: true });
  // Its mail goes now: a guest who has seen the change before that is sent none.
  await keepHouse(desk.url, stackState);
  await page.reload();
  const news = page.getByRole("region", { name: "Your meeting point or time has changed" });
  await news.getByText("North gate, 07:15, Tashkent time").waitFor();
  const [top, voucherTop] = await Promise.all(
    [news, page.getByLabel("Voucher")].map(async (one) => (await one.boundingBox())?.y ?? 0),
  );
  expect(top).toBeLessThan(voucherTop ?? 0);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await news.getByRole("button", { name: "I have seen it" }).click();
  await news.getByText("not sent yet").waitFor();
  await page.reload();
  await news.getByText("not sent yet").waitFor();
  await context.setOffline(false);
  await page.reload();
  await news.getByText("Sent: we know that you have seen it.").waitFor();
  const seen = await rowsOf<{ booking_id: string }>(desk, `meeting_seen?booking_id=eq.${held.id}&select=booking_id`);
  expect(seen).toEqual([{ booking_id: held.id }]);
  expect(await news.getByRole("button").count()).toBe(0);

  // Mailed once, and the next change is news again.
  const mails = await rowsOf<{ kind: string }>(
    desk,
    `email_outbox?booking_id=eq.${held.id}&kind=eq.meeting_changed&select=kind`,
  );
  expect(mails).toHaveLength(1);
  await asAdmin(desk, "rpc/save_departure", { departure: { id: departure?.id, meeting_time: "06:45" } });
  await page.reload();
  await news.getByText("North gate, 06:45, Tashkent time").waitFor();
  await news.getByRole("button", { name: "I have seen it" }).waitFor();
});

it("where no key is set up the reference is enough, and the page says so", async () => {
  const { page, context } = browser;
  const held = await hold(desk, tour.id, day);
  await payFor(desk, held);
  await context.route("**/functions/v1/sign-voucher", (route) =>
    route.fulfill({ status: 409, json: { code: "vouchers_not_set_up", message: "x" } }),
  );
  await context.route("**/rest/v1/rpc/my_booking", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), voucher: null } });
  });
  await open(held);
  await page.getByText("Until then your reference is enough.").waitFor();
  expect(await code().count()).toBe(0);
});
