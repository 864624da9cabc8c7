import { randomBytes } from "node:crypto";
import { mailbox, post, type Desk } from "./booking-desk.ts";

/** What the payment functions say to the database. */
const asServer = async ({ url, keys }: Desk, verb: string, body: object) => {
  const response = await fetch(`${url}/rest/v1/rpc/${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: keys.secret, authorization: `Bearer ${keys.secret}` },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
};

export type OwnTrip = { id: string; token: string; email: string };

/** A trip for two that is paid, as its traveler has it by the link of the mail. */
export async function paidTrip(desk: Desk, tourId: string, check_in: string): Promise<OwnTrip> {
  const trip = { id: crypto.randomUUID(), token: randomBytes(32).toString("base64url"), email: mailbox("promised") };
  const booking = {
    id: trip.id,
    token: trip.token,
    tour_id: tourId,
    package_id: null,
    guests: 2,
    check_in,
    check_out: check_in,
    total_price_cents: 5_000_000,
    customer_first_name: "Anna",
    customer_last_name: "Lee",
    customer_email: trip.email,
    customer_phone: "+998 90 123 45 67",
    special_requests: null,
  };
  const held = await post<{ ok: boolean }>(desk, "create_booking", { booking });
  if (!held.ok) throw new Error(`booking: ${JSON.stringify(held)}`);
  const { payment } = await asServer(desk, "open_payment", { booking_id: trip.id, token: trip.token });
  await asServer(desk, "apply_payment_event", {
    payment_id: payment.payment_id,
    new_status: "completed",
    source: "test",
    dedupe_key: crypto.randomUUID(),
  });
  return trip;
}

/** Cancels it elsewhere: on another device, while this one hears nothing. */
export async function cancelElsewhere(desk: Desk, { id, token }: OwnTrip): Promise<void> {
  const quote = await post<{ refund_cents: number; status: string }>(desk, "cancel_quote", { booking_id: id, token });
  const done = await post<{ ok: boolean }>(desk, "cancel_my_booking", {
    booking_id: id,
    token,
    expected_refund_cents: quote.refund_cents,
    expected_status: quote.status,
  });
  if (!done.ok) throw new Error(`cancelling: ${JSON.stringify(done)}`);
}
