import { randomUUID } from "node:crypto";
import { lit, type Database, type Row, type Who } from "./database.ts";
import * as f from "./fixtures.ts";

export const GUIDES = {
  guide: "91000000-0000-4000-8000-000000000001",
  otherGuide: "91000000-0000-4000-8000-000000000002",
};
export type Phone = { device_id: string; device_key: string };
export const aPhone = (): Phone => ({ device_id: randomUUID(), device_key: f.newToken() });

type Told = { id: string; hash: string; bookings: Row[]; facts: Row[]; cash: Row[] } & Row;
export type Roster = { server_time: string; assigned: string[]; departures: Told[] } & Row;
export const roster = async (db: Database, who: Who, phone: Phone, known: Row = {}): Promise<Roster> =>
  (await f.ask(db, who, "guide_roster", { ...phone, known })) as unknown as Roster;

export async function invitation(db: Database): Promise<string> {
  const mails = (await f.ask(db, f.service, "claim_emails", { how_many: 100 })) as unknown as {
    invitation: string | null;
  }[];
  const token = mails.find((mail) => mail.invitation !== null)?.invitation;
  if (!token) throw new Error("no invitation waits");
  return token;
}

export type Trip = { tour: string; day: string; departure: string; booking: Row & { id: string; token: string } };

export async function party(db: Database, { tour, day }: { tour: string; day: string }): Promise<Trip["booking"]> {
  const booking = f.bookingOf(tour, day);
  await f.bookAndPay(db, booking);
  return booking;
}

async function trip(db: Database, guide: keyof typeof GUIDES): Promise<Trip> {
  const tour = await f.makeTour(db, { days: [30] });
  const day = await f.dayFromNow(db, 30);
  const booking = await party(db, { tour, day });
  const departure = await f.departureOf(db, tour);
  await reassign(db, departure, guide);
  return { tour, day, departure, booking };
}

export const reassign = (db: Database, departure: string, guide: keyof typeof GUIDES | null): Promise<void> =>
  db.exec(`update public.departures set guide_id = ${lit(guide && GUIDES[guide])} where id = '${departure}'`);

export const longAgo = (db: Database): Promise<void> =>
  db.exec(`update private.guide_assignments set began_at = began_at - interval '2 days';
    update private.guide_devices set registered_at = registered_at - interval '2 days'`);

export type Scene = { mine: Trip; theirs: Trip };

export async function scene(db: Database): Promise<Scene> {
  await f.addAccounts(db);
  await db.exec(`insert into public.guides (id, name, user_id) values
    ('${GUIDES.guide}', 'Aziz', '${f.guide.sub}'), ('${GUIDES.otherGuide}', 'Bobur', '${f.otherGuide.sub}')`);
  const made = { mine: await trip(db, "guide"), theirs: await trip(db, "otherGuide") };
  await longAgo(db);
  return made;
}

export const factOf = (phone: Phone, { departure, booking }: Trip, more: Row = {}): Row & { id: string } => ({
  id: randomUUID(),
  ...phone,
  departure_id: departure,
  booking_id: booking.id,
  kind: "arrived",
  guests: 2,
  late: false,
  by: "scan",
  seen_at: new Date().toISOString(),
  status_seen: "confirmed",
  ...more,
});

export const cashOf = (phone: Phone, { departure, booking }: Trip, more: Row = {}): Row & { id: string } => ({
  id: randomUUID(),
  ...phone,
  departure_id: departure,
  booking_id: booking.id,
  amount_cents: 5000,
  currency: "USD",
  charged_minor: 5000,
  rate: null,
  seen_at: new Date().toISOString(),
  note: null,
  ...more,
});
