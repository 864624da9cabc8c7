import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { QUESTIONS } from "#texts/desk-money.ts";
import { grouped } from "#texts/write.ts";
import { type CsvRow, toCsv } from "../../../domain/desk/lists/csv.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { Table } from "../../../shared/ui/table.tsx";
import { type ChartColumn, ColumnChart } from "./column-chart.tsx";
import classes from "./charts.module.css";

type Rows = readonly { key?: string; name: string; cells: readonly ReactNode[] }[];
type Props = {
  question: string;
  answer: string;
  note: string;
  file: string;
  csv: { head: readonly string[]; rows: readonly CsvRow[] };
  columns?: readonly ChartColumn[];
  most?: number;
  tables: readonly { title?: string; head: readonly string[]; rows: Rows }[];
};

const rowTexts = ({ cells, ...row }: Rows[number]) => ({
  ...row,
  cells: cells.map((cell) => (typeof cell === "number" ? grouped(cell) : cell)),
});

export function ChartQuestion({ question, answer, note, file, csv, columns = [], most, tables }: Props) {
  const id = useId();
  const hasRows = tables.some(({ rows }) => rows.length > 0);
  return (
    <section className="surface stack tight" aria-labelledby={id}>
      <h2 id={id}>{question}</h2>
      <div className={`row ${classes.head}`}>
        <p className={classes.answer}>{hasRows ? answer : QUESTIONS.none}</p>
        {hasRows ? (
          <Button
            size="xs"
            variant="default"
            className="screen-only"
            aria-label={`${QUESTIONS.csv}: ${question}`}
            onClick={() => saveFile(toCsv(csv.head, csv.rows), `${file}.csv`, "text/csv;charset=utf-8")}
          >
            {QUESTIONS.csv}
          </Button>
        ) : null}
      </div>
      <p className={`dim ${classes.note}`}>{note}</p>
      {columns.some(({ value }) => value > 0) ? (
        <ColumnChart
          label={QUESTIONS.drawn({ question })}
          columns={columns}
          {...(most === undefined ? {} : { most })}
        />
      ) : null}
      {hasRows ? (
        <details className={classes.numbers}>
          <summary aria-label={`${QUESTIONS.numbers}: ${question}`}>{QUESTIONS.numbers}</summary>
          {tables.map(({ title, head, rows }) =>
            rows.length > 0 ? (
              <div key={head[0]}>
                {title ? <h3>{title}</h3> : null}
                <Table
                  name={{ label: [question, title].filter(Boolean).join(" ") }}
                  head={head}
                  rows={rows.map(rowTexts)}
                />
              </div>
            ) : null,
          )}
        </details>
      ) : null}
    </section>
  );
}
