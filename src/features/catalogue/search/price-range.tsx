import { PRICE_FILTER } from "#texts/catalogue.ts";
import { moneyShort } from "#texts/write.ts";
import { SEARCH_PRICE_MAX_DOLLARS, SEARCH_PRICE_STEP_DOLLARS } from "../../../domain/catalogue/search/search-ranges.ts";
import { useDraft, type Changes } from "../shared/use-url-choices.ts";
import classes from "./search.module.css";

type PriceRangeProps = {
  min: number;
  max: number;
  change: (changes: Changes) => void;
};

function open(dollars: number): string {
  const price = moneyShort(dollars * 100);
  return dollars >= SEARCH_PRICE_MAX_DOLLARS ? PRICE_FILTER.andMore({ price }) : price;
}

export function PriceRange({ min, max, change }: PriceRangeProps) {
  const [low, setLow] = useDraft(min);
  const [high, setHigh] = useDraft(max);
  const slider = (label: string, value: number, set: (next: number) => void) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={open(value)}
      min={0}
      max={SEARCH_PRICE_MAX_DOLLARS}
      step={SEARCH_PRICE_STEP_DOLLARS}
      value={value}
      onChange={(event) => set(event.currentTarget.valueAsNumber)}
    />
  );
  const chooseLow = (next: number) => {
    const newLow = Math.min(next, high);
    setLow(newLow);
    change({ min: newLow === 0 ? null : String(newLow) });
  };
  const chooseHigh = (next: number) => {
    const newHigh = Math.max(next, low);
    setHigh(newHigh);
    change({ max: newHigh === SEARCH_PRICE_MAX_DOLLARS ? null : String(newHigh) });
  };
  return (
    <fieldset className={`plain stack ${classes.price}`}>
      <legend>{PRICE_FILTER.range({ lowest: moneyShort(low * 100), highest: open(high) })}</legend>
      {slider(PRICE_FILTER.lowest, low, chooseLow)}
      {slider(PRICE_FILTER.highest, high, chooseHigh)}
    </fieldset>
  );
}
