import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { type Desk, mailbox, post } from "./booking-desk.ts";

/** What the payment functions say to the database. */
export async function asServer<Answer>({ url, keys: { secret } }: Desk, verb: string, body: object): Promise<Answer> {
  const response = await fetch(`${url}/rest/v1/rpc/${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: secret, authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}

/** What really stands in a table. */
export async function rowsOf<Row>({ url, keys: { secret } }: Desk, path: string): Promise<Row[]> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const rows: Row[] = JSON.parse(await response.text());
  return rows;
}

export type Held = { id: string; token: string; email: string };

/** Places held for a traveler, without a browser. */
export async function hold(desk: Desk, tourId: string, check_in: string, guests = 2): Promise<Held> {
  const held = { id: crypto.randomUUID(), token: randomBytes(32).toString("base64url"), email: mailbox("held") };
  const answer = await post(desk, "create_booking", {
    booking: {
      id: held.id,
      token: held.token,
      tour_id: tourId,
      package_id: null,
      guests,
      check_in,
      check_out: check_in,
      total_price_cents: 5_000_000,
      customer_first_name: "Anna",
      customer_last_name: "Lee",
      customer_email: held.email,
      customer_phone: "+998 90 123 45 67",
      special_requests: null,
    },
  });
  expect(answer).toMatchObject({ ok: true });
  return held;
}

/** All of it or a part is paid; answers how much that was. */
export async function payFor(desk: Desk, { id, token }: Held, part?: "deposit"): Promise<number> {
  const opened = await asServer<{ payment: { payment_id: string; amount_cents: number } }>(desk, "open_payment", {
    booking_id: id,
    token,
    ...(part && { part }),
  });
  await asServer(desk, "apply_payment_event", {
    payment_id: opened.payment.payment_id,
    new_status: "completed",
    source: "test",
    dedupe_key: crypto.randomUUID(),
  });
  return opened.payment.amount_cents;
}
