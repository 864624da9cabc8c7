import { beforeAll, expect, it } from "vitest";
import { actAs, call, one } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("deleting from the catalogue", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const run = (sql: string) => actAs(db(), f.admin, (query) => query(sql));
  const exists = async (table: string, id: string) =>
    (await db().query(`select archived from public.${table} where id = '${id}'`))[0]?.["archived"];

  it("archives an item that was booked, refuses one that others use, and deletes the rest", async () => {
    const [tour, free] = [await f.makeTour(db()), await f.makeTour(db())];
    const place = String((await one(db(), `select destination_id as id from public.tours where id = '${tour}'`))["id"]);
    const pack = String(
      (
        await run(`insert into public.packages (title, description, price, duration_days, tour_ids)
        values ('Both', 'x', 450, 3, '{${tour}}') returning id`)
      )[0]?.["id"],
    );
    const wish = f.bookingOf("", await f.dayFromNow(db(), 30), { tour_id: null, package_id: pack });
    await f.book(db(), wish);

    await expect(run(`delete from public.destinations where id = '${place}'`)).rejects.toThrow(/still has 1 tour/);
    await expect(run(`delete from public.tours where id = '${tour}'`)).rejects.toThrow(/part of: Both/);
    expect(await run(`delete from public.packages where id = '${pack}' returning id`)).toEqual([]);
    expect(await exists("packages", pack)).toBe(true);
    await run(`delete from public.tours where id = '${tour}'`);
    expect(await exists("tours", tour)).toBe(true);
    await run(`delete from public.destinations where id = '${place}'`);
    expect(await exists("destinations", place)).toBe(true);
    await run(`delete from public.tours where id = '${free}'`);
    expect(await exists("tours", free)).toBeUndefined();

    expect(await f.view(db(), wish)).toMatchObject({
      title: "Both",
      itinerary: { "1": "Arrive" },
    });
    const since = (await call(db(), f.anon, "catalogue_since", { since: 1 })) as {
      deleted: { kind: string; id: string }[];
    };
    expect(since.deleted).toEqual(
      expect.arrayContaining([
        { kind: "package", id: pack },
        { kind: "tour", id: tour },
        { kind: "tour", id: free },
        { kind: "destination", id: place },
      ]),
    );
    await expect(run(`update public.tours set archived = false where id = '${tour}'`)).rejects.toThrow(
      /destination .* archived/,
    );
    expect(await call(db(), f.anon, "quote", { item_type: "tour", item_id: tour, guests: 2 })).toBeNull();
    expect(await f.book(db(), f.bookingOf(tour, await f.dayFromNow(db(), 30)))).toMatchObject({ code: "item_gone" });
  });
});
