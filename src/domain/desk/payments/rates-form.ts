import { CURRENCIES, type Currency, type Rate } from "../../pricing/orientation.ts";

export type RatesForm = Record<Currency, string>;

export function ratesForm(rates: readonly Rate[]): RatesForm {
  const rateText = (currency: Currency) => String(rates.find((rate) => rate.currency === currency)?.per_dollar ?? "");
  return { EUR: rateText("EUR"), UZS: rateText("UZS"), RUB: rateText("RUB"), GBP: rateText("GBP") };
}

export function ratesOfForm(form: RatesForm, today: string): Rate[] | null {
  const rates: Rate[] = [];
  for (const currency of CURRENCIES) {
    const typedRate = form[currency].trim();
    if (typedRate === "") continue;
    const per_dollar = /^\d{1,6}(\.\d{1,8})?$/.test(typedRate) ? Number(typedRate) : 0;
    if (per_dollar === 0) return null;
    rates.push({ currency, per_dollar, day: today });
  }
  return rates.length > 0 ? rates : null;
}
