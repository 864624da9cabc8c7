import { randomUUID } from "node:crypto";
import { call, lit, one, type Database, type Row } from "./database.ts";
import * as f from "./fixtures.ts";

export type Person = { as: "booking" | "companion" | "waiting"; id: string; token: string };

export const lead = ({ id, token }: f.Held): Person => ({ as: "booking", id, token });
export const companion = ({ id, token }: f.Held): Person => ({ as: "companion", id, token });

export const party = async (db: Database, guests = 3, days = 30) => {
  const tour = await f.makeTour(db, { days: [days, 90] });
  const booking = f.bookingOf(tour, await f.dayFromNow(db, days), { guests });
  await f.bookAndPay(db, booking);
  await db.exec("delete from private.news_deliveries");
  return { tour, booking, departure: await f.departureOf(db, tour, String(booking["check_in"])) };
};
export const meet = (db: Database, departure: string, meeting_time: string): Promise<f.Answer> =>
  f.ask(db, f.admin, "save_departure", { departure: { id: departure, meeting_time } });

export const A_SUBSCRIPTION = {
  endpoint: "https://updates.push.services.mozilla.com/send/x",
  p256dh: "B".repeat(87),
  auth: "a".repeat(22),
  off: [],
  language: "en",
};

export const follow = async (db: Database, person: Person, more: Row = {}): Promise<string> => {
  const channel_id = String(more["channel_id"] ?? randomUUID());
  const endpoint = `https://updates.push.services.mozilla.com/send/${channel_id}`;
  const channel = { ...person, ...A_SUBSCRIPTION, channel_id, endpoint, ...more };
  const answer = await f.ask(db, f.anon, "follow_news", { channel });
  if (!answer.ok) throw new Error(`not followed: ${JSON.stringify(answer)}`);
  return channel_id;
};

export const unfollow = (db: Database, person: Person, channel_id: string): Promise<f.Answer> =>
  f.ask(db, f.anon, "unfollow_news", { channel: { ...person, channel_id } });

export const acknowledge = (db: Database, person: Person, news_id: unknown, more: Row = {}): Promise<f.Answer> =>
  f.ask(db, f.anon, "acknowledge_news", { ack: { ...person, news_id, seen_at: Date.now(), by: "page", ...more } });

export type Claimed = Row & { id: string; lease: string; news_id: string; kind: string; reader: string; facts: Row };
export const claim = async (db: Database): Promise<Claimed[]> =>
  (await call(db, f.service, "claim_news", { how_many: 100, lease_seconds: 60 })) as Claimed[];

export const markSent = ({ id, lease }: Claimed) => ({ delivery: id, lease });
export const sent = (db: Database, one: Claimed) => call(db, f.service, "mark_news_sent", markSent(one));
export const failed = (db: Database, one: Claimed, more: Row = {}) =>
  call(db, f.service, "mark_news_failed", { ...markSent(one), error: "503", ...more });

export const minutesPass = (db: Database, minutes: number): Promise<void> =>
  db.exec(`update private.news_deliveries set next_try_at = next_try_at - interval '${minutes} minutes',
      leased_until = leased_until - interval '${minutes} minutes', sent_at = sent_at - interval '${minutes} minutes';
    update public.email_outbox set next_try_at = next_try_at - interval '${minutes} minutes';`);

export const setQuiet = (db: Database, from: string, until: string): Promise<void> =>
  db.exec(`update private.settings set value = case key when 'quiet_from' then ${lit(from)} else ${lit(until)} end
    where key in ('quiet_from', 'quiet_until')`);
export const neverQuiet = (db: Database): Promise<void> => setQuiet(db, "24:00", "00:00");
export const alwaysQuiet = (db: Database): Promise<void> => setQuiet(db, "00:00", "00:00");

export const stateOf = async (db: Database, channel_id: string): Promise<unknown> =>
  (
    await one(
      db,
      `select max(d.status) as status from private.news_deliveries d where d.channel_id = ${lit(channel_id)}`,
    )
  )["status"];
