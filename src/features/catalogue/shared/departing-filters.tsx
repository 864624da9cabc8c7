import { FILTER_TEXTS } from "#texts/catalogue.ts";
import { ageText } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { DepartureFit, DepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import { UrlSelect } from "./url-select.tsx";
import { useCatalogueDay } from "./use-catalogue.ts";
import type { Changes } from "./use-url-choices.ts";
import { ANY_MONTH, monthsFrom, GUEST_OPTIONS } from "./wish-options.ts";

type Props = { wish: DepartureSearch; change: (changes: Changes) => void };

export function DepartingFilters({ wish: { month, people }, change }: Props) {
  const months = monthsFrom(useCatalogueDay());
  const number = people === 0 ? ANY_MONTH : String(people);
  return (
    <>
      <UrlSelect
        label={FILTER_TEXTS.departsIn}
        name="month"
        value={month || ANY_MONTH}
        fallback={ANY_MONTH}
        words={months}
        change={change}
      />
      <UrlSelect
        label={FILTER_TEXTS.people}
        name="people"
        value={number}
        fallback={ANY_MONTH}
        words={GUEST_OPTIONS}
        change={change}
      />
    </>
  );
}

export function SeatsNote({ fits, people }: { fits: readonly (DepartureFit | undefined)[]; people: number }) {
  if (people === 0 || fits.length === 0) return null;
  let [unknown, oldest] = [0, ""];
  for (const fit of fits) {
    const seatsAsOf = fit?.seatsAsOf ?? "";
    if (seatsAsOf === "") unknown += 1;
    else if (oldest === "" || seatsAsOf < oldest) oldest = seatsAsOf;
  }
  const sentences = [
    oldest === "" ? "" : FILTER_TEXTS.seatsAsOf({ age: ageText(oldest, trustedNow()) }),
    unknown === 0 ? "" : FILTER_TEXTS.seatsUnknown({ trips: unknown }),
  ];
  return <p className="dim">{sentences.filter(Boolean).join(" ")}</p>;
}
