import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { type OwnBooking, bookingsOf, holdSeats, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { mailAbout, mailsTo } from "../support/shop/mails.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm } from "../support/shop/pages.ts";
import { paymentsOf, payWith, waitForConfirmation } from "../support/shop/payments.ts";
import { readRows } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();

const confirmations = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith("Booking confirmed"));
const statusesOf = async (own: { id: string } | undefined) => (await paymentsOf(shop, own)).map(({ status }) => status);
const isFailed = (page: Page) => page.waitForURL("**/payment/failure?*");
const retry = async (page: Page) => {
  await page.getByRole("button", { name: "Retry Payment" }).click();
  await page.waitForURL(PAYMENT_PAGE);
};

async function openHeld(page: Page): Promise<OwnBooking & { title: string }> {
  const tour = await makeTour(shop);
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  await page.goto(`${shop.url}/trips/${own.id}#${own.token}`);
  await page.getByRole("button", { name: /^Pay .+ now$/ }).waitFor();
  return { ...own, title: tour.title };
}

journey("confirms once after the bank's code, prints the confirmation, and mails it again", async () => {
  const { page, context } = await openBrowser({ acceptDownloads: true });
  const tour = await makeTour(shop);
  const email = newEmail("pays");
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await submitBookingForm(page);
  await payWith(page, "asksForCode");
  await page.getByLabel("Code").fill("111111");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL("**/payment/process/*");
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  await waitForConfirmation(page);
  const [row] = await bookingsOf(shop, email);
  expect(row).toMatchObject({ status: "confirmed" });
  await mailAbout(shop, email, /^Booking confirmed/);

  await page.reload();
  await waitForConfirmation(page);
  await page
    .getByRole("region", { name: tour.title })
    .getByText(/^Reference/)
    .waitFor();
  await page.getByRole("region", { name: "Receipt" }).getByText("Taxes and fees (10%)").waitFor();
  expect(await page.getByRole("link", { name: "Open my trip" }).getAttribute("href")).toBe(`/trips/${row?.id}`);
  expect(await axeFindings(page)).toEqual([]);
  const fileOf = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return file.suggestedFilename();
  };
  await page.getByRole("button", { name: "Add to calendar" }).click();
  expect(await fileOf("Add once")).toMatch(/\.ics$/);
  await page.getByRole("button", { name: "Close" }).last().click();
  const [payment] = await paymentsOf(shop, row);
  const popup = context.waitForEvent("page");
  expect(await fileOf("Download Confirmation")).toBe(`booking-confirmation-${payment?.id}.html`);
  const paper = await popup;
  await paper.getByText("Reference", { exact: true }).waitFor();
  await paper.close();
  await page.evaluate("window.open = () => null");
  expect(await fileOf("Download Confirmation")).toBe(`booking-confirmation-${payment?.id}.html`);
  await page.getByText("Please allow popups to download the confirmation").waitFor();

  const resend = page.getByRole("button", { name: "Resend Email" });
  for (let n = 0; n < 3; n += 1) {
    await resend.click();
    await page.getByText("Email Sent").nth(n).waitFor();
  }
  await resend.click();
  await page.getByText(/sent several times today/).waitFor();
  await expect.poll(() => confirmations(email)).toHaveLength(4);
});

it("opens a payable page after the provider was down, Cancel, a declined card, and in a fresh tab", async () => {
  const { page, context } = await openBrowser();
  const body = { code: "provider_unavailable", message: "The payment page cannot be opened right now." };
  await context.route(
    "**/functions/v1/create-payment",
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: body });
    },
    { times: 1 },
  );
  const own = await openHeld(page);
  await page.getByRole("button", { name: /^Pay .+ now$/ }).click();
  await page.getByText("No payment page opened").waitFor();
  const [attempt] = await paymentsOf(shop, own);
  await page.getByRole("button", { name: /^Pay .+ now$/ }).click();
  await page.waitForURL(PAYMENT_PAGE);
  expect(await paymentsOf(shop, own)).toMatchObject([{ id: attempt?.id }]);

  await page.getByRole("button", { name: "Cancel" }).click();
  await isFailed(page);
  const bookmark = page.url();
  await page.getByText("Payment cancelled").first().waitFor();
  await page.getByText(/Your seats are held until \d\d:\d\d your time: pay again before then/).waitFor();
  expect(await bookingsOf(shop, own.email)).toMatchObject([{ status: "pending" }]);
  expect(await axeFindings(page)).toEqual([]);
  await retry(page);

  await payWith(page, "declined");
  await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
  await isFailed(page);
  await retry(page);
  const open = page.url();

  // An address without an id means the only unpaid booking; the bookmark names the first of three attempts.
  for (const address of [`${shop.url}/payment/failure?error=Payment%20processing%20timeout`, bookmark]) {
    const fresh = await context.newPage();
    await fresh.goto(address);
    await retry(fresh);
    expect(fresh.url()).toBe(open);
    if (address !== bookmark) continue;
    await payWith(fresh, "good");
    await waitForConfirmation(fresh);
  }
  expect(await statusesOf(own)).toEqual(["cancelled", "failed", "completed"]);

  await page.goto(bookmark);
  await page.getByRole("button", { name: "Retry Payment" }).click();
  await page.getByText("This booking is already paid.").waitFor();
  await page.getByRole("link", { name: "Open my trip" }).click();
  await page.getByText("Confirmed", { exact: true }).waitFor();
});

journey("takes one payment and sends one mail for two tabs, back, reload and three reports", async () => {
  const { page, context } = await openBrowser();
  const own = await openHeld(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/trips/${own.id}`);
  const toPay = async (tab: Page) => {
    await tab.getByRole("button", { name: /^Pay .+ now$/ }).click();
    await tab.waitForURL(PAYMENT_PAGE);
    return tab.url();
  };
  const [paying, paying2] = await Promise.all([toPay(page), toPay(other)]);
  expect(paying2).toBe(paying);
  await page.reload();
  await page.goBack();
  await page.goForward();
  await page.waitForURL(paying);
  await payWith(page, "reportedThreeTimes");
  await page.waitForURL("**/payment/process/*");
  const processing = page.url();
  await page.reload();
  await payWith(other, "good");
  await waitForConfirmation(other);
  await waitForConfirmation(page);
  for (const address of [page.url(), processing, paying]) {
    await page.goto(address);
    await waitForConfirmation(page);
  }
  const payments = await paymentsOf(shop, own);
  expect(payments).toMatchObject([{ status: "completed" }]);
  const path = `payment_events?payment_id=eq.${payments[0]?.id}&outcome=eq.applied&select=outcome`;
  expect(await readRows(shop, path)).toHaveLength(1);
  await expect.poll(() => confirmations(own.email)).toHaveLength(1);
});

it("says what is wrong at each payment address that leads nowhere", async () => {
  const { page } = await openBrowser();
  for (const [path, words] of [
    ["/booking-confirmation/unknown-id", "Payment not found"],
    ["/payment/failure", "Your payment could not be processed."],
    ["/payment/failure?error=Card%20declined&code=51", "Card declined"],
    ["/payment/confirmation", "No payment ID provided"],
    ["/payment/confirmation?payment_id=unknown", "Payment Not Found"],
    ["/payment/process", "Missing transaction ID"],
  ] as const) {
    await page.goto(`${shop.url}${path}`);
    await page.getByText(words).first().waitFor();
  }
});
