import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { booked, fill, type Item, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let tours: Item[];
let browser: Browser;

beforeAll(async () => {
  tours = await toursWithDates(desk);
});
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

/** From the form to the provider's page. */
const toProvider = async (item: Item | undefined, email: string) => {
  if (!item) throw new Error("The seed has no such tour");
  const { page } = browser;
  await page.goto(`${desk.url}/booking/tour/${item.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email);
  await send(page);
  await page.waitForURL("**/_sandbox/pay/*");
};

const payWith = async (card: string) => {
  const { page } = browser;
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
};

const mailsTo = async (email: string) => {
  const mails: { to: string[]; subject: string }[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
  return mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
};

const expectConfirmed = async () => {
  const { page } = browser;
  await page.waitForURL("**/payment/process/*");
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor();
};

describe("paying", () => {
  it("with a good card leads over the processing page to the confirmation, with one mail", async () => {
    const email = mailbox("good-card");
    await toProvider(tours[3 % tours.length], email);
    await payWith("8600 0000 0000 0000");
    await expectConfirmed();
    const { page } = browser;
    await page.getByText("Confirmed", { exact: true }).waitFor();
    await page.waitForTimeout(2_000);
    const mails = await mailsTo(email);
    expect(mails.filter((subject) => /confirmed/i.test(subject))).toHaveLength(1);
    await page.reload();
    await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor();
    await page.goto(`${desk.url}/trips`);
    await page.getByText("Confirmed").first().waitFor();
  });

  it("asks for the bank's code where the card wants it", async () => {
    await toProvider(tours[4 % tours.length], mailbox("code-card"));
    await payWith("8600 0000 0000 0002");
    await browser.page.getByLabel("Code").fill("111111");
    await browser.page.getByRole("button", { name: "Confirm" }).click();
    await expectConfirmed();
  });

  it("is found out also when the provider never tells us", async () => {
    await toProvider(tours[5 % tours.length], mailbox("silent-card"));
    await payWith("8600 0000 0000 0004");
    await expectConfirmed();
  });

  it.each([
    ["0003", "told late"],
    ["0005", "told three times, out of order"],
  ])("with card %s (%s) is confirmed once, with one mail", async (last) => {
    const email = mailbox(`card-${last}`);
    await toProvider(tours[7 % tours.length], email);
    await payWith(`8600 0000 0000 ${last}`);
    await expectConfirmed();
    // Until after the last of the provider's messages.
    await browser.page.waitForTimeout(7_000);
    expect((await mailsTo(email)).filter((subject) => /confirmed/i.test(subject))).toHaveLength(1);
    expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);
  });

  it("given up at the provider leads to the failure page; 'back', a reload and another tab pay nothing twice", async () => {
    const email = mailbox("changed-mind");
    await toProvider(tours[8 % tours.length], email);
    const { page, context } = browser;
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("**/payment/failure?*", { timeout: 40_000 });
    await page.reload();
    await page.getByText("Payment cancelled").first().waitFor();
    // Tried again from two tabs at once: one payment is open, whoever asks.
    await page.goto(`${desk.url}/trips`);
    const other = await context.newPage();
    await other.goto(`${desk.url}/trips`);
    const toPay = async (tab: typeof page) => {
      await tab.getByRole("list", { name: "Upcoming trips" }).getByRole("link").first().click();
      await tab
        .getByRole("button", { name: /Pay now/ })
        .first()
        .click();
      await tab.waitForURL("**/_sandbox/pay/*");
      return tab.url();
    };
    const [one, two] = await Promise.all([toPay(page), toPay(other)]);
    expect(one).toBe(two);
    await payWith("8600 0000 0000 0000");
    await expectConfirmed();
    await page.goBack();
    await page.waitForTimeout(1_500);
    await other.reload();
    await other.close();
    expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);
    const paid = await fetch(`${desk.url}/rest/v1/payments?search_text=like.*${email}*&status=eq.completed&select=id`, {
      headers: { apikey: desk.keys.secret, authorization: `Bearer ${desk.keys.secret}` },
    });
    expect(JSON.parse(await paid.text())).toHaveLength(1);
  });

  it("with a declined card leads to the failure page, and back to another try", async () => {
    await toProvider(tours[6 % tours.length], mailbox("declined-card"));
    await payWith("8600 0000 0000 0001");
    const { page } = browser;
    await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
    await page.waitForURL("**/payment/failure?*");
    await page.getByText("Payment failed").first().waitFor();
    await page.getByRole("link", { name: "My trips" }).first().click();
    await page
      .getByText(/^Held until/)
      .first()
      .waitFor();
  });
});

describe("an address that leads nowhere", () => {
  it.each([
    ["/booking-confirmation/unknown-id", "Payment not found"],
    ["/payment/failure", "Your payment could not be processed."],
    ["/payment/failure?error=Card%20declined&code=51", "Card declined"],
    ["/payment/confirmation", "No payment ID provided"],
    ["/payment/confirmation?payment_id=unknown", "Payment Not Found"],
    ["/payment/process", "Missing transaction ID"],
  ])("%s says '%s'", async (path, words) => {
    await browser.page.goto(`${desk.url}${path}`);
    await browser.page.getByText(words).first().waitFor();
  });
});
