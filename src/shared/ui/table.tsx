import type { ReactNode } from "react";

type Props = {
  name: { caption: string } | { label: string };
  head: readonly string[];
  rows: readonly { key?: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

export const Table = ({ name: called, head, rows }: Props) => (
  <table className="table" aria-label={"label" in called ? called.label : undefined}>
    {"caption" in called ? <caption>{called.caption}</caption> : null}
    <thead>
      <tr>
        {head.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, key = String(name), cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
