import { globSync, readFileSync } from "node:fs";
import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { JourneyDatabase } from "../../src/data/local/db.ts";
import { createOutboxStore } from "../../src/data/local/outbox-store.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };

type Rows = Record<string, Record<string, unknown>[]>;
type Released = { version: number; stores: Record<string, string>; rows: Rows };

// One file per released version, never changed: phones have these schemas.
const folder = new URL("./released/", import.meta.url);
const released: Released[] = globSync("version-*.json", { cwd: folder.pathname }).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), "utf8")),
);

describe.each(released)("a phone with version $version of the database", ({ version, stores, rows }) => {
  const name = `released-${version}`;

  it("is opened by today's code with all it had", async () => {
    const old = new Dexie(name);
    old.version(version).stores(stores);
    await old.open();
    for (const [table, all] of Object.entries(rows)) await old.table(table).bulkPut(all);
    old.close();

    const now = new JourneyDatabase(name);
    await now.open();
    for (const [table, all] of Object.entries(rows)) {
      expect(all.length, table).toBeGreaterThan(0);
      const storedRows: Record<string, unknown>[] = await now.table(table).toArray();
      expect(storedRows, table).toEqual(all.map((row) => expect.objectContaining(row)));
    }
    const outbox = createOutboxStore(now);
    expect((await outbox.entries()).map(({ id }) => id)).toEqual(rows["outbox"]?.map(({ id }) => id));
    expect(await outbox.bookings()).toHaveLength(rows["bookings"]?.length ?? 0);
    now.close();
  });
});

it("lists every released version", () => {
  const today = new JourneyDatabase("versions").verno;
  expect(released.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: today }, (_, index) => index + 1),
  );
});
