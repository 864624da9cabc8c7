import type { ReactNode } from "react";
import { TABLE_ROLES } from "./table-roles.ts";

type Props = {
  name: { caption: string } | { label: string };
  head: readonly string[];
  rows: readonly { key?: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

export const Table = ({ name: called, head, rows }: Props) => (
  <table {...TABLE_ROLES.table} className="table" aria-label={"label" in called ? called.label : undefined}>
    {"caption" in called ? <caption>{called.caption}</caption> : null}
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        {head.map((column) => (
          <th key={column} scope="col" {...TABLE_ROLES.head}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...TABLE_ROLES.group}>
      {rows.map(({ name, key = String(name), cells }) => (
        <tr key={key} {...TABLE_ROLES.row}>
          <th scope="row" {...TABLE_ROLES.name}>
            {name}
          </th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]} {...TABLE_ROLES.cell} data-label={head[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
