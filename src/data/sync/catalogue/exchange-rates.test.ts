import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { parseCatalogueDelta } from "../../../domain/catalogue/rows/catalogue-schema.ts";
import { createCatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import { exchangeRates } from "./exchange-rates.ts";

const today = new Date().toISOString().slice(0, 10);
const rate = { currency: "UZS", per_dollar: 12_500, day: today };
const old = { currency: "EUR", per_dollar: 0.86, day: "2020-01-01" };

function deltaWith(rates: unknown): CatalogueDelta {
  const answer = parseCatalogueDelta({ revision: 1, destinations: [], tours: [], packages: [], deleted: [], rates });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}
async function sync(rates: unknown, at: string) {
  await createCatalogueDatabase().write(deltaWith(rates), at, 0);
  catalogueStore.set({ snapshot: { ...catalogueStore.get().snapshot, as_of: at } });
}

it("come with the mirror, are stored with it, and expire", async () => {
  await sync([rate, old], "2026-11-20T10:00:00Z");
  const onRates = vi.fn();
  const leave = exchangeRates.subscribe(onRates);
  await vi.waitFor(() => expect(exchangeRates.get()).toEqual([rate]), 30_000);
  await sync([{ ...rate, per_dollar: 12_600 }], "2026-11-20T11:00:00Z");
  await vi.waitFor(() => expect(exchangeRates.get()).toEqual([{ ...rate, per_dollar: 12_600 }]), 30_000);
  expect(onRates).toHaveBeenCalled();
  leave();
});

it.each([["nonsense"], [undefined], [[{ ...rate, per_dollar: "12500" }]]])(
  "are absent when the server sends %j, and the catalogue is still accepted",
  async (rates) => {
    await sync(rates, new Date().toISOString());
    await vi.waitFor(() => expect(exchangeRates.get()).toEqual([]), 30_000);
  },
);
