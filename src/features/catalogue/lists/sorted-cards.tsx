import { Button } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { FILTER_TEXTS, LIST_VIEWS } from "#texts/catalogue.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { CardList } from "../shared/card-list.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { useHasRows, LoadingCards } from "../shared/loading-cards.tsx";
import { UrlSelect } from "../shared/url-select.tsx";
import { readChoiceParam, useUrlChoices, type ChoiceLabels } from "../shared/use-url-choices.ts";
import { ViewToggle } from "../shared/view-toggle.tsx";
import classes from "../shared/list.module.css";

type Props<Row, Sort extends string> = {
  what: "destinations" | "tours";
  label: string;
  none: string;
  counted: string;
  rows: readonly Row[];
  /** A prerendered page carries only some of the rows. */
  total: number;
  sorts: ChoiceLabels<Sort>;
  usual: Sort;
  sorted: (rows: readonly Row[], by: Sort) => readonly Row[];
  keep?: ((row: Row) => boolean) | undefined;
  filters?: ReactNode;
  chips?: ReactNode;
  note?: ReactNode;
  clear?: (() => void) | undefined;
  card: (row: Row, eager: boolean) => ReactNode;
};

export function SortedCards<Row, Sort extends string>({
  what,
  label,
  none,
  counted,
  rows,
  total,
  sorts,
  usual,
  sorted,
  keep,
  filters,
  chips,
  note,
  clear,
  card,
}: Props<Row, Sort>) {
  const { params, change } = useUrlChoices();
  const sort = readChoiceParam(params, "sort", sorts, usual);
  const view = readChoiceParam(params, "view", LIST_VIEWS, "grid");
  const sortedRows = useMemo(() => sorted(rows, sort), [sorted, rows, sort]);
  const items = useMemo(() => (keep ? sortedRows.filter(keep) : sortedRows), [sortedRows, keep]);
  const hasRows = useHasRows();
  return (
    <>
      <div className={`row ${classes.toolbar}`}>
        {filters}
        <UrlSelect
          label={FILTER_TEXTS.sortBy}
          name="sort"
          value={sort}
          fallback={usual}
          words={sorts}
          change={change}
        />
      </div>
      {!hasRows && <LoadingCards what={what} />}
      {hasRows && (
        <>
          {chips}
          <div className={`row ${classes.counted}`}>
            <p role="status">{counted}</p>
            <ViewToggle view={view} change={change} />
          </div>
          {note}
        </>
      )}
      {hasRows && items.length === 0 && (
        <EmptyState title={none} action={clear ? <Button onClick={clear}>{FILTER_TEXTS.clear}</Button> : undefined} />
      )}
      {items.length > 0 && (
        <CardList items={items} total={total} view={view} label={label} card={(row, index) => card(row, index < 2)} />
      )}
      <DataAge />
    </>
  );
}
