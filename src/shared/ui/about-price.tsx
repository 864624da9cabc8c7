import { useSyncExternalStore } from "react";
import { ABOUT_PRICE } from "#texts/shared.ts";
import { CURRENCIES, type Rate } from "../../domain/pricing/orientation.ts";
import { aboutPrice } from "../../text/shared.ts";
import { chooseCurrency, chosenCurrency } from "../browser/chosen-currency.ts";
import { useShop } from "./shop.tsx";

type ReadableStore<Value> = { subscribe: (listener: () => void) => () => void; get: () => Value };
type Props = {
  cents: number;
  known: ReadableStore<readonly Rate[]>;
  label?: string;
};
const NO_RATES: readonly Rate[] = [];

export function AboutPrice({ cents, known, label = "" }: Props) {
  // A prerendered page knows neither rates nor the chosen currency.
  const rates = useSyncExternalStore(known.subscribe, known.get, () => NO_RATES);
  const { currency } = useSyncExternalStore(
    chosenCurrency.subscribe,
    chosenCurrency.getState,
    chosenCurrency.getInitialState,
  );
  const { currencies } = useShop();
  const offeredRates = rates.filter((one) => currencies.includes(one.currency));
  if (offeredRates.length === 0) return null;
  const rate = offeredRates.find((one) => one.currency === currency);
  return (
    <p className="row dim">
      {rate ? <span aria-live="polite">{`${label} ${aboutPrice(cents, rate)}`.trim()}</span> : null}
      <select
        className="choice"
        aria-label={ABOUT_PRICE.choice}
        value={rate ? rate.currency : ""}
        onChange={(event) => chooseCurrency(CURRENCIES.find((name) => name === event.currentTarget.value) ?? null)}
      >
        <option value="">{rate ? ABOUT_PRICE.dollarsOnly : ABOUT_PRICE.choose}</option>
        {offeredRates.map((one) => (
          <option key={one.currency}>{one.currency}</option>
        ))}
      </select>
    </p>
  );
}
