import type { ReactNode } from "react";

type Props = {
  caption?: string;
  head: readonly string[];
  rows: readonly { key?: string; name: string; cells: readonly ReactNode[] }[];
};

/** Rows that begin with their name, readable by eye and by screen reader alike. */
export const Table = ({ caption, head, rows }: Props) => (
  <table className="table">
    {caption ? <caption>{caption}</caption> : null}
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
      {rows.map(({ name, key = name, cells }) => (
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
