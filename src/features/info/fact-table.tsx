import { Table } from "../../shared/ui/table.tsx";
import classes from "./fact-table.module.css";

type Props = { caption: string; head: [string, string]; rows: [string, string][] };

export const FactTable = ({ caption, head, rows }: Props) => (
  <div className={`surface ${classes.frame}`}>
    <Table name={{ caption }} head={head} rows={rows.map(([name, value]) => ({ name, cells: [value] }))} />
  </div>
);
