import { randomBytes, randomUUID } from "node:crypto";
import { ask } from "./visitor.ts";

export type Desk = { url: string; keys: { publishable: string; secret: string } };
export type Token = { publishable: string } | { secret: string } | { session: string; publishable: string };

export const headersOf = (keys: Desk["keys"], who: "anon" | "service" | { session: string }): Record<string, string> =>
  who === "anon"
    ? { apikey: keys.publishable }
    : who === "service"
      ? { apikey: keys.secret, authorization: `Bearer ${keys.secret}` }
      : { apikey: keys.publishable, authorization: `Bearer ${who.session}` };

export type Who = Parameters<typeof headersOf>[1];

export const post = (desk: Desk, path: string, body: unknown, who: Who = "anon", from = 0) =>
  ask(desk.url, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headersOf(desk.keys, who) },
    body: typeof body === "string" ? body : (JSON.stringify(body) ?? ""),
    from,
  });

export const rpc = async (desk: Desk, verb: string, args: object, who: Who = "anon", from = 0): Promise<unknown> => {
  const answer = await post(desk, `/rest/v1/rpc/${verb}`, args, who, from);
  if (answer.status !== 200) throw new Error(`${verb}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
};

export const signIn = async (desk: Desk, email: string, password = "silkroad"): Promise<{ session: string }> => {
  const { status, text } = await post(desk, "/auth/v1/token?grant_type=password", { email, password });
  if (status !== 200) throw new Error(`sign-in: ${status} ${text}`);
  const { access_token }: { access_token: string } = JSON.parse(text);
  return { session: access_token };
};

type Tour = { id: string; title?: string };
type Wish = { name: string; email: string; requests?: string; phone?: string; guests?: number };
export type Booked = { id: string; token: string; answer: { ok: boolean; code?: string }; payment?: string };

export const roomyTour = async (desk: Desk): Promise<{ tour: Tour; day: string }> => {
  const { tours } = (await rpc(desk, "catalogue_since", { since: 0 })) as { tours: Tour[] };
  for (const tour of tours) {
    const { dates } = (await rpc(desk, "availability", { item_type: "tour", item_id: tour.id })) as {
      dates: { date: string; seats_left: number }[];
    };
    const last = dates.findLast(({ seats_left }) => seats_left >= 5);
    if (last) return { tour, day: last.date };
  }
  throw new Error("No tour has room");
};

export const book = async (desk: Desk, tour: Tour, day: string, wish: Wish, from: number): Promise<Booked> => {
  const [first = "", ...rest] = wish.name.split(" ");
  const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
  const { guests = 1 } = wish;
  const price = (await rpc(desk, "quote", { item_type: "tour", item_id: tour.id, guests })) as {
    total_cents: number;
  };
  const booking = {
    id,
    token,
    tour_id: tour.id,
    package_id: null,
    guests,
    check_in: day,
    check_out: day,
    total_price_cents: price.total_cents,
    customer_first_name: first,
    customer_last_name: rest.join(" "),
    customer_email: wish.email,
    customer_phone: wish.phone ?? "+998 90 123 45 67",
    special_requests: wish.requests ?? null,
  };
  const answer = (await rpc(desk, "create_booking", { booking }, "anon", from)) as Booked["answer"];
  return { id, token, answer };
};

export const pay = async (desk: Desk, { id, token }: Booked): Promise<string> => {
  const { payment } = (await rpc(desk, "open_payment", { booking_id: id, token }, "service")) as {
    payment: { payment_id: string };
  };
  await rpc(
    desk,
    "apply_payment_event",
    { payment_id: payment.payment_id, new_status: "completed", source: "test", dedupe_key: randomUUID() },
    "service",
  );
  return payment.payment_id;
};
