import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { removePrivate } = await import("./private-data.ts");
const { storeReceipt, receiptsOf } = await import("./receipts.ts");

const receipt = (payment_id: string) => ({
  payment_id,
  amount_cents: 12_000,
  currency: "USD",
  charged_minor: null,
  seen_at: "2027-04-15T04:30:00.000Z",
  guide_name: "Aziz",
  reference: "JU-7K3M9Q",
});

it("stores a receipt once under its trip, limits how many, and removes it with the person's data", async () => {
  for (const id of ["one", "two", "one"]) await storeReceipt("trip", receipt(id));
  expect((await receiptsOf("trip")).map(({ payment_id }) => payment_id)).toEqual(["one", "two"]);
  expect(await receiptsOf("other")).toEqual([]);
  for (let at = 0; at < 50; at += 1) await storeReceipt("other", receipt(`n${at}`));
  expect((await receiptsOf("other")).map(({ payment_id }) => payment_id).at(-1)).toBe("n49");
  expect(await receiptsOf("other")).toHaveLength(20);
  await removePrivate();
  expect([await receiptsOf("trip"), await receiptsOf("other")]).toEqual([[], []]);
});
