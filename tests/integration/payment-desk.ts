import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Stack } from "../support/stack.ts";

type Refunded = { shop_transaction_id: string; octo_payment_UUID: string; refunds: { amount: number }[] };

export function paymentDesk(stack: () => Stack) {
  let turn = 0;
  const secret = (name: string): string =>
    JSON.parse(readFileSync(join(stack().stateDir, "secrets.json"), "utf8"))[name];

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stack().url}${path}`, {
      method: "POST",
      headers: { apikey: stack().keys.publishable, "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const rpc = async (name: string, args: unknown) => (await post(`/rest/v1/rpc/${name}`, args)).body;
  const fn = (name: string, body: unknown, headers = {}) => post(`/functions/v1/${name}`, body, headers);
  const runHousekeeping = () => fn("housekeeping", {}, { authorization: `Bearer ${secret("functionSecret")}` });
  const bearer = async (email: string) => {
    const { body } = await post("/auth/v1/token?grant_type=password", { email, password: "silkroad" });
    return { authorization: `Bearer ${body.access_token}` };
  };
  const rows = async (path: string) => {
    const { secret: key } = stack().keys;
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    return JSON.parse(await (await fetch(`${stack().url}/rest/v1/${path}`, { headers })).text());
  };

  const book = async (atLeastCents = 0) => {
    turn += 1;
    const { tours } = await rpc("catalogue_since", { since: 0 });
    for (const tour of tours) {
      const { dates } = await rpc("availability", { item_type: "tour", item_id: tour.id });
      const guests = Math.max(1, Math.ceil(atLeastCents / tour.price_cents));
      const date = dates.find((open: { seats_left: number }) => open.seats_left > guests);
      if (!date) continue;
      const { total_cents } = await rpc("quote", { item_type: "tour", item_id: tour.id, guests });
      if (total_cents < atLeastCents) continue;
      const booking = {
        id: randomUUID(),
        token: randomBytes(32).toString("base64url"),
        tour_id: tour.id,
        package_id: null,
        guests,
        check_in: date.date,
        total_price_cents: total_cents,
        customer_first_name: "Amina",
        customer_last_name: "Karimova",
        customer_email: `payer${turn}@example.com`,
        customer_phone: "+998901234567",
        special_requests: null,
      };
      expect(await rpc("create_booking", { booking })).toMatchObject({ ok: true });
      return { id: booking.id, token: booking.token, email: booking.customer_email, total_cents: Number(total_cents) };
    }
    throw new Error("No tour has seats left");
  };
  type Booked = Awaited<ReturnType<typeof book>>;

  const view = ({ id, token }: Booked) => rpc("my_booking", { booking_id: id, token });
  const statusOf = async (booking: Booked) => {
    const { status, payment } = await view(booking);
    return `${status}/${payment?.status}`;
  };
  const createPayment = ({ id, token }: Booked, more: Record<string, unknown> = {}) =>
    fn("create-payment", {
      amount: 0.01,
      return_url: `${stack().url}/booking-confirmation`,
      cancel_url: `${stack().url}/booking/tour/${id}`,
      booking_data: { id, token, price: 0.01 },
      customer_data: { email: "other@example.net" },
      ...more,
    });
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const card = (last: string) => ({ step: "pay", card: `860000000000${last}`, expiry: "12/30", cvv: "123" });
  const confirmed = (booking: Booked) =>
    vi.waitFor(async () => expect(await statusOf(booking)).toBe("confirmed/completed"), { timeout: 20_000 });
  const paidBooking = async (atLeastCents = 0) => {
    const booking = await book(atLeastCents);
    const { body } = await createPayment(booking);
    await press(body.url, card("0000"));
    await confirmed(booking);
    return { booking, body };
  };
  const sandboxed = (): Refunded[] => JSON.parse(readFileSync(join(stack().stateDir, "sandbox-payments.json"), "utf8"));
  const refundsOf = (uuid: string) => {
    const parts = sandboxed().find((one) => one.octo_payment_UUID === uuid)?.refunds ?? [];
    return { parts, cents: Math.round(parts.reduce((sum, { amount }) => sum + amount, 0) * 100) };
  };
  const calls = { secret, post, rpc, fn, runHousekeeping, bearer, rows };
  return { ...calls, book, view, statusOf, createPayment, press, card, confirmed, paidBooking, sandboxed, refundsOf };
}
