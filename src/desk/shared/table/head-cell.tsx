import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { TABLE } from "#texts/desk.ts";
import { TABLE_ROLES } from "../../../shared/ui/table-roles.ts";
import type { Column, Sort } from "./column.ts";
import type { ColumnWidths } from "./widths.ts";
import classes from "./desk-table.module.css";

const STEP = 16;

type Props = {
  column: Pick<Column<never>, "id" | "title" | "sort" | "end" | "width">;
  sort: Sort | null;
  widths: ColumnWidths;
  onSort: () => void;
};

export function HeadCell({ column, sort, widths, onSort }: Props) {
  const { id, title } = column;
  const dragStart = useRef<{ x: number; width: number }>(null);
  const width = widths.of(column);
  const sortDirection = sort?.by === id ? (sort.descending ? "descending" : "ascending") : "none";
  const dragWidth = (event: PointerEvent) => {
    if (dragStart.current) widths.set(id, dragStart.current.width + event.clientX - dragStart.current.x);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    widths.set(id, width + step);
  };
  return (
    <th
      scope="col"
      {...TABLE_ROLES.head}
      aria-sort={column.sort ? sortDirection : undefined}
      className={column.end ? classes.end : undefined}
    >
      {column.sort ? (
        <button type="button" className={classes.sort} onClick={onSort}>
          {title}
          <span aria-hidden="true">
            {sortDirection === "ascending" ? " ▲" : sortDirection === "descending" ? " ▼" : ""}
          </span>
        </button>
      ) : (
        title
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a separator that moves is a control */}
      <span
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={TABLE.width({ column: title })}
        aria-valuenow={width}
        className={classes.edge}
        onKeyDown={onKeyDown}
        onDoubleClick={() => widths.reset(id)}
        onPointerDown={(event) => {
          dragStart.current = { x: event.clientX, width };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={dragWidth}
        onPointerUp={() => {
          dragStart.current = null;
        }}
      />
    </th>
  );
}
