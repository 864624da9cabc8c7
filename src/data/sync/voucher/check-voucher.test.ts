import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { parseCatalogueDelta } from "../../../domain/catalogue/rows/catalogue-schema.ts";
import { createCatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { knownVoucherKeys } from "./check-voucher.ts";

async function sync(voucher_keys: unknown, at: string) {
  const rows = { revision: 1, destinations: [], tours: [], packages: [], deleted: [] };
  const answer = parseCatalogueDelta({ ...rows, voucher_keys });
  if (!answer.ok) throw new Error(answer.reason);
  await createCatalogueDatabase().write(answer.value, at, 0);
}

it("stores the keys of the newest answer with its age, and ignores malformed and revoked ones", async () => {
  expect(await knownVoucherKeys()).toEqual({ keys: [], as_of: null });
  const keys = [
    { id: 1, key: "one" },
    { id: 2, key: "two" },
  ];
  await sync(keys, "2026-11-22T10:00:00.000Z");
  expect(await knownVoucherKeys()).toEqual({ keys, as_of: "2026-11-22T10:00:00.000Z" });
  await sync(keys.slice(1), "2026-11-22T11:00:00.000Z");
  expect((await knownVoucherKeys()).keys).toEqual(keys.slice(1));
  for (const nonsense of [undefined, null, "keys", [{ id: "1", key: 3 }]]) {
    await sync(nonsense, "2026-11-22T12:00:00.000Z");
    expect((await knownVoucherKeys()).keys).toEqual([]);
  }
});
