import { useSyncExternalStore } from "react";
import { aboutPrice, CURRENCIES, type Rate } from "../../domain/pricing/orientation.ts";
import { useShop } from "./shop.tsx";
import { chooseCurrency, chosenCurrency } from "../browser/chosen-currency.ts";

type Known<Value> = { subscribe: (listener: () => void) => () => void; get: () => Value };
type Props = {
  cents: number;
  known: Known<readonly Rate[]>;
  /** Names the amount if the text above does not. */ label?: string;
};
const NONE: readonly Rate[] = [];

export function AboutPrice({ cents, known, label = "" }: Props) {
  // A prerendered page knows neither rates nor the chosen currency.
  const rates = useSyncExternalStore(known.subscribe, known.get, () => NONE);
  const { currency } = useSyncExternalStore(
    chosenCurrency.subscribe,
    chosenCurrency.getState,
    chosenCurrency.getInitialState,
  );
  const { currencies } = useShop();
  const offered = rates.filter((one) => currencies.includes(one.currency));
  if (offered.length === 0) return null;
  const rate = offered.find((one) => one.currency === currency);
  return (
    <p className="row dim">
      {rate ? <span aria-live="polite">{`${label} ${aboutPrice(cents, rate)}`.trim()}</span> : null}
      <select
        className="choice"
        aria-label="Also show prices in"
        value={rate ? rate.currency : ""}
        onChange={(event) => chooseCurrency(CURRENCIES.find((name) => name === event.currentTarget.value) ?? null)}
      >
        <option value="">{rate ? "Dollars only" : "Also show in…"}</option>
        {offered.map((one) => (
          <option key={one.currency}>{one.currency}</option>
        ))}
      </select>
    </p>
  );
}
