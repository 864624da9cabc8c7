import type { ReactNode } from "react";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { DeskState } from "./desk-state.tsx";
import { Pager } from "./pager.tsx";
import type { DeskRead } from "./use-desk-read.ts";

type Props<Row> = {
  label: string;
  read: DeskRead<{ rows: readonly Row[]; count: number }>;
  empty: { title: string; text: string };
  page: number;
  size: number;
  go: (page: number) => void;
  className?: string | undefined;
  /** A list item. */
  row: (row: Row) => ReactNode;
};

/** A page of rows, how old it is, what is said where there are none, and the way to the next. */
export function DeskList<Row>({ label, read, empty, row, className = "", ...pager }: Props<Row>) {
  const found = read.value;
  return (
    <>
      <DeskState reads={[read]} />
      {found?.rows.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : null}
      {found ? (
        <>
          <ul className={`plain stack tight ${className}`} aria-label={label}>
            {found.rows.map(row)}
          </ul>
          <Pager count={found.count} {...pager} />
        </>
      ) : null}
    </>
  );
}
