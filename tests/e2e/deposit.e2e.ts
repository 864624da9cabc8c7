import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as mails from "#texts/mails.ts";
import { money } from "#texts/write.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { attentionText } from "../../src/text/letters.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, holdSeats, newEmail, type OwnBooking, payBooking } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { allMails, mailAbout } from "../support/shop/mails.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm, unfold } from "../support/shop/pages.ts";
import { paymentsOf, payWith, waitForConfirmation } from "../support/shop/payments.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();
const GUESTS = 6;
const TOTAL = quote(50_000, GUESTS).total_cents;

async function depositPaid(): Promise<{ own: OwnBooking; balance: number }> {
  const tour = await makeTour(shop, daysAhead(70));
  const own = await holdSeats(shop, tour, tour.departure_dates[0] ?? "", { guests: GUESTS });
  return { own, balance: TOTAL - (await payBooking(shop, own, "deposit")) };
}
async function toBalancePage(page: Page, { id, token }: OwnBooking): Promise<Page> {
  await page.goto(`${shop.url}/trips/${id}#token=${token}`);
  await page.getByRole("button", { name: "Pay the balance" }).click();
  await page.waitForURL(PAYMENT_PAGE);
  return page;
}
const completed = async (own: { id: string }) =>
  (await paymentsOf(shop, own)).filter(({ status }) => status === "completed" || status === "refunded");

journey("takes a deposit, then the balance by the mail's link with a second card after a declined one", async () => {
  const { page } = await openBrowser();
  const email = newEmail("deposit");
  const tour = await makeTour(shop, daysAhead(70));
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email, GUESTS);
  await page.getByText(/^Or \$[\d,.]+ now and \$[\d,.]+ by/).waitFor();
  await submitBookingForm(page);
  await page.getByRole("button", { name: /^Pay all/ }).waitFor();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await payWith(page, "good");
  await waitForConfirmation(page);
  await page.getByText("Still to pay").waitFor();

  const { text } = await mailAbout(shop, email, /^Booking confirmed/);
  expect(text).toMatch(/Paid: \$[\d,.]+\. Still to pay: \$[\d,.]+ by /);
  await page.goto(/https?:\S+#token=[\w-]{43}/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Pay the balance" }).click();
  await payWith(page, "declined");
  await page.waitForURL("**/payment/failure?*");
  const [row] = await bookingsOf(shop, email);
  expect(row?.status).toBe("confirmed");
  await page.getByRole("button", { name: "Retry Payment" }).click();
  await payWith(page, "good");
  await mailAbout(shop, email, /^Payment received/);
  await page.goto(`${shop.url}/trips/${row?.id}`);
  // The stored trip still owes, which opens the fold, until the server has answered.
  await page.getByText("You're all set.").waitFor();
  await unfold(page, "Manage booking");
  await page.getByText("balance $0.00").waitFor();
  expect(await page.getByText("Still to pay").count()).toBe(0);
});

it("tells the traveler and the operator of money paid twice on an older page, and sends it back", async () => {
  const { own, balance } = await depositPaid();
  const { page, context } = await openBrowser();
  const older = await toBalancePage(page, own);
  const cash = { booking_id: own.id, payment_id: crypto.randomUUID(), method: "cash", amount_cents: 10_000 };
  await askAsAdmin(shop, "rpc/admin_record_money", cash);
  const newer = await toBalancePage(await context.newPage(), own);
  expect(newer.url()).not.toBe(older.url());
  await payWith(newer, "good");
  await waitForConfirmation(newer);
  await payWith(older, "good");
  await expect.poll(() => completed(own)).toHaveLength(4);

  await older.getByText("We need to double-check this payment", { exact: false }).waitFor();
  const { text } = await mailAbout(shop, own.email, /^About your booking/);
  expect(text).toContain(`${money(balance)} arrived that you didn't owe.`);
  const [row] = await readRows<{ reference: string; attention_reason: string }>(shop, `bookings?id=eq.${own.id}`);
  const tooMuch = `Paid more than was owed: ${money(balance)} too much`;
  expect(attentionText(mails, row?.attention_reason ?? "")).toBe(tooMuch);
  const toOperator = (await allMails(shop)).filter(
    ({ subject }) => subject === `Needs attention: booking ${row?.reference}`,
  );
  expect(toOperator.map((mail) => mail.text.includes(tooMuch))).toEqual([true]);

  const refund = { booking_id: own.id, reason: "Paid twice", amount_cents: balance };
  await askAsAdmin(shop, "rpc/admin_refund_booking", refund);
  await runHousekeeping(shop.url, shop.stateDir);
  await expect
    .poll(async () => (await completed(own)).map(({ status }) => status).toSorted())
    .toEqual(["completed", "completed", "completed", "refunded"]);
  expect(await bookingsOf(shop, own.email)).toMatchObject([{ status: "confirmed", needs_attention: false }]);
  await newer.goto(`${shop.url}/trips/${own.id}`);
  await unfold(newer, "Manage booking");
  await newer.getByText("balance $0.00").last().waitFor();
});
