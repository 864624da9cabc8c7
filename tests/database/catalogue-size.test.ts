import { beforeAll, describe, expect, it } from "vitest";
import { one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import { makeDestination } from "./support/fixtures.ts";

/** Blocks of 8 KB read in memory or on disk: unlike milliseconds, equal on every machine. */
const WHOLE_BLOCKS = 1_500;
const DELTA_BLOCKS = 150;
const DELTA_BYTES = 2048;

onEveryEngine("catalogue_since at 10,000 tours with 8 departures each", (db) => {
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
  const blocksRead = async (since: number): Promise<number> => {
    const explain = () => one(db(), `explain (analyze, buffers, format json) select public.catalogue_since(${since})`);
    // The first call in a connection also plans its queries.
    await explain();
    const [found] = (await explain())["QUERY PLAN"] as { Plan: Record<string, number> }[];
    return Number(found?.Plan["Shared Hit Blocks"]) + Number(found?.Plan["Shared Read Blocks"]);
  };

  it(`gives everything for at most ${WHOLE_BLOCKS} blocks read`, async () => {
    const row = await one(db(), `select json_array_length(public.catalogue_since(0) -> 'tours') as n`);
    expect(row["n"]).toBe(10_000);
    const blocks = await blocksRead(0);
    expect(blocks).toBeGreaterThan(DELTA_BLOCKS);
    expect(blocks).toBeLessThanOrEqual(WHOLE_BLOCKS);
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
  describe.each(changes)("after one changed %s", (_, change, told) => {
    it(`reads at most ${DELTA_BLOCKS} blocks for at most ${DELTA_BYTES} bytes`, async () => {
      const before = Number((await one(db(), `select (public.catalogue_since(0) ->> 'revision')::int as r`))["r"]);
      await db().exec(change);
      const answer = await one(
        db(),
        `select public.catalogue_since(${before}) as delta, length(public.catalogue_since(${before})::text) as bytes`,
      );
      expect(answer["delta"]).toMatchObject(told);
      expect(Number(answer["bytes"])).toBeLessThanOrEqual(DELTA_BYTES);
      expect(await blocksRead(before)).toBeLessThanOrEqual(DELTA_BLOCKS);
    });
  });
});
