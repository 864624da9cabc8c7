import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { booked, fill, type Item, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let tours: Item[];
let browser: Browser;
let turn = 0;
let email = "";

beforeAll(async () => {
  tours = await toursWithDates(desk);
});
beforeEach(async () => {
  turn += 1;
  email = `story${turn}@example.com`;
  browser = await openBrowser({ acceptDownloads: true });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const rows = async <Row>(path: string): Promise<Row[]> => {
  const { secret } = desk.keys;
  const response = await fetch(`${desk.url}/rest/v1/${path}`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  return JSON.parse(await response.text());
};
type PaymentRow = { id: string; status: string };
const payments = async () => {
  const [booking] = await rows<{ id: string }>(`bookings?customer_email=eq.${email}&select=id`);
  return rows<PaymentRow>(`payments?booking_id=eq.${booking?.id}&select=id,status`);
};
const confirmations = async () => {
  const mails: { to: string[]; subject: string }[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
  return mails.filter(({ to, subject }) => to.includes(email) && subject.startsWith("Booking confirmed"));
};

const toForm = async () => {
  const tour = tours[(7 + turn) % tours.length];
  await browser.page.goto(`${desk.url}/booking/tour/${tour?.id}`);
  await browser.page.getByLabel("Departure date").waitFor();
  await fill(browser.page, email, 1);
};
const toProvider = async () => {
  await toForm();
  await send(browser.page);
  await browser.page.waitForURL("**/_sandbox/pay/*");
};
const payWith = async (card: string) => {
  const { page } = browser;
  await page.getByLabel("Card number").fill(`8600 0000 0000 ${card}`);
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
};
const confirmed = () => browser.page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 40_000 });

/** From the list of trips, where one is held, to its confirmation. */
const payHeldTrip = async () => {
  const { page } = browser;
  await page
    .getByText(/^Held until/)
    .first()
    .click();
  await page.getByRole("button", { name: /pay/i }).first().click();
  await page.waitForURL("**/_sandbox/pay/*");
  await payWith("0000");
  await confirmed();
};

describe("paying", () => {
  it.each(["0003", "0005"])("with %s: one payment, its events, one booking, one mail", async (card) => {
    await toProvider();
    await payWith(card);
    await confirmed();
    expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);
    const all = await payments();
    expect(all).toMatchObject([{ status: "completed" }]);
    const events = await rows<{ outcome: string }>(`payment_events?payment_id=eq.${all[0]?.id}&select=outcome`);
    expect(events.filter(({ outcome }) => outcome === "applied")).toHaveLength(1);
    await expect.poll(confirmations).toHaveLength(1);
  });

  it("cancelled on the provider's page: said so, the places stay held, and a second try pays", async () => {
    await toProvider();
    const { page } = browser;
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("**/payment/failure?*", { timeout: 40_000 });
    expect(await booked(desk, email)).toMatchObject([{ status: "pending" }]);
    expect(await payments()).toMatchObject([{ status: "cancelled" }]);
    await page.reload();
    await page.getByRole("heading", { name: /Payment/ }).waitFor();
    await page.getByRole("link", { name: "My trips" }).first().click();
    await payHeldTrip();
    expect((await payments()).map(({ status }) => status).toSorted()).toEqual(["cancelled", "completed"]);
  });
});

describe("going about it in an odd way", () => {
  it("two tabs, back and reload on every screen: one payment, one mail", async () => {
    await toProvider();
    const { page, context } = browser;
    const paying = page.url();
    await page.reload();
    const other = await context.newPage();
    await other.goto(paying);
    await page.goBack();
    await page.goForward();
    await page.waitForURL(paying);
    await payWith("0000");
    await page.waitForURL("**/payment/process/*");
    const processing = page.url();
    await page.reload();
    // The other tab still shows the form and presses too.
    await other.getByLabel("Card number").fill("8600 0000 0000 0000");
    await other.getByLabel("Expiry").fill("12/30");
    await other.getByLabel("CVV").fill("123");
    await other.getByRole("button", { name: "Pay" }).click();
    await other.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 40_000 });
    await confirmed();
    await page.reload();
    await confirmed();
    await page.goto(processing);
    await confirmed();
    await page.goto(paying);
    await confirmed();
    expect(await payments()).toMatchObject([{ status: "completed" }]);
    await expect.poll(confirmations).toHaveLength(1);
  });

  it(
    "closed right after paying, and nobody told us: confirmed within 90 s all the same",
    { timeout: 150_000 },
    async () => {
      await toProvider();
      const url = browser.page.url();
      await browser.page.goto("about:blank");
      const start = Date.now();
      const fields = { step: "pay", card: "8600000000000004", expiry: "12/30", cvv: "123" };
      await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
      await expect
        .poll(async () => (await booked(desk, email))[0]?.status, { timeout: 100_000, interval: 1_000 })
        .toBe("confirmed");
      const seconds = Math.round((Date.now() - start) / 1000);
      process.stdout.write(`no webhook, browser closed: confirmed after ${seconds} s\n`);
      expect(seconds).toBeLessThan(90);
      // Opened again, the app knows.
      await browser.page.goto(`${desk.url}/trips`);
      await browser.page.getByText("Confirmed").first().waitFor();
    },
  );

  it("a provider out of order: told so, nothing typed twice, and the same attempt is paid later", async () => {
    const { page, context } = browser;
    let out = true;
    const body = JSON.stringify({
      code: "provider_unavailable",
      message: "The payment page cannot be opened right now.",
    });
    await context.route("**/functions/v1/create-payment", async (route) => {
      // What the server does goes on: only its answer is the one of a provider that hangs.
      if (!out) return route.fallback();
      await route.fetch();
      return route.fulfill({ status: 503, contentType: "application/json", body });
    });
    await toForm();
    await send(page);
    await expect.poll(async () => (await booked(desk, email))[0]?.status).toBe("pending");
    await expect.poll(payments).toHaveLength(1);
    const before = await payments();
    out = false;
    await page.goto(`${desk.url}/trips`);
    await payHeldTrip();
    expect(await payments()).toEqual([{ ...before[0], status: "completed" }]);
  });
});

describe("the confirmation page", () => {
  it("hands over the document, also without popups, and mails again as often as it says", async () => {
    await toProvider();
    await payWith("0000");
    await confirmed();
    const { page, context } = browser;
    const name = async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download Confirmation" }).click(),
      ]);
      return file.suggestedFilename();
    };
    const [all] = await payments();
    const popup = context.waitForEvent("page");
    expect(await name()).toBe(`booking-confirmation-${all?.id}.html`);
    const paper = await popup;
    await paper.getByText("Booking reference").waitFor();
    await paper.close();
    await page.evaluate("window.open = () => null");
    expect(await name()).toBe(`booking-confirmation-${all?.id}.html`);
    await page.getByText("Please allow popups to download the confirmation").waitFor();
    const resend = page.getByRole("button", { name: "Resend Email" });
    for (let n = 0; n < 3; n += 1) {
      await resend.click();
      await page.getByText("Email Sent").nth(n).waitFor();
    }
    await resend.click();
    await page.getByText(/sent several times today/).waitFor();
    await expect.poll(confirmations).toHaveLength(4);
  });
});
