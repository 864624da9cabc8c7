import { Button } from "@mantine/core";
import { type CSSProperties, Fragment, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { COMPARE } from "#texts/catalogue.ts";
import { CARD_TEXTS, PRICE_TEXTS } from "#texts/home.ts";
import { moneyShort } from "#texts/write.ts";
import { packageRoute } from "../../../domain/catalogue/route-legs.ts";
import type { CatalogueSnapshot as Snapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { savingsCents } from "../../../domain/catalogue/savings.ts";
import type { TourPackage } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { joinTexts, rowText } from "../../../shared/ui/row-text.tsx";
import { TABLE_ROLES } from "../../../shared/ui/table-roles.ts";
import { levelOf } from "../../../text/home.ts";
import { AllInPrice } from "../shared/cards.tsx";
import { rowsById } from "../shared/use-catalogue.ts";
import classes from "./compare.module.css";

const MOST_COLUMNS = 3;
const COLUMNS_OF_A_PHONE = 2;
const isPhone = () => window.innerWidth < 768;
const MOST_CHOICES = 24;

const lines = (items: readonly string[], row: TourPackage) =>
  items.length === 0 ? (
    "—"
  ) : (
    <ul>
      {items.map((item) => (
        <li key={item}>{rowText(item, row)}</li>
      ))}
    </ul>
  );

const Price = ({ item }: { item: TourPackage }) => (
  <>
    <AllInPrice row={item} />
    <br />
    <small>{PRICE_TEXTS.perPerson({ cents: item.price_cents })}</small>
  </>
);

type Cell = (item: TourPackage) => ReactNode;

const ROWS: readonly (readonly [string, Cell])[] = [
  [COMPARE.price, (item) => <Price item={item} />],
  [COMPARE.saving, (item) => (savingsCents(item) > 0 ? moneyShort(savingsCents(item)) : "—")],
  [COMPARE.level, levelOf],
  [COMPARE.duration, (item) => CARD_TEXTS.days({ days: item.duration_days })],
  [COMPARE.group, (item) => CARD_TEXTS.group({ guests: item.max_guests })],
  [
    COMPARE.accommodation,
    (item) => (item.stays.length > 0 ? lines(item.stays, item) : rowText(item.good_to_know["sleeping"] ?? "—", item)),
  ],
  [COMPARE.highlights, (item) => lines(item.highlights, item)],
  [COMPARE.includes, (item) => lines(item.includes, item)],
];

export function CompareTable({ columns, route }: { columns: readonly TourPackage[]; route: Cell }) {
  const rows = [...ROWS.slice(0, 4), [COMPARE.route, route] as const, ...ROWS.slice(4)];
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={COMPARE.table}>
      <table {...TABLE_ROLES.table} className={classes.table} style={{ "--columns": columns.length } as CSSProperties}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <td {...TABLE_ROLES.cell} />
            {columns.map((item) => (
              <th key={item.id} scope="col" {...TABLE_ROLES.head}>
                <Link to={paths.package(item.id)}>{rowText(item.title, item)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.map(([label, cell]) => (
            <tr key={label} {...TABLE_ROLES.row}>
              <th scope="row" {...TABLE_ROLES.name}>
                {label}
              </th>
              {columns.map((item) => (
                <td key={item.id} {...TABLE_ROLES.cell}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ChoiceProps = {
  packages: readonly TourPackage[];
  chosen: readonly string[];
  toggle: (id: string) => void;
  folded: boolean;
};

const Choice = ({ packages, chosen, toggle, folded }: ChoiceProps) => (
  <details className={classes.choice} open={!folded}>
    <summary>{COMPARE.choose}</summary>
    {packages.map(({ id, title, ...row }) => {
      const ticked = chosen.includes(id);
      return (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticked}
            disabled={!ticked && chosen.length === MOST_COLUMNS}
            onChange={() => toggle(id)}
          />{" "}
          {rowText(title, row)}
        </label>
      );
    })}
  </details>
);

/** The native dialog brings focus trap, Escape and focus return without any bytes. */
export function CompareButton({ packages, snapshot }: { packages: readonly TourPackage[]; snapshot: Snapshot }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [folded, setFolded] = useState(false);
  if (packages.length === 0) return null;
  const chosen = ticked ?? packages.slice(0, folded ? COLUMNS_OF_A_PHONE : MOST_COLUMNS).map(({ id }) => id);
  const toggle = (id: string) =>
    setTicked(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const route: Cell = (item) => {
    const legs = packageRoute(item, rowsById(snapshot.tours), rowsById(snapshot.destinations));
    if (legs.length === 0) return "—";
    return legs.map(({ places, first, last }, index) => (
      <Fragment key={first}>
        {index === 0 ? "" : " → "}
        {joinTexts(places.map((place) => [place.name, place]))} {COMPARE.legDays({ days: last - first + 1 })}
      </Fragment>
    ));
  };
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setFolded(isPhone());
          dialog.current?.showModal();
        }}
      >
        {COMPARE.open}
      </Button>
      <dialog ref={dialog} className={`surface ${classes.dialog}`} aria-labelledby="compare-title">
        <div className={`row ${classes.head}`}>
          <h2 id="compare-title">{COMPARE.title}</h2>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {COMPARE.close}
          </Button>
        </div>
        <Choice packages={packages.slice(0, MOST_CHOICES)} chosen={chosen} toggle={toggle} folded={folded} />
        <CompareTable columns={packages.filter(({ id }) => chosen.includes(id))} route={route} />
      </dialog>
    </>
  );
}
