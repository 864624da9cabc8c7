import { Fragment, type ReactNode } from "react";
import { TABLE } from "#texts/desk.ts";
import { TABLE_ROLES } from "../../../shared/ui/table-roles.ts";
import type { Column } from "./column.ts";
import type { Ticks } from "./use-ticks.ts";
import classes from "./desk-table.module.css";

const PLACEHOLDERS = 12;

export type RowProps<Row> = {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  ticks?: Ticks<Row>;
  marked?: (row: Row) => boolean;
  below?: (row: Row) => ReactNode;
};

type Props<Row> = RowProps<Row> & {
  rows: readonly Row[] | undefined;
  shown: readonly Column<Row>[];
};

const cellClass = ({ end, phone, words }: Column<never>) =>
  [
    end && classes.end,
    words && classes.words,
    phone === "beside" && classes.beside,
    phone && phone !== "beside" && classes.below,
    phone === "fill" && classes.fill,
    phone === "named" && classes.named,
  ]
    .filter(Boolean)
    .join(" ");

export function TableRows<Row>({ rows, shown, keyOf, nameOf, ticks, marked, below }: Props<Row>) {
  const columnSpan = shown.length + (ticks ? 1 : 0);
  if (!rows) {
    return (
      <tbody {...TABLE_ROLES.group} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <tr key={index} {...TABLE_ROLES.row} className={classes.placeholder}>
            <td {...TABLE_ROLES.cell} colSpan={columnSpan} />
          </tr>
        ))}
      </tbody>
    );
  }
  return (
    <tbody {...TABLE_ROLES.group}>
      {rows.map((row) => {
        const key = keyOf(row);
        const rowDetails = below?.(row);
        return (
          <Fragment key={key}>
            <tr
              {...TABLE_ROLES.row}
              className={`${marked?.(row) ? classes.marked : ""} ${ticks?.has(key) ? classes.ticked : ""}`}
            >
              {ticks ? (
                <td {...TABLE_ROLES.cell} className={classes.tick}>
                  <input
                    type="checkbox"
                    aria-label={TABLE.tick({ row: nameOf(row) })}
                    checked={ticks.has(key)}
                    onChange={(event) =>
                      ticks.toggle(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                    }
                  />
                </td>
              ) : null}
              {shown.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" {...TABLE_ROLES.name}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} {...TABLE_ROLES.cell} data-title={column.title} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
            {rowDetails ? (
              <tr {...TABLE_ROLES.row} className={`${classes.more} ${marked?.(row) ? classes.marked : ""}`}>
                <td {...TABLE_ROLES.cell} colSpan={columnSpan}>
                  {rowDetails}
                </td>
              </tr>
            ) : null}
          </Fragment>
        );
      })}
    </tbody>
  );
}
