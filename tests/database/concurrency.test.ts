import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMigrated } from "./support/engines.ts";
import type { Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { dayFromNow, makeTour, seatsMismatch } from "./support/fixtures.ts";
import { judge, rush, SEATS } from "./support/rush.ts";

const CLIENTS = 32;
const ROUNDS = 200;
const kept = { oversold: 0, lost: 0, unasked: 0, strangers: 0, changedMind: 0, otherRefusals: 0, refusedInVain: 0 };
// What a hurried engineer would write: look, then take. The judge must catch it, or it judges nothing.
const withoutLock = `
  create or replace function private.take_seats(departure_id uuid, guests integer)
  returns boolean language plpgsql security definer set search_path = '' as $$
  declare seen integer;
  begin
    select private.places_of(d) - d.taken into seen from public.departures d where d.id = $1;
    if seen < $2 then return false; end if;
    update public.departures d set taken = d.taken + $2 where d.id = $1;
    return true;
  end $$`;

const bin = postgresBinaries();
const title = bin
  ? "32 travellers at once on PostgreSQL"
  : "32 travellers at once (SKIPPED: no package for this platform)";
describe.skipIf(bin === null)(title, () => {
  let db: Served;
  let tours: string[] = [];
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    // On request, so that each round has departures of its own.
    tours = await Promise.all([1, 2, 3, 4].map(() => makeTour(db, { maxGuests: SEATS, days: [] })));
  });
  afterAll(() => db.close());

  const round = (day: string) =>
    Array.from({ length: CLIENTS }, (_, n) => ({
      tour: tours[n % tours.length] ?? "",
      day,
      guests: 1 + Math.floor(Math.random() * 4),
    }));
  const killer = async (pid: number) => {
    await db.query(`select pg_terminate_backend(${pid}) where exists (
      select 1 from pg_stat_activity where pid = ${pid} and application_name = 'rush')`);
  };
  const days = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => dayFromNow(db, from + n)));
  const run = async (dates: string[]) => {
    const result = await rush(db.socket, CLIENTS, dates.map(round), killer);
    const rows =
      await db.query(`select id::text, tour_id::text as tour, check_in::text as day, guests from public.bookings
      where check_in = any ('{${dates.join(",")}}'::date[]) and status = 'pending'`);
    return { ...result, verdict: judge(result.told, rows as Parameters<typeof judge>[1]) };
  };

  it(`sell no place twice, lose no booking and make none twice in ${ROUNDS} rounds`, async () => {
    const { told, latencies, killed, seconds, verdict } = await run(await days(3, ROUNDS));
    latencies.sort((a, b) => a - b);
    const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1);
    process.stdout.write(
      `concurrency: ${told.length} bookings asked, ${told.filter((one) => one.ok).length} made, ${killed} connections cut, ` +
        `${Math.round(told.length / seconds)} bookings/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
    );
    expect(told).toHaveLength(CLIENTS * ROUNDS);
    expect(killed).toBeGreaterThan(CLIENTS);
    expect(verdict).toEqual(kept);
    expect(await seatsMismatch(db)).toEqual([]);
  });

  it("and the same without the lock is caught", async () => {
    await db.exec(withoutLock);
    const { verdict } = await run(await days(3 + ROUNDS, 10));
    process.stdout.write(
      `concurrency without the lock: ${verdict.oversold} of ${10 * tours.length} departures oversold\n`,
    );
    expect(verdict.oversold).toBeGreaterThan(0);
  });
});
