import { beforeEach, describe, expect, it, vi } from "vitest";
import { aDatabase } from "../payment/payment.fixture.ts";
import { bankRates } from "./bank-rates.ts";
import { refreshRates } from "./refresh-rates.ts";

/** As the bank writes them (https://cbu.uz/uz/arkhiv-kursov-valyut/json/). */
const row = (id: number, Code: string, Ccy: string, Rate: string, more: object = {}) => ({
  id,
  Code,
  Ccy,
  CcyNm_EN: Ccy,
  Nominal: "1",
  Rate,
  Diff: "-16.5",
  Date: "01.04.2026",
  ...more,
});
const published = [
  row(69, "840", "USD", "12194.21"),
  row(21, "978", "EUR", "13984.32"),
  row(57, "643", "RUB", "150.25"),
  row(22, "826", "GBP", "16100.00"),
  row(38, "360", "IDR", "7.16", { Nominal: "10" }),
  row(9, "051", "", ""),
];
const changed = (Ccy: string, more: object) => published.map((one) => (one.Ccy === Ccy ? { ...one, ...more } : one));

describe("the bank's rates", () => {
  it("are read as the price of a dollar in each currency, on the bank's day", () => {
    expect(bankRates(published)).toEqual([
      { currency: "EUR", per_dollar: 0.87199163, day: "2026-04-01" },
      { currency: "RUB", per_dollar: 81.159468, day: "2026-04-01" },
      { currency: "GBP", per_dollar: 0.75740435, day: "2026-04-01" },
      { currency: "UZS", per_dollar: 12_194.21, day: "2026-04-01" },
    ]);
  });

  it.each<[string, unknown]>([
    ["no list", { USD: 1 }],
    ["no dollar", changed("USD", { Ccy: "USX" })],
    ["a number for a text", changed("EUR", { Rate: 13_984.32 })],
    ["a comma", changed("EUR", { Rate: "13984,32" })],
    ["nothing", changed("EUR", { Rate: "" })],
    ["zero", changed("GBP", { Rate: "0.00" })],
    ["units of zero", changed("GBP", { Nominal: "0" })],
    ["another day", changed("EUR", { Date: "31.03.2026" })],
    ["a day that is none", published.map((one) => ({ ...one, Date: "31.02.26" }))],
    ["a login page", "<html>"],
  ])("are refused with %s", (_, answer) => {
    expect(() => bankRates(answer)).toThrow();
  });
});

describe("refreshing rates", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockReturnValue();
  });
  const run = async (database: Parameters<typeof aDatabase>[0], ask = async (): Promise<unknown> => published) => {
    const { rpc, names } = aDatabase(database);
    return [await refreshRates(rpc, ask), names()];
  };

  it("stores the bank's rates, for one caller every few hours", async () => {
    const store_rates = () => ({ ok: true });
    expect(await run({ claim_rates: () => true, store_rates })).toEqual(["stored", ["claim_rates", "store_rates"]]);
    expect(await run({ claim_rates: () => false })).toEqual([null, ["claim_rates"]]);
  });

  it("stores nothing and throws nothing when the bank is silent or answers nonsense", async () => {
    const silent = async () => Promise.reject(new Error("down"));
    expect(await run({ claim_rates: () => true }, silent)).toEqual(["no_rates", ["claim_rates"]]);
    expect(await run({ claim_rates: () => true }, async () => "<html>")).toEqual(["no_rates", ["claim_rates"]]);
    const store_rates = () => ({ ok: false, code: "rate_jump" });
    expect((await run({ claim_rates: () => true, store_rates }))[0]).toBe("rate_jump");
  });
});
