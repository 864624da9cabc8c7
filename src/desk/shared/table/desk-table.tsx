import { type ReactNode, useRef, useState } from "react";
import { TABLE } from "#texts/desk.ts";
import type { Result } from "../../../domain/result.ts";
import { TABLE_ROLES } from "../../../shared/ui/table-roles.ts";
import { ROWS_PER_PAGE } from "../desk-query.ts";
import { DeskState } from "../desk-state.tsx";
import { type EmptyWords, NothingFound } from "../nothing-found.tsx";
import { Pager } from "../pager.tsx";
import type { DeskRead } from "../use-desk-read.ts";
import type { Filters } from "../use-filters.ts";
import { collectRows, type RowPage } from "./collect-rows.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { type Column, chosenColumns, columnsCsv, nextSort, sortOf } from "./column.ts";
import { CsvButton } from "./csv-button.tsx";
import { HeadCell } from "./head-cell.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { type RowProps, TableRows } from "./table-rows.tsx";
import { useRowKeys } from "./use-row-keys.ts";
import { WhatNext } from "./what-next.tsx";
import { useWidths } from "./widths.ts";
import classes from "./desk-table.module.css";

export type DeskTableProps<Row> = RowProps<Row> & {
  name: string;
  caption: string;
  columns: readonly Column<Row>[];
  read: DeskRead<{ rows: readonly Row[]; count: number }>;
  filters: Filters;
  go?: (page: number) => void;
  empty: EmptyWords;
  sums?: Partial<Record<string, ReactNode>> | undefined;
  edit?: (row: Row) => void;
  tools?: ReactNode;
  pages: RowPage<Row>;
  toText?: (rows: readonly Row[]) => string;
};

const FEW_ROWS = 5;
const TICK = { id: "", width: 40 };

type SortProps = Pick<DeskTableProps<never>, "filters"> & {
  columns: readonly Pick<Column<never>, "id" | "title" | "sort">[];
};

/** A phone has no column heads to press. */
const SortSelect = ({ columns, filters }: SortProps) => (
  <select
    className={classes.order}
    aria-label={TABLE.sortBy}
    value={filters.get("sort")}
    onChange={(event) => filters.set({ sort: event.currentTarget.value })}
  >
    <option value="">{TABLE.usualOrder}</option>
    {columns
      .filter(({ sort }) => sort)
      .flatMap(({ id, title }) => [
        <option key={id} value={id}>{`${title} ▲`}</option>,
        <option key={`-${id}`} value={`-${id}`}>{`${title} ▼`}</option>,
      ])}
  </select>
);

export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { name, caption, columns, read, filters, empty, sums, ticks, edit, tools, go = filters.go } = props;
  const table = useRef<HTMLTableElement>(null);
  const [helping, setHelping] = useState(false);
  const widths = useWidths(name);
  const sort = sortOf(filters.get("sort"));
  const shownColumns = chosenColumns(columns, filters.get("cols"));
  const { value, loading } = read;
  const { pages, toText = (all: readonly Row[]) => columnsCsv(columns, all) } = props;
  const makeCsv = async (progress: (rows: number) => void): Promise<Result<string>> => {
    const all = await collectRows(pages, props.keyOf, progress);
    return all.ok ? { ok: true, value: toText(all.value) } : all;
  };
  const rows = value?.rows ?? [];
  const at = (act: ((row: Row) => void) | undefined) =>
    act &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) act(row);
    });
  useRowKeys(table, loading, {
    tick: at(ticks && ((row) => ticks.toggle(row))),
    edit: at(edit),
    help: () => setHelping(true),
  });
  const allTicked = rows.length > 0 && rows.every((row) => ticks?.has(props.keyOf(row)));
  const columnsBeforeSum = Math.max(
    1,
    shownColumns.findIndex(({ id }) => sums?.[id] !== undefined),
  );
  const allColumns = [...(ticks ? [TICK] : []), ...shownColumns];
  const failedEmpty = value === undefined && read.failure;
  return (
    <>
      <div className={`row screen-only ${classes.tools}`}>
        {value || failedEmpty ? <DeskState reads={[read]} /> : <span role="status">{TABLE.loading}</span>}
        <div className={`row ${classes.right}`}>
          {tools}
          {value && value.count > 0 ? (
            <CsvButton size="compact-md" file={name.replaceAll("_", "-")} make={makeCsv} />
          ) : null}
          {columns.some(({ sort: sorts }) => sorts) ? <SortSelect columns={columns} filters={filters} /> : null}
          <ColumnChoice columns={columns} shown={shownColumns} choose={(cols) => filters.set({ cols })} />
          <button type="button" className={classes.keys} aria-label={TABLE.keys} onClick={() => setHelping(true)}>
            ?
          </button>
        </div>
      </div>
      {/* Screen readers ignore a status that appears together with its text, so render it empty first. */}
      <p role="status" className={classes.said}>
        {value?.count === 0 ? TABLE.found({ number: 0 }) : ""}
      </p>
      {value?.count === 0 ? <NothingFound filters={filters} empty={empty} /> : null}
      {failedEmpty || value?.count === 0 ? null : (
        <div className={classes.scroll}>
          <table
            ref={table}
            {...TABLE_ROLES.table}
            aria-busy={loading}
            className={classes.table}
            style={{ minWidth: widths.least(allColumns) }}
          >
            <caption className={classes.said}>{caption}</caption>
            <colgroup>
              {allColumns.map((column) => (
                <col key={column.id} style={{ width: widths.css(column) }} />
              ))}
            </colgroup>
            <thead {...TABLE_ROLES.group}>
              <tr {...TABLE_ROLES.row}>
                {ticks ? (
                  <th scope="col" {...TABLE_ROLES.head} className={classes.tick} data-title={TABLE.tickPage}>
                    <input
                      type="checkbox"
                      aria-label={TABLE.tickPage}
                      checked={allTicked}
                      onChange={() => ticks.page(!allTicked)}
                    />
                  </th>
                ) : null}
                {shownColumns.map((column) => (
                  <HeadCell
                    key={column.id}
                    column={column}
                    sort={sort}
                    widths={widths}
                    onSort={() => filters.set({ sort: nextSort(filters.get("sort"), column.id) })}
                  />
                ))}
              </tr>
            </thead>
            <TableRows {...props} rows={value?.rows} shown={shownColumns} />
            {sums && value ? (
              <tfoot {...TABLE_ROLES.group}>
                <tr {...TABLE_ROLES.row}>
                  {ticks ? <td {...TABLE_ROLES.cell} className={classes.tick} /> : null}
                  <th scope="row" {...TABLE_ROLES.name} colSpan={columnsBeforeSum}>
                    {TABLE.sums}: {TABLE.found({ number: value.count })}
                  </th>
                  {shownColumns.slice(columnsBeforeSum).map(({ id, title, end }) => (
                    <td key={id} {...TABLE_ROLES.cell} data-title={title} className={end ? classes.end : undefined}>
                      {sums[id]}
                    </td>
                  ))}
                </tr>
              </tfoot>
            ) : null}
          </table>
        </div>
      )}
      {value && value.count > 0 ? <Pager count={value.count} page={filters.page} size={ROWS_PER_PAGE} go={go} /> : null}
      {value && value.count <= FEW_ROWS && !filters.isFiltered ? <WhatNext list={name} /> : null}
      {helping ? <KeysDialog close={() => setHelping(false)} /> : null}
    </>
  );
}
