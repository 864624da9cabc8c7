import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { call, type Database, type Row, type Who } from "./database.ts";
import * as f from "./fixtures.ts";

export type Party = { email: string; guests?: number; id?: string };
export const none = { id: randomUUID(), token: f.newToken() };

export const waitingLists = (db: () => Database) => {
  const full = async (wish: f.TourWish = {}) => {
    const tour = await f.makeTour(db(), { maxGuests: 4, days: [30], ...wish });
    const day = await f.dayFromNow(db(), wish.days?.[0] ?? 30);
    const holders = [f.bookingOf(tour, day), f.bookingOf(tour, day)];
    for (const holder of holders) expect(await f.book(db(), holder)).toMatchObject({ ok: true });
    return { tour, day, holders, departure: await f.departureOf(db(), tour, day) };
  };
  type Place = Pick<Awaited<ReturnType<typeof full>>, "tour" | "day">;
  const entryOf = ({ tour, day }: Place, { id = randomUUID(), guests = 2, email }: Party) => ({
    id,
    tour_id: tour,
    check_in: day,
    guests,
    email,
  });
  const join = (place: Place, party: Party, who: Who = f.anon) =>
    f.ask(db(), who, "join_waiting_list", { entry: entryOf(place, party) });
  const cancel = ({ id, token }: Row & { id: string; token: string }) =>
    f.ask(db(), f.anon, "cancel_my_booking", {
      booking_id: id,
      token,
      expected_refund_cents: 0,
      expected_status: "pending",
    });
  const list = (departure: string) =>
    db().query(
      `select email, guests, state from public.waiting_entries where departure_id = '${departure}' order by created_at, email`,
    );
  const taken = async (departure: string) =>
    Number((await db().query(`select taken from public.departures where id = '${departure}'`))[0]?.["taken"]);
  const tend = () => call(db(), f.service, "update_waiting_lists");
  const mails = async () => {
    await f.skipMailDelay(db());
    const claimed = (await call(db(), f.service, "claim_emails", { how_many: 100 })) as Row[];
    return claimed
      .filter(({ waiting }) => waiting)
      .map(({ kind, to_address, waiting }) => ({
        kind: String(kind),
        to: String(to_address),
        token: String((waiting as Row)["link_token"]),
      }));
  };
  const offerTo = async (email: string) =>
    (await mails()).find(({ kind, to }) => kind === "waiting_offer" && to === email)?.token ?? "no offer";
  const bookWith = ({ tour, day }: Place, offer: string, guests = 2) =>
    f.book(db(), f.bookingOf(tour, day, { offer, guests }));
  const lapse = (departure: string) =>
    db().exec(
      `update public.waiting_entries set offered_until = now() - interval '1 second' where departure_id = '${departure}' and state = 'offered'`,
    );
  const sound = async () => expect(await f.seatsMismatch(db())).toEqual([]);
  return { full, entryOf, join, cancel, list, taken, tend, mails, offerTo, bookWith, lapse, sound };
};
