import { Fragment, type ReactNode } from "react";
import { TABLE } from "../messages/desk-table.ts";
import type { Column } from "./column.ts";
import classes from "./desk-table.module.css";
import { AS } from "./roles.ts";
import type { Ticks } from "./use-ticks.ts";

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

const look = ({ end, phone }: Column<never>) =>
  [
    end && classes.end,
    phone === "beside" && classes.beside,
    (phone === "below" || phone === "fill") && classes.below,
    phone === "fill" && classes.fill,
  ]
    .filter(Boolean)
    .join(" ");

export function TableRows<Row>({ rows, shown, keyOf, nameOf, ticks, marked, below }: Props<Row>) {
  const spread = shown.length + (ticks ? 1 : 0);
  if (!rows) {
    return (
      <tbody {...AS.group} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <tr key={index} {...AS.row} className={classes.placeholder}>
            <td {...AS.cell} colSpan={spread} />
          </tr>
        ))}
      </tbody>
    );
  }
  return (
    <tbody {...AS.group}>
      {rows.map((row) => {
        const key = keyOf(row);
        const more = below?.(row);
        return (
          <Fragment key={key}>
            <tr
              {...AS.row}
              className={`${marked?.(row) ? classes.marked : ""} ${ticks?.has(key) ? classes.ticked : ""}`}
            >
              {ticks ? (
                <td {...AS.cell} className={classes.tick}>
                  <input
                    type="checkbox"
                    aria-label={TABLE.tick(nameOf(row))}
                    checked={ticks.has(key)}
                    onChange={(event) =>
                      ticks.toggle(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                    }
                  />
                </td>
              ) : null}
              {shown.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" {...AS.name}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} {...AS.cell} className={look(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
            {more ? (
              <tr {...AS.row} className={`${classes.more} ${marked?.(row) ? classes.marked : ""}`}>
                <td {...AS.cell} colSpan={spread}>
                  {more}
                </td>
              </tr>
            ) : null}
          </Fragment>
        );
      })}
    </tbody>
  );
}
