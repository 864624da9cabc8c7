import * as v from "valibot";

/** The Central Bank of Uzbekistan quotes UZS for `Nominal` units, on a day dd.mm.yyyy. */
const decimal = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,6})?$/), v.transform(Number), v.gtValue(0));
const bankRateSchema = v.pipe(
  v.object({
    Nominal: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
    Rate: decimal,
    Date: v.pipe(
      v.string(),
      v.regex(/^\d{2}\.\d{2}\.\d{4}$/),
      v.transform((date) => date.split(".").toReversed().join("-")),
      v.isoDate(),
    ),
  }),
  v.transform(({ Nominal, Rate, Date: day }) => ({ som: Rate / Nominal, day })),
);
const answerSchema = v.array(v.looseObject({ Ccy: v.string() }));

export type PublishedRate = { currency: "EUR" | "UZS" | "RUB" | "GBP"; per_dollar: number; day: string };

const rounded = (value: number) => Number(value.toPrecision(8));

export function bankRates(answer: unknown): PublishedRate[] {
  const rows = v.parse(answerSchema, answer);
  const of = (currency: string) =>
    v.parse(
      bankRateSchema,
      rows.find(({ Ccy }) => Ccy === currency),
    );
  const dollar = of("USD");
  const others = (["EUR", "RUB", "GBP"] as const).map((currency): PublishedRate => {
    const { som, day } = of(currency);
    if (day !== dollar.day) throw new Error(`The rate of ${currency} is of ${day}, the dollar's of ${dollar.day}.`);
    return { currency, per_dollar: rounded(dollar.som / som), day };
  });
  return [...others, { currency: "UZS", per_dollar: rounded(dollar.som), day: dollar.day }];
}
