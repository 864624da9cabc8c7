import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./windowed-list.module.css";

/** Spec: the list of payments scrolls in an area of this height. */
export const LIST_HEIGHT_PX = 600;
/** Rows beyond the edge, so that a quick finger meets rows and not a gap. */
const BEYOND = 6;

type Props = {
  label: string;
  count: number;
  /** In rem, as everything grows with the reader's type size. */
  rowHeight: number;
  row: (index: number) => ReactNode;
  /** Which rows are seen now; they may have to be fetched. */
  onSee: (first: number, last: number) => void;
};

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A list of any length of which only the rows in sight exist. */
export function WindowedList({ label, count, rowHeight, row, onSee }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [pixels] = useState(() => rowHeight * remPixels());
  const first = Math.max(0, Math.floor(top / pixels) - BEYOND);
  const last = Math.min(count - 1, Math.ceil((top + LIST_HEIGHT_PX) / pixels) + BEYOND);

  useEffect(() => {
    if (last >= first) onSee(first, last);
  }, [first, last, onSee]);

  return (
    <div
      ref={area}
      className={classes.area}
      style={{ height: LIST_HEIGHT_PX }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ul aria-label={label} className={classes.list} style={{ height: count * pixels }}>
        {Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => {
          const index = first + offset;
          return (
            <li
              key={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              className={classes.item}
              style={{ height: pixels, transform: `translateY(${index * pixels}px)` }}
            >
              {row(index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
