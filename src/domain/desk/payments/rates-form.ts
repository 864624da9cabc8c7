import { CURRENCIES, type Currency, type Rate } from "../../pricing/orientation.ts";

export type RatesForm = Record<Currency, string>;

export function ratesForm(rates: readonly Rate[]): RatesForm {
  const of = (currency: Currency) => String(rates.find((rate) => rate.currency === currency)?.per_dollar ?? "");
  return { EUR: of("EUR"), UZS: of("UZS"), RUB: of("RUB"), GBP: of("GBP") };
}

export function typedRates(form: RatesForm, today: string): Rate[] | null {
  const rates: Rate[] = [];
  for (const currency of CURRENCIES) {
    const typed = form[currency].trim();
    if (typed === "") continue;
    const per_dollar = /^\d{1,6}(\.\d{1,8})?$/.test(typed) ? Number(typed) : 0;
    if (per_dollar === 0) return null;
    rates.push({ currency, per_dollar, day: today });
  }
  return rates.length > 0 ? rates : null;
}
