import { describe, expect, it } from "vitest";
import { anOption } from "../catalogue/rows/rows.fixture.ts";
import { discountTenths } from "./discount.ts";
import { currentOptions, optionsText } from "./options.ts";
import { checkAmount, quote } from "./quote.ts";

describe("the group discount", () => {
  it.each([
    [1, 0],
    [2, 10],
    [3, 20],
    [9, 83], // 8.25 %: the tie goes up
    [16, 155],
    [28, 279],
    [29, 290],
    [30, 300],
    [31, 300],
    [500, 300],
  ])("is for %i guests %i tenths of a percent", (guests, tenths) => {
    expect(discountTenths(guests)).toBe(tenths);
  });

  it("never falls as the group grows", () => {
    for (let guests = 1; guests < 60; guests += 1)
      expect(discountTenths(guests + 1)).toBeGreaterThanOrEqual(discountTenths(guests));
  });
});

describe("a quote", () => {
  it.each([
    [45_000, 1, 45_000, 4_500, 49_500],
    [45_000, 2, 89_100, 8_910, 98_010],
    [45_000, 9, 371_385, 37_139, 408_524], // fees 37138.5: half a cent goes up
    [10_050, 9, 82_943, 8_294, 91_237],
    [5, 9, 41, 4, 45],
    [45_000, 28, 908_460, 90_846, 999_306],
    [45_000, 29, 926_550, 92_655, 1_019_205],
    [45_000, 30, 945_000, 94_500, 1_039_500],
    [45_000, 31, 976_500, 97_650, 1_074_150],
    [0, 3, 0, 0, 0],
  ])("is for %i cents and %i guests %i + %i = %i", (price, guests, discounted, fees, total) => {
    expect(quote(price, guests)).toMatchObject({
      discounted_cents: discounted,
      fees_cents: fees,
      total_cents: total,
      discount_cents: price * guests - discounted,
    });
  });

  it("adds options outside the group discount and below taxes and fees", () => {
    const options = [
      { id: "single", name: "Single room", cents: 10_05, count: 2 },
      { id: "ride", name: "Airport transfer", cents: 40_00, count: 1 },
    ];
    const { options_cents, discounted_cents, fees_cents, total_cents } = quote(45_000, 2, options);
    expect({ options_cents, discounted_cents, fees_cents, total_cents }).toEqual({
      options_cents: 60_10,
      discounted_cents: 89_100,
      fees_cents: 9_511,
      total_cents: 89_100 + 60_10 + 9_511,
    });
    expect(quote(45_000, 2)).toEqual(quote(45_000, 2, []));
    expect(optionsText(options)).toBe("2 × Single room, Airport transfer");
  });

  const single = { id: "single", name: "Single room", cents: 120_00, count: 1 };
  it.each([
    ["a part of the trip alone", { code: "TEN", percent: 10 }, [single], 89_10, 92_19],
    ["half a cent of it up", { code: "ODD", percent: 1 }, [], 8_91, 88_21],
    ["an amount", { code: "FIVE", amount_cents: 5_00 }, [], 5_00, 88_60],
    ["the whole trip, where options are left to pay", { code: "ALL", percent: 100 }, [single], 891_00, 12_00],
    ["all of the trip and no more", { code: "GIFT", amount_cents: 5_000_000 }, [], 891_00, 0],
  ])("applies a code that takes %s", (_, code, options, code_cents, fees_cents) => {
    const expected = { code, code_cents, fees_cents };
    const made = quote(45_000, 2, options, code);
    expect(made).toMatchObject(expected);
    expect(made.total_cents).toBe(made.discounted_cents - code_cents + made.options_cents + fees_cents);
    expect(made.total_cents).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ["as chosen", { single: 2 }, 3, [["single", 2]]],
    ["for no more than the guests", { single: 3 }, 2, [["single", 2]]],
    [
      "for no more than there are",
      { single: 9, ride: 2 },
      9,
      [
        ["single", 4],
        ["ride", 1],
      ],
    ],
    ["not when retired or unknown", { old: 1, spa: 1 }, 2, []],
    ["not when none was wanted", { single: 0, ride: -1 }, 2, []],
  ])("judges options %s", (_, optionCounts, guests, expected) => {
    const offered = [
      anOption(),
      anOption({ id: "ride", name: "Airport transfer", per: "booking", most: 1 }),
      anOption({ id: "old", name: "Old room", retired: true }),
    ];
    expect(currentOptions(offered, optionCounts, guests).map(({ id, count }) => [id, count])).toEqual(expected);
  });

  it.each([
    [0, 0, false],
    [-1, 0, false],
    [1, 0, true],
    [5_000_000, 0, true],
    [5_000_001, 0, false],
    [0, 45_000, true],
    [-1, 45_000, false],
    [5_000_001, 1, false],
  ])("allows booking %i cents in all after a code of %i: %s", (total_cents, code_cents, ok) => {
    expect(checkAmount({ total_cents, code_cents }).ok).toBe(ok);
  });
});
