import { beforeAll, expect, it } from "vitest";
import { packageDays } from "../../src/domain/catalogue/package-days.ts";
import { aPackage, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import { lit, one } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { makeDestination, makeTour } from "./support/fixtures.ts";

const PLANS: readonly Record<string, string>[] = [
  {},
  { "1": "Arrive", "4": " Train " },
  { "1": "", "2": "Rest", "9": "Home" },
  { "0": "no day", x: "no day", "007": "no day", "5": "Five" },
];

onOneEngine("the days of a package", (db) => {
  const itineraries: readonly Record<string, string>[] = [
    { "1": "Walls", "2": "Bazaar" },
    { "1": "Swim" },
    { "2": "Second", "7": "beyond" },
  ];
  const lengths = [2, 1, 3];
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const [index, itinerary] of itineraries.entries()) {
      const id = await makeTour(db());
      await db().exec(
        `update public.tours set itinerary = ${lit(JSON.stringify(itinerary))}::jsonb, duration_days = ${lengths[index]} where id = ${lit(id)}`,
      );
      ids.push(id);
    }
  });

  it.each(PLANS)("%j are the same on the voucher as on the package's page", async (itinerary) => {
    const made = await one(
      db(),
      `insert into public.packages (title, description, price, duration_days, tour_ids, itinerary)
       values ('All', 'x', 900, 5, array[${ids.map(lit).join()}]::uuid[], ${lit(JSON.stringify(itinerary))}::jsonb)
       returning id`,
    );
    const again = await one(db(), `select private.package_itinerary(${lit(String(made["id"]))}) as days`);
    const tours = ids.map((id, index) =>
      aTour({ id, duration_days: lengths[index] ?? 1, itinerary: itineraries[index] ?? {} }),
    );
    const days = packageDays(aPackage({ duration_days: 5, itinerary }), tours);
    expect(again["days"]).toEqual(
      Object.fromEntries(days.flatMap(({ day, words }) => (words === null ? [] : [[String(day), words]]))),
    );
  });

  it("list only existing stops of a tour, and drop a deleted one", async () => {
    const [deletedPlace, remainingPlace, tour] = [
      await makeDestination(db()),
      await makeDestination(db()),
      ids[0] ?? "",
    ];
    const stops = (list: string[]) =>
      db().exec(`update public.tours set stop_ids = array[${list.map(lit).join()}]::uuid[] where id = ${lit(tour)}`);
    await expect(stops(["00000000-0000-4000-8000-00000000dead"])).rejects.toThrow("A stop of this tour does not exist");
    await stops([deletedPlace, remainingPlace, deletedPlace]);
    await db().exec(`delete from public.destinations where id = ${lit(deletedPlace)}`);
    const row = await one(db(), `select stop_ids from public.tours where id = ${lit(tour)}`);
    expect(row["stop_ids"]).toEqual([remainingPlace]);
  });
});
