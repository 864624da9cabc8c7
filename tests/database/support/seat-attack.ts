import { call, one, type Database, type Who } from "./database.ts";
import * as f from "./fixtures.ts";

const TOURS = 19;
const DAYS = 15;
const SEATS = 10;
const OFFERED = TOURS * DAYS * SEATS;

export const fromAddress = (address: string): Who => ({ role: "anon", headers: { "cf-connecting-ip": address } });
export const addresses = (count: number, block: number): Who[] =>
  Array.from({ length: count }, (_, n) => fromAddress(`198.${block}.${n >> 8}.${n & 255}`));

export type Departure = { tour: string; day: string };
export const offerProgramme = async (db: Database): Promise<Departure[]> => {
  const days = Array.from({ length: DAYS }, (_, n) => 20 + n);
  const dates = await Promise.all(days.map((day) => f.dayFromNow(db, day)));
  const tours: string[] = [];
  for (let n = 0; n < TOURS; n += 1) tours.push(await f.makeTour(db, { maxGuests: SEATS, days }));
  return dates.flatMap((day) => tours.map((tour) => ({ tour, day })));
};

export const heldSeats = async (db: Database): Promise<number> =>
  Number((await one(db, "select coalesce(sum(taken), 0)::int as n from public.departures"))["n"]);
export const shareOf = (seats: number): number => Math.round((1000 * seats) / OFFERED) / 10;

export const attack = async (db: Database, who: Who[]): Promise<number> => {
  const free = await db.query(`
    select d.tour_id as tour, d.start_date::text as day, ${SEATS} - d.taken as seats
    from public.departures d where d.taken < ${SEATS} order by d.start_date desc, d.tour_id desc`);
  for (const me of who) {
    let most = SEATS;
    for (;;) {
      const next = free.at(-1);
      if (!next) return heldSeats(db);
      const guests = Math.min(most, Number(next["seats"]));
      const booking = f.bookingOf(String(next["tour"]), String(next["day"]), { guests });
      const { ok, code } = await f
        .book(db, booking, me)
        .catch((error: { code?: string }) => ({ ok: false, code: error.code ?? "" }));
      if (code === "PT429" && guests === 1) break;
      if (code === "PT429") most = 1;
      next["seats"] = Number(next["seats"]) - (ok ? guests : 0);
      if (next["seats"] === 0) free.pop();
    }
  }
  return heldSeats(db);
};

export const pass = async (db: Database, minutes: number): Promise<void> => {
  const by = `interval '${minutes} minutes'`;
  await db.exec(`
    update public.bookings set created_at = created_at - ${by}, expires_at = expires_at - ${by} where status = 'pending';
    update public.payments set checked_at = now() where is_open;
    update private.rate_limits set filled_at = filled_at - ${by}`);
  while (Number(await call(db, f.service, "expire_holds")) > 0);
};
