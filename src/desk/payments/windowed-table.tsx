import { type ReactNode, useEffect, useState } from "react";
import classes from "./windowed-table.module.css";

const LIST_HEIGHT_PX = 600;
const BEYOND = 6;

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
  onSee: (first: number, last: number) => void;
};

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function WindowedTable<Name extends string>(props: Props<Name>) {
  const { label, columns, sorting, sort, count, rowHeight, cells, onSee } = props;
  const [top, setTop] = useState(0);
  const [pixels] = useState(() => rowHeight * remPixels());
  const first = Math.max(0, Math.floor(top / pixels) - BEYOND);
  const last = Math.min(count - 1, Math.ceil((top + LIST_HEIGHT_PX) / pixels) + BEYOND);

  useEffect(() => {
    if (last >= first) onSee(first, last);
  }, [first, last, onSee]);

  const direction = sorting.descending ? "descending" : "ascending";
  const row = (index: number) => {
    const known = cells(index);
    const place = { height: pixels, transform: `translateY(${index * pixels}px)` };
    return (
      <div
        key={index}
        role="row"
        aria-rowindex={index + 2}
        aria-current={known?.chosen ? "true" : undefined}
        className={`${classes.line} ${classes.row}`}
        style={place}
      >
        {columns.map(({ key, className = "" }, at) => (
          <div key={key} role={at === 0 ? "rowheader" : "cell"} className={className}>
            {known ? known.of[at] : at === 0 ? "…" : ""}
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
          {Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => row(first + offset))}
        </div>
      </div>
    </div>
  );
}
