import { beforeAll, expect, it } from "vitest";
import { type Field, wireName } from "../../src/domain/catalogue/fields/field.ts";
import { itemFields } from "../../src/domain/catalogue/fields/items.ts";
import { voucherEntries } from "../../src/domain/catalogue/fields/wire-schema.ts";
import { call, lit } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { anon, bookingOf, dayFromNow, makeTour } from "./support/fixtures.ts";

const tables = { destination: "destinations", tour: "tours", package: "packages" } as const;
const KEPT = ["id", "revision", "archived", "created_at", "updated_at"];
const kinds = ["destination", "tour", "package"] as const;
const publication = (kind: (typeof kinds)[number]) => (kind === "destination" ? [] : ["draft", "publish_at"]);
const counted = (kind: (typeof kinds)[number]) => (kind === "destination" ? [] : ["stars"]);

onOneEngine("the catalogue's fields", (db) => {
  let tour: string;
  beforeAll(async () => {
    tour = await makeTour(db());
    await db().exec(
      `insert into public.packages (title, description, price, duration_days, tour_ids) values ('All', 'x', 900, 5, array[${lit(tour)}]::uuid[])`,
    );
  });

  it.each(kinds)("of a %s are the columns of its table", async (kind) => {
    const columns = await db().query(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${tables[kind]}'`,
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      [...KEPT, ...counted(kind), ...publication(kind), ...Object.keys(itemFields[kind])].toSorted(),
    );
  });

  it.each(kinds)("of a %s are all that a sync sends", async (kind) => {
    const answer = (await call(db(), anon, "catalogue_since", { since: 0 })) as Record<string, object[]>;
    const names = Object.entries<Field>(itemFields[kind]).map(([name, field]) => wireName(name, field));
    expect(Object.keys(answer[tables[kind]]?.[0] ?? {}).toSorted()).toEqual(
      ["id", "revision", ...counted(kind), ...names].toSorted(),
    );
  });

  it("that belong on the voucher come with every booking", async () => {
    const booking = bookingOf(tour, await dayFromNow(db(), 30));
    const answer = (await call(db(), anon, "create_booking", { booking })) as { booking: object };
    expect(Object.keys(answer.booking)).toEqual(expect.arrayContaining(Object.keys(voucherEntries(itemFields.tour))));
  });
});
