import { expect, it } from "vitest";
import { UNSET_SHOP } from "../../src/domain/shop/settings.ts";
import { call, one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";

const anon = { role: "anon" } as const;
type Answer = {
  revision: number;
  destinations: { id: string; name: string }[];
  tours: { id: string; title: string; price_cents: number; departure_dates: string[] | null }[];
  packages: { id: string; original_price_cents: number | null; tour_ids: string[] }[];
  deleted: { kind: string; id: string }[];
};

onEveryEngine("catalogue_since", (db) => {
  const since = async (revision: number) => (await call(db(), anon, "catalogue_since", { since: revision })) as Answer;

  it("sends everything for 0, and then only changes, deletions and archivals", async () => {
    const d = await one(
      db(),
      "insert into public.destinations (name, city, description) values ('Registan', 'Samarkand', 'x') returning id",
    );
    const t = await one(
      db(),
      `insert into public.tours (title, description, duration_days, price, destination_id, includes, departure_dates)
       values ('Silk', 'x', 3, 450.55, '${String(d["id"])}', '{}', '{2030-05-02,2030-05-01,2030-05-02}') returning id, includes`,
    );
    expect(t["includes"]).toBeNull();
    const p = await one(
      db(),
      `insert into public.packages (title, description, price, duration_days, tour_ids)
       values ('All', 'x', 900, 5, '{${String(t["id"])}}') returning id`,
    );
    const all = await since(0);
    expect(all.tours).toMatchObject([
      { title: "Silk", price_cents: 45055, departure_dates: ["2030-05-01", "2030-05-02"] },
    ]);
    expect(all.packages).toMatchObject([{ original_price_cents: null, tour_ids: [t["id"]] }]);
    expect(await since(all.revision)).toEqual({
      revision: all.revision,
      destinations: [],
      tours: [],
      packages: [],
      departures: [],
      deleted: [],
      rates: [],
      settings: UNSET_SHOP,
      voucher_keys: [],
    });

    await db().exec(`update public.destinations set name = 'Registan Square'`);
    const changed = await since(all.revision);
    expect(changed).toMatchObject({ destinations: [{ name: "Registan Square" }], tours: [], deleted: [] });

    await db().exec(`update public.packages set archived = true`);
    expect((await since(changed.revision)).deleted).toEqual([{ kind: "package", id: p["id"] }]);
    await db().exec(`delete from public.packages`);
    const afterDeletion = await since(changed.revision);
    expect(afterDeletion.deleted).toEqual([{ kind: "package", id: p["id"] }]);
    expect((await since(0)).deleted).toEqual([]);
    await db().exec(
      `insert into public.packages (id, title, description, price, duration_days) values ('${String(p["id"])}', 'Again', 'x', 1, 1)`,
    );
    expect(await since(afterDeletion.revision)).toMatchObject({ packages: [{ id: p["id"] }], deleted: [] });
  });
});
