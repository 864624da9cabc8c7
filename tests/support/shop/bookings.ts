import { randomBytes, randomUUID } from "node:crypto";
import { askAsServer, askAsTraveler, readRows, send, type Shop } from "./shop.ts";

export type BookingRow = {
  id: string;
  departure_id: string;
  status: string;
  guests: number;
  check_in: string;
  ends_on: string;
  total_price: number;
  customer_name: string;
};

export type OwnBooking = { id: string; token: string; email: string; name: string };

export const newEmail = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@example.com`;

export const newName = (word: string): string =>
  `${word} ${randomUUID().replaceAll(/[^a-f]/g, "")}${randomUUID().replaceAll(/[^a-f]/g, "")}`;

export const bookingsOf = (shop: Shop, email: string): Promise<BookingRow[]> =>
  readRows(shop, `bookings?customer_email=eq.${encodeURIComponent(email)}&select=*`);

type Wish = { guests?: number; name?: string; email?: string; requests?: string };

export async function holdSeats(
  shop: Shop,
  { id: tour_id }: { id: string },
  day: string,
  { guests = 2, name = "Anna Lee", email = newEmail("held"), requests }: Wish = {},
): Promise<OwnBooking> {
  const [first = "", ...rest] = name.split(" ");
  const own = { id: randomUUID(), token: randomBytes(32).toString("base64url"), email, name };
  const answer = await askAsTraveler<{ ok: boolean }>(shop, "create_booking", {
    booking: {
      id: own.id,
      token: own.token,
      tour_id,
      package_id: null,
      guests,
      check_in: day,
      check_out: day,
      total_price_cents: 5_000_000,
      customer_first_name: first,
      customer_last_name: rest.join(" "),
      customer_email: email,
      customer_phone: "+998 90 123 45 67",
      special_requests: requests ?? null,
    },
  });
  if (!answer.ok) throw new Error(`create_booking: ${JSON.stringify(answer)}`);
  return own;
}

type Opened = { payment: { payment_id: string; amount_cents: number } };

export const openPayment = async (shop: Shop, { id, token }: OwnBooking, part?: "deposit") => {
  const { payment } = await askAsServer<Opened>(shop, "open_payment", {
    booking_id: id,
    token,
    ...(part && { part }),
  });
  return payment;
};

export const completePayment = (shop: Shop, payment_id: string, amount?: number): Promise<unknown> =>
  askAsServer(shop, "apply_payment_event", {
    payment_id,
    new_status: "completed",
    source: "test",
    dedupe_key: randomUUID(),
    ...(amount === undefined ? {} : { amount }),
  });

export async function payBooking(shop: Shop, own: OwnBooking, part?: "deposit"): Promise<number> {
  const { payment_id, amount_cents } = await openPayment(shop, own, part);
  await completePayment(shop, payment_id);
  return amount_cents;
}

export async function makePaidBooking(
  shop: Shop,
  tour: { id: string },
  day: string,
  wish: Wish = {},
): Promise<OwnBooking> {
  const own = await holdSeats(shop, tour, day, wish);
  await payBooking(shop, own);
  return own;
}

export const withholdEmails = (shop: Shop): Promise<unknown> =>
  askAsServer(shop, "claim_emails", { how_many: 100, lease_seconds: 3_600 });

export async function payAtProvider(shop: Shop, { id, token }: OwnBooking): Promise<void> {
  const response = await send(shop, "functions/v1/create-payment", {
    body: {
      amount: 1,
      description: "Booking",
      return_url: `${shop.url}/booking-confirmation`,
      cancel_url: `${shop.url}/tours`,
      booking_data: { id, token },
      customer_data: {},
    },
  });
  const created: { url: string; provider_payment_id: string } = JSON.parse(await response.text());
  const fields = { step: "pay", card: "8600000000000000", expiry: "12/30", cvv: "123" };
  await fetch(created.url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  for (let tries = 0; tries < 60; tries += 1) {
    const payment = await askAsTraveler<{ status: string }>(shop, "payment_status", {
      payment_id: created.provider_payment_id,
    });
    if (payment.status === "completed") return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The payment never completed");
}

export async function cancelBooking(shop: Shop, { id, token }: OwnBooking): Promise<void> {
  const quote = await askAsTraveler<{ refund_cents: number; status: string }>(shop, "cancel_quote", {
    booking_id: id,
    token,
  });
  const answer = await askAsTraveler<{ ok: boolean }>(shop, "cancel_my_booking", {
    booking_id: id,
    token,
    expected_refund_cents: quote.refund_cents,
    expected_status: quote.status,
  });
  if (!answer.ok) throw new Error(`cancel_my_booking: ${JSON.stringify(answer)}`);
}
