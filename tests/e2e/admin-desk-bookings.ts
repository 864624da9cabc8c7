import { randomBytes, randomUUID } from "node:crypto";
import type { Desk, Item } from "./booking-desk.ts";

type Answer = { ok: boolean; code?: string; payment?: { payment_id: string } } & Record<string, unknown>;

const post = async ({ url, keys }: Desk, who: "visitor" | "service", verb: string, body: object): Promise<Answer> => {
  const service = { apikey: keys.secret, authorization: `Bearer ${keys.secret}` };
  const response = await fetch(`${url}/rest/v1/rpc/${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(who === "service" ? service : { apikey: keys.publishable }) },
    body: JSON.stringify(body),
  });
  const answer: Answer = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${verb}: ${JSON.stringify(answer)}`);
  return answer;
};

export type Made = { id: string; token: string; name: string; email: string; payment_id: string };

/** With the sandbox's good card, on its page, as the traveller's browser does it. */
export const payAtProvider = async (desk: Desk, id: string, token: string) => {
  const response = await fetch(`${desk.url}/functions/v1/create-payment`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: desk.keys.publishable },
    body: JSON.stringify({
      amount: 1,
      description: "Booking",
      return_url: `${desk.url}/booking-confirmation`,
      cancel_url: `${desk.url}/tours`,
      booking_data: { id, token },
      customer_data: {},
    }),
  });
  const created: { url: string; provider_payment_id: string } = JSON.parse(await response.text());
  const fields = { step: "pay", card: "8600000000000000", expiry: "12/30", cvv: "123" };
  await fetch(created.url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  for (let tries = 0; tries < 60; tries += 1) {
    const payment = await post(desk, "visitor", "payment_status", { payment_id: created.provider_payment_id });
    if (payment["status"] === "completed") return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The payment never completed");
};

type Wish = {
  name: string;
  requests?: string;
  /** At the provider; or told to the database only, so that no mail has gone out yet. */
  paid?: "at the provider" | "not mailed yet";
};

/** A booking as a visitor makes it, with an open payment; paid when the story needs it paid. */
export async function makeBooking(desk: Desk, tour: Item, day: string, wish: Wish): Promise<Made> {
  const [first = "", ...rest] = wish.name.split(" ");
  const [id, token, email] = [randomUUID(), randomBytes(32).toString("base64url"), `${randomUUID()}@example.com`];
  const price = await post(desk, "visitor", "quote", { item_type: "tour", item_id: tour.id, guests: 1 });
  const booked = await post(desk, "visitor", "create_booking", {
    booking: {
      id,
      token,
      tour_id: tour.id,
      package_id: null,
      guests: 1,
      check_in: day,
      check_out: day,
      total_price_cents: price["total_cents"],
      customer_first_name: first,
      customer_last_name: rest.join(" "),
      customer_email: email,
      customer_phone: "+998 90 123 45 67",
      special_requests: wish.requests ?? null,
    },
  });
  if (!booked.ok) throw new Error(`No booking: ${JSON.stringify(booked)}`);
  const { payment } = await post(desk, "service", "open_payment", { booking_id: id, token });
  if (!payment) throw new Error("No payment was opened");
  if (wish.paid === "at the provider") await payAtProvider(desk, id, token);
  if (wish.paid === "not mailed yet") {
    await post(desk, "service", "apply_payment_event", {
      payment_id: payment.payment_id,
      new_status: "completed",
      source: "test",
      dedupe_key: randomUUID(),
    });
    // A sender has it that takes an hour: housekeeping would send it before a slow page shows that it did not go out.
    await post(desk, "service", "claim_emails", { how_many: 100, lease_seconds: 3_600 });
  }
  return { id, token, name: wish.name, email, payment_id: payment.payment_id };
}

/** The provider reports one cent: nobody can tell by machine what that means. */
export const payTooLittle = (desk: Desk, { payment_id }: Made) =>
  post(desk, "service", "apply_payment_event", {
    payment_id,
    new_status: "completed",
    source: "test",
    dedupe_key: randomUUID(),
    amount: 1,
  });

export const seatsLeft = async (desk: Desk, tour: Item, day: string): Promise<number> => {
  const { dates } = await post(desk, "visitor", "availability", { item_type: "tour", item_id: tour.id });
  const open = (dates as { date: string; seats_left: number }[]).find(({ date }) => date === day);
  return open?.seats_left ?? 0;
};

/** A name nobody else has, of letters only, as names are. */
export const someone = (word: string): string =>
  `${word} ${randomUUID().replace(/[^a-f]/g, "")}${randomUUID().replace(/[^a-f]/g, "")}`;

const send = async (desk: Desk, verb: string, body: object) => {
  const answer = await post(desk, "visitor", verb, body);
  if (!answer.ok) throw new Error(`${verb}: ${JSON.stringify(answer)}`);
};

export const writeToUs = (desk: Desk, name: string) =>
  send(desk, "submit_contact_message", {
    message: { id: randomUUID(), name, email: "writer@example.com", message: "Is it cold in May?" },
  });

export const planTrip = (desk: Desk, name: string) =>
  send(desk, "submit_trip_request", {
    request: {
      id: randomUUID(),
      name,
      email: "dreamer@example.com",
      guests: 4,
      cities: ["Khiva", "Bukhara"],
      budget_cents: 400_000,
      wishes: "Slowly, with a lot of tea.",
    },
  });
