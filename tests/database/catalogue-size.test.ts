import { beforeAll, describe, expect, it } from "vitest";
import { timedBesideOthers } from "../support/busy.ts";
import { one } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { makeDestination } from "./support/fixtures.ts";

/** PGlite is the same code in WebAssembly, on one thread: three to four times as slow. */
const WHOLE_MS: Record<string, number> = { PostgreSQL: 400, PGlite: 1_200 };
const DELTA_MS = 5;
const DELTA_BYTES = 2048;

onOneEngine("catalogue_since at 10,000 tours with 8 departures each", (db, engine) => {
  const wholeMs = WHOLE_MS[engine] ?? 0;
  beforeAll(async () => {
    const place = await makeDestination(db());
    await db().exec(`
      insert into public.tours (title, description, duration_days, price, destination_id, includes, excludes, departure_dates, itinerary)
      select 'Tour ' || n, repeat('Words about a tour. ', 20), 3, 450, '${place}', '{Guide,Hotel,Breakfast}', '{Flights}',
        array(select private.today() + 30 * m from generate_series(1, 8) m), '{"1": "Arrive", "2": "Walk", "3": "Leave"}'
      from generate_series(1, 10000) n;
      analyze public.tours;
      analyze public.departures`);
  });
  /** Time spent in the database, by its own measure: the best of some runs, since other work only ever adds to it. */
  const timed = async (since: number, runs: number) => {
    const times: number[] = [];
    const { busy } = await timedBesideOthers(async () => {
      for (let turn = 0; turn < runs; turn += 1) {
        const row = await one(db(), `explain (analyze, format json) select public.catalogue_since(${since})`);
        const [plan] = row["QUERY PLAN"] as { "Execution Time": number; "Planning Time": number }[];
        if (plan) times.push(plan["Execution Time"] + plan["Planning Time"]);
      }
    });
    expect(times).toHaveLength(runs);
    return { ms: Math.min(...times), busy };
  };

  it(`gives everything in at most ${wholeMs} ms`, async () => {
    const row = await one(db(), `select json_array_length(public.catalogue_since(0) -> 'tours') as n`);
    expect(row["n"]).toBe(10_000);
    const { ms, busy } = await timed(0, 5);
    process.stdout.write(`catalogue_since(0): ${ms.toFixed(0)} ms\n`);
    expect(ms).toBeGreaterThan(1);
    expect(ms).toBeLessThanOrEqual(wholeMs * busy);
  });

  const nothing = { destinations: [], tours: [], packages: [], departures: [], deleted: [] };
  const changes: [string, string, object][] = [
    [
      "tour",
      "update public.tours set price = 500 where title = 'Tour 77'",
      { ...nothing, tours: [{ title: "Tour 77", price_cents: 50_000 }] },
    ],
    [
      "departure",
      `update public.departures set price_cents = 39900 where start_date = private.today() + 60
       and tour_id = (select id from public.tours where title = 'Tour 77')`,
      { ...nothing, departures: [{ item_type: "tour", price_cents: 39_900 }] },
    ],
  ];
  describe.each(changes)("after one changed %s", (what, change, told) => {
    it(`takes at most ${DELTA_MS} ms and ${DELTA_BYTES} bytes`, async () => {
      const before = Number((await one(db(), `select (public.catalogue_since(0) ->> 'revision')::int as r`))["r"]);
      await db().exec(change);
      const answer = await one(
        db(),
        `select public.catalogue_since(${before}) as delta, length(public.catalogue_since(${before})::text) as bytes`,
      );
      expect(answer["delta"]).toMatchObject(told);
      expect(Number(answer["bytes"])).toBeLessThanOrEqual(DELTA_BYTES);
      const { ms, busy } = await timed(before, 21);
      process.stdout.write(
        `catalogue_since(one changed ${what}): ${ms.toFixed(2)} ms, ${String(answer["bytes"])} bytes\n`,
      );
      expect(ms).toBeLessThanOrEqual(DELTA_MS * busy);
    });
  });
});
