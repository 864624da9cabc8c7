import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Page = { count: number; rows: Row[] };

onEveryEngine("the catalogue at the desk", (db) => {
  let tour: string;
  beforeAll(() => f.addAccounts(db()));
  beforeEach(async () => {
    tour = await f.makeTour(db());
  });
  const read = (item_id = tour, item_type = "tour") =>
    call(db(), f.admin, "admin_item", { item_type, item_id }) as Promise<Row>;
  const save = (fields: unknown, seen: unknown, item_id = tour, item_type: unknown = "tour") =>
    f.ask(db(), f.admin, "admin_save_item", { item_type, item_id, fields, seen });
  const saveSeen = async (fields: unknown) => save(fields, (await read())["revision"]);

  it("saves the fields that are sent and answers the stored row", async () => {
    const { revision, title } = await read();
    const sent = { price: 120.5, includes: ["Guide"], meeting_latitude: 39.65, itinerary: { "1": "Registan" } };
    const { item } = await save({ ...sent, includes: ["Guide"] }, revision);
    expect(item).toMatchObject({ ...sent, kind: "tour", id: tour, title });
    expect(item).toEqual(await read());
    expect(Number((item as Row)["revision"])).toBeGreaterThan(Number(revision));
    expect(await saveSeen({ includes: [], publish_at: null })).toMatchObject({
      item: { includes: null, price: 120.5 },
    });
  });

  it("makes an item under the id that it was sent with, and fills in what was left out", async () => {
    const id = randomUUID();
    const place = { name: "Nukus", city: "Nukus", description: "A museum in the desert" };
    expect(await save(place, null, id, "destination")).toMatchObject({
      ok: true,
      item: { ...place, id, country: "Uzbekistan", archived: false },
    });
    expect(await save(place, null, id, "destination")).toMatchObject({ code: "changed", now: { id, ...place } });
  });

  it("refuses to overwrite what another admin saved, and answers what is stored now", async () => {
    const { revision } = await read();
    await save({ title: "First" }, revision);
    const refused = await save({ title: "Second" }, revision);
    expect(refused).toMatchObject({ ok: false, code: "changed", now: { title: "First" } });
    expect(refused["now"]).toEqual(await read());
    expect(await save({ title: "Lost" }, 1, randomUUID())).toMatchObject({ code: "changed", now: null });
  });

  it.each<[string, unknown, string | null]>([
    ["a field that no tour has", { stays: ["Bukhara"] }, "stays"],
    ["a figure that the database counts", { stars: [0, 0, 0, 0, 9] }, "stars"],
    ["a revision", { revision: 1 }, "revision"],
    ["another id", { id: randomUUID() }, "id"],
    ["nothing", {}, null],
    ["no fields", null, null],
    ["a list", [1], null],
    ["a price that is none", { price: "much" }, null],
    ["a price too high", { price: 1e9 }, null],
    ["a title that is missing", { title: null }, null],
    ["a day that is none", { departure_dates: ["2027-02-30"] }, null],
    ["an option without a name", { options: [{ id: "single" }] }, null],
  ])("refuses %s and stores nothing", async (_, fields, field) => {
    const before = await read();
    expect(await saveSeen(fields)).toMatchObject({ ok: false, code: "invalid_item", field });
    expect(await read()).toEqual(before);
  });

  it("refuses a place that does not exist", async () => {
    expect(await saveSeen({ destination_id: randomUUID() })).toMatchObject({ code: "item_linked" });
  });

  it.each([["departure"], [null]])("knows no items of the kind %s", async (kind) => {
    const named = { item_type: kind, item_id: tour };
    expect(await save({ title: "x" }, null, tour, kind)).toMatchObject({ code: "invalid_item" });
    expect(await f.ask(db(), f.admin, "admin_remove_item", named)).toMatchObject({ code: "invalid_item" });
    expect(await call(db(), f.admin, "admin_item", named)).toBeNull();
    expect(await call(db(), f.admin, "admin_items", { item_type: kind })).toEqual({ count: 0, rows: [] });
  });

  describe("lists", () => {
    const list = (args: Row) => call(db(), f.admin, "admin_items", { item_type: "tour", ...args }) as Promise<Page>;
    const titles = async (args: Row) => (await list(args)).rows.map(({ title }) => title);

    it("what is on sale or a draft by title, page by page, and archived items alone", async () => {
      const mark = randomUUID().slice(0, 8);
      const names = ["C 50%", "A", "D", "B"].map((name) => `${name} ${mark}`);
      for (const title of names) await save({ title }, (await read())["revision"]).then(makeNext);
      await saveSeen({ title: `Draft ${mark}`, archived: true, draft: true }).then(makeNext);
      await saveSeen({ title: `Gone ${mark}`, archived: true });
      const search = mark.toUpperCase();
      expect(await list({ search, skip: 1, how_many: 2 })).toMatchObject({
        count: 5,
        rows: [{ title: `B ${mark}` }, { title: `C 50% ${mark}` }],
      });
      expect(await titles({ search, archived: true })).toEqual([`Gone ${mark}`]);
      expect(await titles({ search: `50% ${mark}` })).toEqual([`C 50% ${mark}`]);
    });

    it("with the English texts that have a translation, by language", async () => {
      const title = `Registan ${randomUUID().slice(0, 8)}`;
      await saveSeen({ title });
      expect((await list({ search: title })).rows).toMatchObject([{ translated: {} }]);
      const texts = { title: { source: title, text: "Регистан" }, "includes.0": { source: "Guide", text: "Гид" } };
      const saved = { entity: "tour", entity_id: tour, language: "ru", texts };
      await call(db(), f.admin, "save_translations", saved);
      const ru = expect.toSatisfy((sources: string[]) => sources.toSorted().join() === `Guide,${title}`);
      expect((await list({ search: title })).rows).toMatchObject([{ translated: { ru } }]);
      await call(db(), f.admin, "save_translations", { ...saved, texts: { title: { source: title, text: "" } } });
      expect((await list({ search: title })).rows).toMatchObject([{ translated: { ru: ["Guide"] } }]);
    });
    const makeNext = async () => {
      tour = await f.makeTour(db());
    };
  });
});
