import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { booked, mailbox, post, send } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
type Tour = { id: string; title: string; price_cents: number };
let tour: Tour | undefined;
let browser: Browser;

beforeAll(async () => {
  const { tours } = await post<{ tours: Tour[] }>(desk, "catalogue_since", { since: 0 });
  tour = tours.find(({ price_cents }) => price_cents > 100_000);
});
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const payWith = async (card: string) => {
  const { page } = browser;
  await page.waitForURL("**/_sandbox/pay/*");
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
};
type Mail = { to: string[]; subject: string; text: string };
const mailsTo = async (email: string) => {
  const mails: Mail[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
  return mails.filter(({ to }) => to.includes(email));
};
const mailTo = async (email: string, subject: RegExp): Promise<Mail> => {
  const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error("No such mail");
  return mail;
};

/** Two people on the dearest tour, on its last day: over $2,000 and more than 30 days ahead. */
const half = async (email: string) => {
  const { page } = browser;
  await page.goto(`${desk.url}/booking/tour/${tour?.id}`);
  const day = page.getByLabel("Departure date");
  await day.waitFor();
  await day.locator("option").nth(1).waitFor({ state: "attached" });
  await day.selectOption({ index: (await day.locator("option").count()) - 1 });
  await page.getByLabel("Number of guests").selectOption("2");
  await page.getByText(/^Or \$[\d,.]+ now and \$[\d,.]+ by/).waitFor();
  await page.getByLabel("First name").fill("Жасур");
  await page.getByLabel("Last name").fill("Oʻrinboev");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
  await send(page);
  // Who has a choice is not led on before it is made.
  await page.getByRole("button", { name: /^Pay all/ }).waitFor();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await payWith("8600 0000 0000 0000");
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 45_000 });
  await page.getByText("Still to pay").waitFor();
};
const toTrip = async (email: string) => {
  const { text } = await mailTo(email, /^Booking confirmed/);
  expect(text).toMatch(/Paid: \$[\d,.]+\. Still to pay: \$[\d,.]+ by /);
  const link = /https?:\S+#token=[\w-]{43}/.exec(text)?.[0] ?? "";
  await browser.page.goto(link);
  await browser.page.getByRole("button", { name: "Pay the balance" }).waitFor();
};

describe("a trip over $2,000", () => {
  it("is paid by half now and the balance later, by the mail's link, until the statement is settled", async () => {
    const email = mailbox("deposit");
    const { page } = browser;
    await half(email);
    await toTrip(email);
    await page.getByRole("button", { name: "Pay the balance" }).click();
    await payWith("8600 0000 0000 0000");
    await page.waitForURL("**/booking-confirmation*", { timeout: 45_000 }).catch(() => undefined);
    await mailTo(email, /^Payment received/);
    const [row] = await booked(desk, email);
    await page.goto(`${desk.url}/trips/${row?.id}`);
    await page.getByText("balance $0.00").waitFor();
    expect(await page.getByText("Still to pay").count()).toBe(0);
  });

  it("keeps its seats when the balance is declined, and takes it with another card", async () => {
    const email = mailbox("declined");
    const { page } = browser;
    await half(email);
    await toTrip(email);
    await page.getByRole("button", { name: "Pay the balance" }).click();
    await payWith("8600 0000 0000 0001");
    await page.waitForURL("**/payment/failure?*", { timeout: 45_000 });
    expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);
    await page.getByRole("button", { name: "Retry Payment" }).click();
    await payWith("8600 0000 0000 0000");
    await mailTo(email, /^Payment received/);
  });

  it("paid twice at once tells that what nobody asked for comes back", async () => {
    const email = mailbox("twice");
    const { page } = browser;
    await half(email);
    await toTrip(email);
    await page.getByRole("button", { name: "Pay the balance" }).click();
    await page.waitForURL("**/_sandbox/pay/*");
    const pay = page.url();
    const second = await page.context().newPage();
    await second.goto(pay);
    await payWith("8600 0000 0000 0000");
    await mailTo(email, /^Payment received/);
    // The same page knows that it is paid: nobody pays it twice.
    await second.reload();
    expect(await second.getByRole("button", { name: "Pay" }).count()).toBe(0);
    await second.close();
    expect(await booked(desk, email)).toMatchObject([{ status: "confirmed", needs_attention: false }]);
  });
});
