import { ITEM_DEPARTURES } from "#texts/desk-catalogue.ts";
import { day, money } from "#texts/write.ts";
import { departureStateOf } from "../../domain/desk/departures/calendar/calendar-filter.ts";
import type { DepartureRow, ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";
import type { Guide } from "../../domain/desk/people/guide-schema.ts";
import { paths } from "../../shared/paths.ts";
import { TextLink } from "../../shared/ui/links.tsx";
import { TABLE_ROLES } from "../../shared/ui/table-roles.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { closesAheadText } from "../../text/desk-departures.ts";
import { StatusMark } from "../shared/status-mark.tsx";
import { DepartureActions } from "./departure-actions.tsx";
import blockClasses from "../shared/table/blocks.module.css";
import tableClasses from "./departure-table.module.css";
import classes from "./manifest.module.css";

const { columns } = ITEM_DEPARTURES;
const FIGURES: readonly string[] = [columns.price, columns.minimum];
type Props = { item: ItemDepartures; guides: readonly Guide[]; changed: () => Promise<void> };

function Minimum({ row: { min_guests, taken, state } }: { row: DepartureRow }) {
  if (min_guests === null) return null;
  const guestsNeeded = state === "open" ? min_guests - taken : 0;
  return (
    <>
      {min_guests}
      {guestsNeeded > 0 ? <span className={classes.under}>{ITEM_DEPARTURES.needs({ more: guestsNeeded })}</span> : null}
    </>
  );
}

export function DepartureTable({ item, guides, changed }: Props) {
  const today = useTodayInTashkent();
  const hasNotes = item.rows.some(({ note }) => note);
  return (
    <div className={`surface ${classes.sheet}`}>
      <table
        {...TABLE_ROLES.table}
        className={`table ${classes.table} ${blockClasses.blocks} ${tableClasses.dense}`}
        aria-label={ITEM_DEPARTURES.label}
      >
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {Object.values(columns)
              .filter((name) => hasNotes || name !== columns.note)
              .map((name) => (
                <th
                  key={name}
                  scope="col"
                  {...TABLE_ROLES.head}
                  className={FIGURES.includes(name) ? classes.end : undefined}
                >
                  {name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {item.rows.map((row) => {
            const guide = guides.find(({ id }) => id === row.guide_id);
            return (
              <tr key={row.id} {...TABLE_ROLES.row}>
                <th scope="row" {...TABLE_ROLES.name} className={tableClasses.figure}>
                  <TextLink to={paths.adminManifest(row.item_id, row.start_date)}>{day(row.start_date)}</TextLink>
                  {row.end_date ? (
                    <span className={classes.under}>{ITEM_DEPARTURES.until({ date: row.end_date })}</span>
                  ) : null}
                </th>
                <td {...TABLE_ROLES.cell} data-label={columns.places} className={tableClasses.figure}>
                  {ITEM_DEPARTURES.taken({ taken: row.taken, places: row.places ?? item.max_guests })}
                  {row.waiting.people > 0 ? (
                    <span className={classes.under}>{ITEM_DEPARTURES.waiting({ people: row.waiting.people })}</span>
                  ) : null}
                </td>
                <td {...TABLE_ROLES.cell} data-label={columns.price} className={classes.end}>
                  <span className={tableClasses.figure}>{money(row.price_cents ?? item.price_cents)}</span>
                  {row.price_cents === null ? <span className={classes.under}>{ITEM_DEPARTURES.usual}</span> : null}
                </td>
                <td {...TABLE_ROLES.cell} data-label={columns.minimum} className={classes.end}>
                  <Minimum row={row} />
                </td>
                <td {...TABLE_ROLES.cell} data-label={columns.closes} className={tableClasses.figure}>
                  {closesAheadText(row.closes_days)}
                </td>
                <td {...TABLE_ROLES.cell} data-label={columns.state}>
                  <StatusMark status={departureStateOf(row, today)} />
                </td>
                <td {...TABLE_ROLES.cell} data-label={columns.guide} className={tableClasses.words}>
                  {guide?.name}
                  {guide?.archived ? <span className={classes.under}>{ITEM_DEPARTURES.gone}</span> : null}
                </td>
                {hasNotes ? (
                  <td {...TABLE_ROLES.cell} data-label={columns.note} className={tableClasses.words}>
                    {row.note}
                  </td>
                ) : null}
                <td {...TABLE_ROLES.cell} className={tableClasses.actions}>
                  <DepartureActions item={item} row={row} guides={guides} changed={changed} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
