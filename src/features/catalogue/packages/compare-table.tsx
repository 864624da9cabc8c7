import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { Button } from "@mantine/core";
import { savingsCents } from "../../../domain/catalogue/savings.ts";
import { TIER_NAMES, tierOf } from "../../../domain/catalogue/tiers.ts";
import type { TourPackage } from "../../../domain/catalogue/types.ts";
import { count, moneyShort } from "#words/write.ts";
import { allInText, groupText } from "../messages/cards.ts";
import { useFromPrice } from "../shared/use-from-price.ts";
import { paths } from "../../../shared/paths.ts";
import classes from "./compare.module.css";

/** More columns are hard to compare and too slow for one frame. */
const MOST_COLUMNS = 12;

const lines = (items: readonly string[]) =>
  items.length === 0 ? (
    "—"
  ) : (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

const Price = ({ item }: { item: TourPackage }) => (
  <>
    {moneyShort(item.price_cents)}
    <br />
    <small>{allInText(useFromPrice(item).total_cents)}</small>
  </>
);

const ROWS: readonly [string, (item: TourPackage) => ReactNode][] = [
  ["Price", (item) => <Price item={item} />],
  ["You save", (item) => (savingsCents(item) > 0 ? moneyShort(savingsCents(item)) : "—")],
  ["Level", (item) => TIER_NAMES[tierOf(item.price_cents)]],
  ["Duration", (item) => count(item.duration_days, "day")],
  ["Group", (item) => groupText(item.max_guests)],
  ["Tours", (item) => item.tour_ids.length],
  ["Highlights", (item) => lines(item.highlights)],
  ["Includes", (item) => lines(item.includes)],
];

export function CompareTable({ packages }: { packages: readonly TourPackage[] }) {
  const columns = packages.slice(0, MOST_COLUMNS);
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label="Comparison">
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {columns.map((item) => (
              <th key={item.id} scope="col">
                <Link to={paths.package(item.id)}>{item.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((item) => (
                <td key={item.id}>{cell(item)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {packages.length > columns.length && <p>The first {columns.length} of this list. Filter to compare others.</p>}
    </div>
  );
}

/** The native dialog brings focus trap, Escape and focus return without any bytes. */
export function CompareButton({ packages }: { packages: readonly TourPackage[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (packages.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => dialog.current?.showModal()}>
        Compare All Packages
      </Button>
      <dialog ref={dialog} className={`surface ${classes.dialog}`} aria-labelledby="compare-title">
        <div className={`row ${classes.head}`}>
          <h2 id="compare-title">Compare packages</h2>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
        <CompareTable packages={packages} />
      </dialog>
    </>
  );
}
