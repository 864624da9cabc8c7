import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { migrate } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { openPostgres } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { stubbornClient } from "./support/stubborn-client.ts";

const CLIENTS = 64;
const SECONDS = Number(process.env["WAITING_RACE_SECONDS"] ?? 8);
const DEPARTURES = 8;
const PLACES = 6;
const bin = postgresBinaries();
const title = `${CLIENTS} travellers at once on ${DEPARTURES} full departures and their waiting lists`;

type Place = { tour: string; day: string };
const among = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Awaited<ReturnType<typeof openPostgres>>;
  const places: Place[] = [];
  beforeAll(async () => {
    db = await openPostgres(bin ?? "");
    await migrate(db);
    const day = await f.dayFromNow(db, 30);
    for (let n = 0; n < DEPARTURES; n += 1)
      places.push({ tour: await f.makeTour(db, { maxGuests: PLACES, days: [30] }), day });
  });
  afterAll(() => db.close());

  /** One statement sees one moment: what is held, offered and sold, beside what the departure counts and has. */
  const wrong = () =>
    db.query(`
      select d.id::text, d.taken, sold.guests as sold, held.guests as held
      from public.departures d,
        lateral (select coalesce(sum(b.guests), 0)::int as guests from public.bookings b where b.departure_id = d.id and b.has_seats) sold,
        lateral (select coalesce(sum(w.guests), 0)::int as guests from public.waiting w where w.departure_id = d.id and w.state = 'offered') held
      where sold.guests + held.guests > ${PLACES} or sold.guests + held.guests <> d.taken`);

  it(
    `sell no place twice and use each offer once, in ${SECONDS} seconds`,
    { timeout: (SECONDS + 60) * 1000 },
    async () => {
      const until = Date.now() + SECONDS * 1000;
      const running = () => Date.now() < until;
      const counts: Record<string, number> = {};
      const note = (what: string) => {
        counts[what] = (counts[what] ?? 0) + 1;
      };
      const offers: (Place & { token: string; guests: number })[] = [];
      const leaving: string[] = [];
      const booked: { id: string; token: string }[] = [];
      const told: string[] = [];
      const found: Row[] = [];
      const killer = async (pid: number) => {
        await db.query(`select pg_terminate_backend(${pid}) where exists (
        select 1 from pg_stat_activity where pid = ${pid} and application_name = 'rush')`);
      };
      const pool = await Promise.all(Array.from({ length: CLIENTS }, () => stubbornClient(db.socket, killer)));
      type Client = (typeof pool)[number];

      const book = async ({ ask }: Client, { tour, day }: Place, more: Row) => {
        const wish = f.bookingOf(tour, day, { guests: upTo(3), ...more });
        const answer = await ask("create_booking", { booking: wish });
        if (answer["ok"] === true) {
          told.push(wish.id);
          booked.push(wish);
        }
        return answer["ok"] === true;
      };
      const acts: ((one: Client, place: Place) => Promise<void>)[] = [
        async (one, place) => note((await book(one, place, {})) ? "booked" : "full"),
        async ({ ask }, { tour, day }) => {
          const entry = {
            id: randomUUID(),
            tour_id: tour,
            check_in: day,
            guests: upTo(3),
            email: `${randomUUID()}@example.com`,
          };
          note((await ask("join_waiting_list", { entry }))["ok"] === true ? "joined" : "found room");
        },
        async (one) => {
          // Left in the list for a while, so that two ask for the same at once.
          const offer = among(offers);
          if (!offer) return;
          if (Math.random() < 0.5) offers.splice(offers.indexOf(offer), 1);
          note((await book(one, offer, { offer: offer.token, guests: offer.guests })) ? "offer taken" : "offer gone");
        },
        async ({ ask }) => {
          const [gone] = booked.splice(Math.floor(Math.random() * booked.length), 1);
          if (!gone) return;
          await ask("cancel_my_booking", {
            booking_id: gone.id,
            token: gone.token,
            expected_refund_cents: 0,
            expected_status: "pending",
          });
          note("cancelled");
        },
        async ({ ask }) => {
          const token = leaving.pop();
          if (token) await ask("leave_waiting_list", { token }).then(() => note("left"));
        },
      ];
      const postman = async () => {
        while (running()) {
          await f.skipMailDelay(db);
          for (const { kind, waiting } of (await call(db, f.service, "claim_emails", { how_many: 100 })) as Row[]) {
            const { link_token, item_id, start_date, guests } = (waiting ?? {}) as Row;
            if (kind === "waiting_offer")
              offers.push({
                tour: String(item_id),
                day: String(start_date),
                token: String(link_token),
                guests: Number(guests),
              });
            if (kind === "waiting_joined" && Math.random() < 0.1) leaving.push(String(link_token));
          }
        }
      };
      const house = async () => {
        while (running()) {
          await db.exec(`update public.waiting set offered_until = now() - interval '1 second'
          where id in (select w.id from public.waiting w where w.state = 'offered' order by random() limit 1 for update skip locked)`);
          await db.exec(`update public.bookings set expires_at = now() - interval '1 second'
          where id in (select b.id from public.bookings b where b.status = 'pending' order by random() limit 1 for update skip locked)`);
          await call(db, f.service, "expire_holds");
          await call(db, f.service, "tend_waiting_lists");
          found.push(...(await wrong()));
          note("rounds");
        }
      };
      const traveller = async (one: Client) => {
        while (running()) {
          const [act, place] = [among(acts), among(places)];
          if (act && place) await act(one, place);
        }
      };
      await Promise.all([...pool.map(traveller), postman(), house(), house()]);
      const cuts = pool.reduce((sum, one) => sum + one.cuts(), 0);
      await Promise.all(pool.map(({ end }) => end()));

      process.stdout.write(`waiting race: ${JSON.stringify({ ...counts, cuts })} in ${SECONDS} s\n`);
      expect(found.slice(0, 3)).toEqual([]);
      expect(await wrong()).toEqual([]);
      expect(await f.seatsMismatch(db)).toEqual([]);
      // Each entry that was taken has the one booking that took it; nobody was told yes about a booking that is not there.
      expect(await f.count(db, "public.waiting where (state = 'taken') <> (booking_id is not null)")).toBe(0);
      expect(
        await db.query(
          "select booking_id from public.waiting where booking_id is not null group by 1 having count(*) > 1",
        ),
      ).toEqual([]);
      expect(await f.count(db, `public.bookings where id = any ('{${told.join(",")}}')`)).toBe(new Set(told).size);
      // Else nothing raced.
      for (const what of ["booked", "full", "joined", "offer taken", "offer gone", "cancelled", "left"])
        expect(counts[what], what).toBeGreaterThan(0);
      expect(cuts).toBeGreaterThan(CLIENTS / 4);
    },
  );
});
