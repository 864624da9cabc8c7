import { startTransition, useOptimistic } from "react";
import { TABLE } from "#texts/desk.ts";
import type { Column } from "./column.ts";
import classes from "./desk-table.module.css";

type Props<Row> = {
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  choose: (names: string) => void;
};

export function ColumnChoice<Row>({ columns, shown, choose }: Props<Row>) {
  // The checkbox updates at once, because the address follows in a transition.
  const [ticked, tick] = useOptimistic(shown);
  const changeColumn = (column: Column<Row>, to: boolean) => {
    const nextColumns = columns.filter((one) => (one === column ? to : ticked.includes(one)));
    const isUsualChoice = columns.every((one) => nextColumns.includes(one) !== Boolean(one.rare));
    startTransition(() => {
      tick(nextColumns);
      choose(isUsualChoice ? "" : nextColumns.map(({ id }) => id).join(","));
    });
  };
  return (
    <details className={classes.choice}>
      <summary>{TABLE.columns}</summary>
      <div className={`surface ${classes.choices}`}>
        {columns.slice(1).map((column) => (
          <label key={column.id}>
            <input
              type="checkbox"
              checked={ticked.includes(column)}
              onChange={(event) => changeColumn(column, event.currentTarget.checked)}
            />
            {column.title}
          </label>
        ))}
      </div>
    </details>
  );
}
