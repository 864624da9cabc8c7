import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { VOUCHER_PAGE } from "#languages/ru/documents.ts";
import { BOOKING_MAILS, CHANGE_MAILS } from "#languages/ru/mails.ts";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { bookingViewSchema } from "../../src/domain/booking/booking-view.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-code.ts";
import { ownStack } from "../support/own-stack.ts";
import { long } from "../support/tiers.ts";
import { paymentDesk } from "./payment-desk.ts";

const stack = ownStack();
const desk = paymentDesk(stack);
const { fn, rpc, runHousekeeping, book, view, statusOf, createPayment, press, card, paidBooking } = desk;

const mailsTo = async (email: string, subject: RegExp): Promise<{ subject: string }[]> => {
  const mails: { subject: string }[] = await (await fetch(`${stack().inboxUrl}/mails.json`)).json();
  return mails.filter((mail) => JSON.stringify(mail).includes(email) && subject.test(mail.subject));
};
const soon = { timeout: 20_000 };

describe("paying for a booking", () => {
  it.each([
    ["0000", "confirmed/completed"],
    ["0003", "confirmed/completed"],
    ["0001", "pending/failed"],
  ])("card %s ends in %s, with one mail about it", async (last, expected) => {
    const booking = await book();
    const { status, body } = await createPayment(booking);
    expect(status).toBe(200);
    const redirect = await press(body.url, card(last));
    expect(redirect.headers.get("location")).toContain(`payment_id=${body.payment_id}`);
    await expect.poll(() => statusOf(booking), soon).toBe(expected);
    // The amount comes from the booking: the body claims one cent.
    expect((await view(booking)).payment).toMatchObject({
      amount_cents: booking.total_cents,
      provider_payment_id: body.provider_payment_id,
    });
    expect((await runHousekeeping()).status).toBe(200);
    const subject = expected.startsWith("confirmed") ? /Booking confirmed/ : /Payment failed/;
    await expect.poll(() => mailsTo(booking.email, subject), soon).toHaveLength(1);
    await runHousekeeping();
    expect(await mailsTo(booking.email, subject)).toHaveLength(1);
  });

  long("confirms by asking the provider when no webhook comes (card 0004)", async () => {
    const booking = await book();
    const { body } = await createPayment(booking);
    await press(body.url, card("0004"));
    expect(await statusOf(booking)).toBe("pending/pending");
    const afterHousekeeping = async () => {
      expect((await runHousekeeping()).status).toBe(200);
      return statusOf(booking);
    };
    // The first check is due 20 s after the payment began.
    await expect.poll(afterHousekeeping, { timeout: 90_000, interval: 1_000 }).toBe("confirmed/completed");
  });

  it("changes nothing on a forged callback, and says what is wrong with malformed ones", async () => {
    const booking = await book();
    const { body } = await createPayment(booking);
    const forged = {
      shop_transaction_id: body.payment_id,
      octo_payment_UUID: body.provider_payment_id,
      status: "succeeded",
      signature: "0".repeat(40),
    };
    expect(await fn("payment-webhook", forged)).toMatchObject({ status: 401, body: { code: "bad_signature" } });
    expect(await statusOf(booking)).toBe("pending/pending");
    const unknown = { ...forged, shop_transaction_id: randomUUID(), octo_payment_UUID: randomUUID() };
    expect((await fn("payment-webhook", unknown)).status).toBe(404);
  });

  it("refuses return addresses elsewhere, and strangers", async () => {
    const booking = await book();
    const foreign = await createPayment(booking, { return_url: "https://evil.example/x" });
    expect(foreign).toMatchObject({ status: 400, body: { code: "foreign_url" } });
    expect((await createPayment({ ...booking, token: "x".repeat(43) })).status).toBe(404);
    expect((await fn("housekeeping", {}, { authorization: "Bearer wrong" })).status).toBe(401);
    expect((await fn("refund-payment", { payment_id: randomUUID(), reason: "x" })).status).toBe(401);
  });
});

it("speaks the language of the traveler from payment to refund, also when an admin acts", async () => {
  const booking = await book();
  const claim = { booking_id: booking.id, token: booking.token };
  expect(await rpc("choose_my_language", { ...claim, language: "ru" })).toMatchObject({ ok: true });
  const { body } = await createPayment(booking);
  await press(body.url, card("0000"));
  await expect.poll(() => statusOf(booking), soon).toBe("confirmed/completed");
  await runHousekeeping();
  const paid = v.parse(bookingViewSchema, await view(booking));
  const sent = async (subject: string) =>
    (await mailsTo(booking.email, /./)).filter((received) => received.subject === subject);
  const confirmed = () => sent(BOOKING_MAILS.booking_confirmed.subject(paid));
  await expect.poll(confirmed, soon).toHaveLength(1);
  expect(JSON.stringify(await confirmed())).toContain(`/ru/trips/${booking.id}#token=`);
  const printed = await fn("generate-pdf", {
    payment_id: body.payment_id,
    booking_data: { id: booking.id, token: booking.token },
  });
  expect(printed.body.html_content).toContain('<html lang="ru">');
  expect(printed.body.html_content).toContain(VOUCHER_PAGE.reference);

  const wish = { payment_id: body.payment_id, reason: "The guide is ill" };
  expect((await fn("refund-payment", wish, await desk.bearer("admin@example.com"))).status).toBe(200);
  await runHousekeeping();
  const { title, reference } = paid;
  const refunded = CHANGE_MAILS.refund.subject({ refund_cents: booking.total_cents, title, reference });
  await expect.poll(() => sent(refunded), soon).toHaveLength(1);
});

it("prints a signed voucher after payment, and refunds once for an admin", async () => {
  const { booking, body } = await paidBooking();
  const { payment_id } = body;
  const voucher = await fn("generate-pdf", { payment_id, booking_data: { id: booking.id, token: booking.token } });
  expect(voucher.body.success).toBe(true);
  expect(voucher.body.html_content).toContain("Amina Karimova");
  expect((await fn("generate-pdf", { payment_id })).body.html_content).not.toContain("Amina");
  const claim = { id: booking.id, token: booking.token };
  const { body: signed } = await fn("sign-voucher", claim);
  const { voucher_keys } = await rpc("catalogue_since", { since: 1_000_000_000 });
  expect(await checkVoucher(signed.voucher, voucherKeysOf(voucher_keys))).toMatchObject({
    ok: true,
    voucher: { booking_id: booking.id, departure_id: signed.departure_id, guests: signed.guests },
  });
  expect(voucher.body.html_content).toContain("<svg");
  expect((await fn("sign-voucher", { ...claim, token: "x".repeat(43) })).status).toBe(404);

  const wish = { payment_id, reason: "The guide is ill" };
  expect((await fn("refund-payment", wish, await desk.bearer("traveler@example.com"))).status).toBe(403);
  expect((await fn("refund-payment", wish, await desk.bearer("admin@example.com"))).status).toBe(200);
  await expect
    .poll(async () => (await view(booking)).refund, soon)
    .toMatchObject({ amount_cents: booking.total_cents, status: "succeeded" });
  expect((await fn("sign-voucher", claim)).body).toMatchObject({ status: "refunded", voucher: null });
  expect(desk.refundsOf(body.provider_payment_id).cents).toBe(booking.total_cents);
});
