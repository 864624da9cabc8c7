import { type ReactNode, useEffect, useState } from "react";
import classes from "./windowed-table.module.css";

const LIST_HEIGHT_PX = 600;
const ROWS_BEYOND_VIEW = 6;

export type Sorting<Name extends string> = { by: Name; descending: boolean };
export type WindowedColumn<Name extends string> = {
  key: string;
  head: string;
  sort?: Name;
  className?: string | undefined;
};

type Props<Name extends string> = {
  label: string;
  columns: readonly WindowedColumn<Name>[];
  sorting: Sorting<Name>;
  sort: (by: Name) => void;
  count: number;
  /** Uses rem, because rows grow with the reader's type size. */
  rowHeight: number;
  cells: (index: number) => { chosen: boolean; of: readonly ReactNode[] } | undefined;
  onSee: (firstIndex: number, lastIndex: number) => void;
};

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function WindowedTable<Name extends string>(props: Props<Name>) {
  const { label, columns, sorting, sort, count, rowHeight, cells, onSee } = props;
  const [top, setTop] = useState(0);
  const [pixels] = useState(() => rowHeight * remPixels());
  const firstIndex = Math.max(0, Math.floor(top / pixels) - ROWS_BEYOND_VIEW);
  const lastIndex = Math.min(count - 1, Math.ceil((top + LIST_HEIGHT_PX) / pixels) + ROWS_BEYOND_VIEW);

  useEffect(() => {
    if (lastIndex >= firstIndex) onSee(firstIndex, lastIndex);
  }, [firstIndex, lastIndex, onSee]);

  const direction = sorting.descending ? "descending" : "ascending";
  const renderRow = (index: number) => {
    const rowCells = cells(index);
    const rowStyle = { height: pixels, transform: `translateY(${index * pixels}px)` };
    return (
      <div
        key={index}
        role="row"
        aria-rowindex={index + 2}
        aria-current={rowCells?.chosen ? "true" : undefined}
        className={`${classes.line} ${classes.row}`}
        style={rowStyle}
      >
        {columns.map(({ key, className = "" }, at) => (
          <div key={key} role={at === 0 ? "rowheader" : "cell"} className={className}>
            {rowCells ? rowCells.of[at] : at === 0 ? "…" : ""}
          </div>
        ))}
      </div>
    );
  };
  return (
    <div
      className={classes.area}
      style={{ height: LIST_HEIGHT_PX }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div role="table" aria-label={label} aria-rowcount={count + 1}>
        <div role="rowgroup" className={classes.head}>
          <div role="row" aria-rowindex={1} className={classes.line}>
            {columns.map(({ key, head, sort: by, className = "" }) => (
              <div
                key={key}
                role="columnheader"
                className={className}
                aria-sort={by === undefined ? undefined : by === sorting.by ? direction : "none"}
              >
                {by === undefined ? (
                  head
                ) : (
                  <button type="button" className={classes.sort} onClick={() => sort(by)}>
                    {head}
                    <span aria-hidden="true">{by === sorting.by ? (sorting.descending ? " ↓" : " ↑") : ""}</span>
                  </button>
                )}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: count * pixels }}>
          {Array.from({ length: Math.max(0, lastIndex - firstIndex + 1) }, (_, offset) =>
            renderRow(firstIndex + offset),
          )}
        </div>
      </div>
    </div>
  );
}
