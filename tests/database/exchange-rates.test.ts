import { beforeAll, expect, it } from "vitest";
import { ratesOf } from "../../src/domain/pricing/rates-schema.ts";
import { call } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("exchange rates", (db) => {
  let today = "";
  let tomorrow = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    [today = "", tomorrow = ""] = await Promise.all([0, 1].map((days) => f.dayFromNow(db(), days)));
  });
  const rate = (per_dollar: unknown, day: unknown = today, currency = "UZS") => ({ currency, per_dollar, day });
  const store = (...rates: object[]) => f.ask(db(), f.service, "store_rates", { rates });
  const save = (...rates: object[]) => f.ask(db(), f.admin, "admin_save_rates", { rates });
  const storedRates = async () =>
    ratesOf(((await call(db(), f.anon, "catalogue_since", { since: 1_000_000 })) as { rates: unknown }).rates);

  it("come with the mirror, the newest of each currency", async () => {
    expect(await storedRates()).toEqual([]);
    expect(await store(rate(12_000), rate(0.86, today, "EUR"))).toEqual({ ok: true });
    expect(await store(rate(12_100, tomorrow))).toEqual({ ok: true });
    expect(await storedRates()).toEqual([rate(0.86, today, "EUR"), rate(12_100, tomorrow)]);
  });

  it("from the bank are refused when they jump by more than a fifth, all or none", async () => {
    const before = await storedRates();
    expect(await store(rate(0.87, tomorrow, "EUR"), rate(14_600, tomorrow))).toMatchObject({ code: "rate_jump" });
    expect(await store(rate(10_000, tomorrow))).toMatchObject({ code: "rate_jump" });
    expect(await storedRates()).toEqual(before);
    expect(await store(rate(14_500, tomorrow))).toEqual({ ok: true });
  });

  it("of the desk may jump, replace the bank's of the same day, and are logged", async () => {
    expect(await save(rate(24_000, tomorrow))).toEqual({ ok: true });
    expect(await store(rate(23_000, tomorrow))).toEqual({ ok: true });
    expect((await storedRates()).at(-1)).toEqual(rate(24_000, tomorrow));
    expect(await f.count(db(), "public.audit_log where action = 'rates_set'")).toBe(1);
    expect(await call(db(), f.admin, "admin_rates")).toEqual(await storedRates());
  });

  it.each<[string, () => object[], string]>([
    ["nothing", () => [], "invalid_rates"],
    ["an unknown currency", () => [rate(1, today, "XXX")], "invalid_rates"],
    ["zero", () => [rate(0)], "invalid_rates"],
    ["a million", () => [rate(1_000_000)], "invalid_rates"],
    ["a day long gone", () => [rate(12_000, "2026-01-01")], "invalid_day"],
    ["a day to come", () => [rate(12_000, "2099-01-01")], "invalid_day"],
  ])("are refused with %s", async (_, rates, code) => {
    expect(await save(...rates())).toMatchObject({ ok: false, code });
  });

  it("are fetched by one caller in three hours", async () => {
    const claim = () => call(db(), f.service, "claim_rates");
    expect([await claim(), await claim()]).toEqual([true, false]);
    await db().exec("update private.rate_requests set asked_at = now() - interval '181 minutes'");
    expect([await claim(), await claim()]).toEqual([true, false]);
  });
});
