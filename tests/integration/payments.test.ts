import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkVoucher } from "../../src/data/sync/voucher/check-voucher.ts";
import { voucherKeysOf } from "../../src/domain/voucher/voucher-keys.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { startStack, type Stack } from "../support/stack.ts";

let stack: Stack;
let build: string;
let functionSecret: string;
let turn = 0;

beforeAll(async () => {
  build = emptyBuild();
  stack = await startStack({ stateDir: copyReadyState(), env: { BUILD_DIR: build } });
  ({ functionSecret } = JSON.parse(readFileSync(join(stack.stateDir, "secrets.json"), "utf8")));
});

afterAll(async () => {
  await stack.stop();
  rmSync(build, { recursive: true });
  rmSync(stack.stateDir, { recursive: true, force: true });
});

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${stack.url}${path}`, {
    method: "POST",
    headers: { apikey: stack.keys.publishable, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
};
const rpc = async (name: string, args: unknown) => (await post(`/rest/v1/rpc/${name}`, args)).body;
const fn = (name: string, body: unknown, headers = {}) => post(`/functions/v1/${name}`, body, headers);
const keepHouse = () => fn("housekeeping", {}, { authorization: `Bearer ${functionSecret}` });

const book = async () => {
  turn += 1;
  const { tours } = await rpc("catalogue_since", { since: 0 });
  for (const tour of tours) {
    const { dates } = await rpc("availability", { item_type: "tour", item_id: tour.id });
    const date = dates.find((open: { seats_left: number }) => open.seats_left >= 2);
    if (!date) continue;
    const { total_cents } = await rpc("quote", { item_type: "tour", item_id: tour.id, guests: 1 });
    const email = `guest${turn}@example.com`;
    const booking = {
      id: randomUUID(),
      token: randomBytes(32).toString("base64url"),
      tour_id: tour.id,
      package_id: null,
      guests: 1,
      check_in: date.date,
      total_price_cents: total_cents,
      customer_first_name: "Amina",
      customer_last_name: "Karimova",
      customer_email: email,
      customer_phone: "+998901234567",
      special_requests: null,
    };
    const answer = await rpc("create_booking", { booking });
    expect(answer).toMatchObject({ ok: true });
    return { id: booking.id, token: booking.token, email, total_cents: Number(total_cents) };
  }
  throw new Error("No tour has places left");
};
type Booked = Awaited<ReturnType<typeof book>>;

const paymentBody = ({ id, token }: Booked, more: Record<string, unknown> = {}) => ({
  amount: 0.01,
  description: "Booking for nothing",
  return_url: `${stack.url}/booking-confirmation`,
  cancel_url: `${stack.url}/booking/tour/${id}`,
  booking_data: { id, token, price: 0.01 },
  customer_data: { email: "somebody@example.net" },
  ...more,
});

const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const card = (last: string) => ({ step: "pay", card: `860000000000${last}`, expiry: "12/30", cvv: "123" });

const view = ({ id, token }: Booked) => rpc("my_booking", { booking_id: id, token });
const mailsTo = async (email: string, subject: RegExp): Promise<unknown[]> => {
  const mails = await (await fetch(`${stack.inboxUrl}/mails.json`)).json();
  return mails.filter((mail: unknown) => {
    const text = JSON.stringify(mail);
    return text.includes(email) && subject.test((mail as { subject: string }).subject);
  });
};
const until = async <T>(ask: () => Promise<T>, good: (answer: T) => boolean, ms = 20_000): Promise<T> => {
  for (const end = Date.now() + ms; ;) {
    const answer = await ask();
    if (good(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
  }
};
const statusOf = (answer: { status: string; payment: { status: string } | null }) =>
  `${answer.status}/${answer.payment?.status}`;

describe("paying for a booking", () => {
  it.each([
    ["0000", "confirmed/completed"],
    ["0003", "confirmed/completed"],
    ["0005", "confirmed/completed"],
    ["0001", "pending/failed"],
  ])("card %s ends in %s, with one mail about it", async (last, expected) => {
    const booking = await book();
    const { status, body } = await fn("create-payment", paymentBody(booking));
    expect(status).toBe(200);
    const gone = await press(body.url, card(last));
    expect(gone.headers.get("location")).toContain(`payment_id=${body.payment_id}`);
    const after = await until(
      () => view(booking),
      (answer) => statusOf(answer) === expected,
    );
    expect(statusOf(after)).toBe(expected);
    // The figure comes from the booking, not from the body that said one cent.
    expect(after.payment).toMatchObject({
      amount_cents: booking.total_cents,
      provider_payment_id: body.provider_payment_id,
    });
    expect((await keepHouse()).status).toBe(200);
    const subject = expected.startsWith("confirmed") ? /Booking confirmed/ : /Payment failed/;
    const mails = await until(
      () => mailsTo(booking.email, subject),
      (found) => found.length > 0,
    );
    await keepHouse();
    expect(mails).toHaveLength(1);
    expect(await mailsTo(booking.email, subject)).toHaveLength(1);
  });

  it("card 0002 waits for the code, then pays", async () => {
    const booking = await book();
    const { body } = await fn("create-payment", paymentBody(booking));
    await press(body.url, card("0002"));
    const asked = await until(
      () => view(booking),
      (answer) => answer.payment.status === "wait_user_action",
    );
    expect(statusOf(asked)).toBe("pending/wait_user_action");
    await press(body.url, { step: "code", code: "111111" });
    const paid = await until(
      () => view(booking),
      (answer) => answer.status === "confirmed",
    );
    expect(statusOf(paid)).toBe("confirmed/completed");
  });

  it("card 0004: no webhook comes, and asking the provider confirms", async () => {
    const booking = await book();
    const { body } = await fn("create-payment", paymentBody(booking));
    await press(body.url, card("0004"));
    expect(statusOf(await view(booking))).toBe("pending/pending");
    // The first look is due 20 s after the payment began.
    const paid = await until(
      async () => {
        expect((await keepHouse()).status).toBe(200);
        return view(booking);
      },
      (answer) => answer.status === "confirmed",
      90_000,
    );
    expect(statusOf(paid)).toBe("confirmed/completed");
  });

  it("Cancel on the page cancels; the next try is a new attempt", async () => {
    const booking = await book();
    const first = await fn("create-payment", paymentBody(booking));
    await press(first.body.url, { step: "cancel" });
    await until(
      () => view(booking),
      (answer) => answer.payment.status === "cancelled",
    );
    const second = await fn("create-payment", paymentBody(booking));
    expect(second.status).toBe(200);
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
  });

  it("answers one open page to two presses, and 409 once paid", async () => {
    const booking = await book();
    const both = await Promise.all([
      fn("create-payment", paymentBody(booking)),
      fn("create-payment", paymentBody(booking)),
    ]);
    expect(new Set(both.map(({ body }) => body.url)).size).toBe(1);
    await press(both[0].body.url, card("0000"));
    await until(
      () => view(booking),
      (answer) => answer.status === "confirmed",
    );
    expect(await fn("create-payment", paymentBody(booking))).toMatchObject({
      status: 409,
      body: { code: "already_paid" },
    });
  });

  it("changes nothing by a forged callback, and says what is wrong with bad ones", async () => {
    const booking = await book();
    const { body } = await fn("create-payment", paymentBody(booking));
    const forged = {
      shop_transaction_id: body.payment_id,
      octo_payment_UUID: body.provider_payment_id,
      status: "succeeded",
      signature: "0".repeat(40),
    };
    expect(await fn("payment-webhook", forged)).toMatchObject({ status: 401, body: { code: "bad_signature" } });
    expect(statusOf(await view(booking))).toBe("pending/pending");
    const unknown = { ...forged, shop_transaction_id: randomUUID(), octo_payment_UUID: randomUUID() };
    expect((await fn("payment-webhook", unknown)).status).toBe(404);
    expect((await fn("payment-webhook", "x".repeat(1024 * 1024))).status).toBe(413);
    expect((await fn("payment-webhook", "not json")).status).toBe(400);
  });

  it("refuses return addresses elsewhere, and strangers", async () => {
    const booking = await book();
    const foreign = paymentBody(booking, { return_url: "https://evil.example/x" });
    expect(await fn("create-payment", foreign)).toMatchObject({ status: 400, body: { code: "foreign_url" } });
    const stranger = paymentBody({ ...booking, token: randomBytes(32).toString("base64url") });
    expect((await fn("create-payment", stranger)).status).toBe(404);
    expect((await fn("housekeeping", {}, { authorization: "Bearer wrong" })).status).toBe(401);
    expect((await fn("refund-payment", { payment_id: randomUUID(), reason: "x" })).status).toBe(401);
  });
});

describe("after paying", () => {
  it("prints, mails again at most three times, and an admin's refund goes back once", async () => {
    const booking = await book();
    const { body } = await fn("create-payment", paymentBody(booking));
    await press(body.url, card("0000"));
    await until(
      () => view(booking),
      (answer) => answer.status === "confirmed",
    );
    const { payment_id } = body;
    const voucher = await fn("generate-pdf", { payment_id, booking_data: { id: booking.id, token: booking.token } });
    expect(voucher.body.success).toBe(true);
    expect(voucher.body.html_content).toContain("Amina Karimova");
    expect((await fn("generate-pdf", { payment_id })).body.html_content).not.toContain("Amina");
    // Signed once the payment came, for this booking; a device believes it by the public keys of the mirror.
    const claim = { id: booking.id, token: booking.token };
    const { body: signed } = await fn("sign-voucher", claim);
    const { voucher_keys } = await rpc("catalogue_since", { since: 1_000_000_000 });
    expect(await checkVoucher(signed.voucher, voucherKeysOf(voucher_keys))).toMatchObject({
      ok: true,
      voucher: { booking_id: booking.id, departure_id: signed.departure_id, guests: signed.guests },
    });
    expect(voucher.body.html_content).toContain("<svg");
    expect((await fn("sign-voucher", { ...claim, token: "x".repeat(43) })).status).toBe(404);
    const resent = [];
    for (let n = 0; n < 4; n += 1) resent.push((await fn("send-booking-confirmation", { payment_id })).status);
    expect(resent).toEqual([200, 200, 200, 429]);

    const signIn = (email: string) => post("/auth/v1/token?grant_type=password", { email, password: "silkroad" });
    const bearer = async (email: string) => ({ authorization: `Bearer ${(await signIn(email)).body.access_token}` });
    const wish = { payment_id, reason: "The guide is ill" };
    expect((await fn("refund-payment", wish, await bearer("traveller@example.com"))).status).toBe(403);
    expect((await fn("refund-payment", wish, await bearer("admin@example.com"))).status).toBe(200);
    const back = await until(
      () => view(booking),
      (answer) => answer.refund?.status === "succeeded",
    );
    expect((await fn("sign-voucher", claim)).body).toMatchObject({ status: "refunded", voucher: null });
    expect(back.refund).toMatchObject({ amount_cents: booking.total_cents, status: "succeeded" });
    const kept = JSON.parse(readFileSync(join(stack.stateDir, "sandbox-payments.json"), "utf8"));
    const sandboxed = kept.find(
      (row: { octo_payment_UUID: string }) => row.octo_payment_UUID === body.provider_payment_id,
    );
    const sum = sandboxed.refunds.reduce((all: number, part: { amount: number }) => all + part.amount, 0);
    expect(Math.round(sum * 100)).toBe(booking.total_cents);
  });
});
