import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { booked, fill, type Item, mailbox, send, setPrice } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
const leaving = addDays(today, 30);
const UNIT = 50_000;
const CHANGES = ["price", "code", "rate", "places"] as const;
type Change = (typeof CHANGES)[number];
const subsets = Array.from({ length: 2 ** CHANGES.length }, (_, bits) =>
  CHANGES.filter((_change, place) => bits & (1 << place)),
);
const told = (answer: Response) => answer.json().then((json) => expect(json).toMatchObject({ ok: true }));

let browser: Browser;
const setRate = async (per_dollar: number) =>
  told(await asAdmin(desk, "rpc/admin_save_rates", { rates: [{ currency: "EUR", per_dollar, day: today }] }));
const saveCode = async (id: string, code: string, percent: number) =>
  told(
    await asAdmin(desk, "rpc/save_code", {
      code: { id, code, percent, once_per_email: true, archived: false },
    }),
  );
const limitPlaces = async (tour: Item, places: number) =>
  told(
    await asAdmin(desk, "rpc/save_departure", {
      departure: { tour_id: tour.id, start_date: leaving, places },
    }),
  );

beforeAll(async () => {
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
  await setRate(0.9);
  await browser.page.goto(`${desk.url}/about`);
  await browser.page.evaluate(() => {
    localStorage.setItem("journey-currency", "EUR");
    return navigator.serviceWorker.ready.then(() => true);
  });
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

/** What a button that books says it will cost. */
const centsOf = (label: string) => Math.round(Number(/\$([\d,]+\.\d\d)/.exec(label)?.[1]?.replaceAll(",", "")) * 100);
const chargedFor = async (bookingId: string): Promise<unknown> => {
  const { secret } = desk.keys;
  const answer = await fetch(`${desk.url}/rest/v1/payments?booking_id=eq.${bookingId}&select=amount_cents,currency`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  return answer.json();
};

it.each(subsets.map((changed) => ({ changed, words: changed.length === 0 ? "nothing" : changed.join(", ") })))(
  "while a request waits for a connection the desk changes $words: no more is charged than was shown or agreed to",
  async ({ changed }) => {
    const { page, context } = browser;
    const has = (change: Change) => changed.includes(change);
    const tour = await makeTour(desk, [leaving]);
    const [codeId, code] = [crypto.randomUUID(), `QUEUE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`];
    await Promise.all([saveCode(codeId, code, 10), setRate(0.9)]);

    const email = mailbox("queue");
    await page.goto(`${desk.url}/booking/tour/${tour.id}`);
    await page.getByLabel("Departure date").waitFor();
    await fill(page, email);
    // Before a code: what one takes off is judged when the request arrives, and no promise is shown beside it.
    await page.getByText(/^This price is yours if you book by /).waitFor();
    await page.getByRole("button", { name: "Have a code?" }).click();
    await page.getByLabel("Promotional code").fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText(`${code}: 10% off`).waitFor();
    await page.getByText(/^Total about .+ EUR/).waitFor();
    const shown = quote(UNIT, 2, [], { code, percent: 10 }).total_cents;
    await page.getByRole("complementary", { name: "Price" }).getByText(money(shown)).waitFor();
    await context.setOffline(true);
    await send(page);
    await page.getByText("Only on this device").waitFor();

    if (has("price")) await setPrice(desk, tour.id, UNIT + 10_000);
    if (has("code")) await saveCode(codeId, code, 5);
    if (has("rate")) await setRate(1.8);
    if (has("places")) await limitPlaces(tour, 1);
    await context.setOffline(false);

    const onPaymentPage = page.waitForURL("**/_sandbox/pay/*").then(() => null);
    const asked = async () => {
      const button = page.getByRole("region", { name: /./ }).getByRole("button", { name: /^Book .*\$/ });
      await button.first().waitFor();
      return button.first();
    };
    let agreed = shown;
    const seen: string[] = [];
    for (;;) {
      const next = await Promise.race([onPaymentPage, asked()]);
      if (next === null) break;
      expect(await booked(desk, email)).toEqual([]);
      const label = (await next.textContent()) ?? "";
      seen.push(label);
      expect(seen.length, `asked again and again: ${seen.join("; ")}`).toBeLessThan(4);
      await page.getByText("Nothing was booked and you haven't been charged.").waitFor();
      agreed = centsOf(label);
      await next.click();
      await next.waitFor({ state: "detached" });
    }

    // Without other places it is booked for what was shown unless the code was worth less: then that was asked.
    const worthLess = quote(UNIT, 2, [], { code, percent: 5 }).total_cents;
    if (has("places")) expect(seen[0]).toMatch(/^Book for 1 guest: /);
    else expect(seen).toEqual(has("code") ? [`Book for ${money(worthLess)}`] : []);
    const [row, ...others] = await booked(desk, email);
    expect(others).toEqual([]);
    const total = Math.round((row?.total_price ?? 0) * 100);
    expect(total).toBeLessThanOrEqual(agreed);
    if (!has("places")) expect(total).toBe(has("code") ? worthLess : shown);
    expect(await chargedFor(row?.id ?? "")).toEqual([{ amount_cents: total, currency: "USD" }]);
  },
);
