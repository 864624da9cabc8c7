import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("deleting from the catalogue", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const read = (item_type: string, item_id: string) => call(db(), f.admin, "admin_item", { item_type, item_id });
  const save = (item_type: string, item_id: string, fields: Row, seen: unknown = null) =>
    f.ask(db(), f.admin, "admin_save_item", { item_type, item_id, fields, seen });
  const remove = (item_type: string, item_id: string) =>
    f.ask(db(), f.admin, "admin_remove_item", { item_type, item_id });

  it("archives an item that was booked, refuses one that others use, and deletes the rest", async () => {
    const [tour, free] = [await f.makeTour(db()), await f.makeTour(db())];
    const place = String((await one(db(), `select destination_id as id from public.tours where id = '${tour}'`))["id"]);
    const pack = randomUUID();
    const both = { title: "Both", description: "x", price: 450, duration_days: 3, tour_ids: [tour] };
    expect(await save("package", pack, both)).toMatchObject({ ok: true });
    const wish = f.bookingOf("", await f.dayFromNow(db(), 30), { tour_id: null, package_id: pack });
    await f.book(db(), wish);

    expect(await remove("destination", place)).toMatchObject({
      code: "item_linked",
      message: expect.stringMatching(/still has 1 tour/),
    });
    expect(await remove("tour", tour)).toMatchObject({
      code: "item_linked",
      message: expect.stringMatching(/part of: Both/),
    });
    expect(await remove("package", pack)).toEqual({ ok: true, archived: true });
    expect(await remove("tour", tour)).toEqual({ ok: true, archived: true });
    expect(await remove("destination", place)).toEqual({ ok: true, archived: true });
    expect(await remove("tour", free)).toEqual({ ok: true, archived: false });
    expect(await read("tour", tour)).toMatchObject({ archived: true });
    expect(await read("tour", free)).toBeNull();

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
    const { revision } = (await read("tour", tour)) as Row;
    expect(await save("tour", tour, { archived: false }, revision)).toMatchObject({
      code: "invalid_item",
      message: expect.stringMatching(/destination .* archived/),
    });
    expect(await call(db(), f.anon, "quote", { item_type: "tour", item_id: tour, guests: 2 })).toBeNull();
    expect(await f.book(db(), f.bookingOf(tour, await f.dayFromNow(db(), 30)))).toMatchObject({ code: "item_gone" });
  });
});
