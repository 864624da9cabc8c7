import { Table } from "../../../../shared/ui/table.tsx";
import classes from "./bar-chart.module.css";

type Bar = { name: string; value: number; text: string; more: string };
type Props = {
  title: string;
  note: string;
  /** Column headings of the table: what a bar is, how long it is, what else is known. */
  columns: readonly [string, string, string];
  bars: readonly Bar[];
};

/** A table whose middle column is also drawn: the figures are the chart's, for eyes and for screen readers. */
export function BarChart({ title, note, columns, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={`surface ${classes.chart}`}>
      <figcaption>
        <h2>{title}</h2>
        <p>{note}</p>
      </figcaption>
      <Table
        head={columns}
        rows={bars.map(({ name, value, text, more }) => ({
          name,
          cells: [
            <>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.bar} style={{ width: `${(value / most) * 100}%` }} />
              </span>
              <span>{text}</span>
            </>,
            more,
          ],
        }))}
      />
    </figure>
  );
}
