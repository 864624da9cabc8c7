/**
 * What the parts of a table are, said out loud: on a phone its rows are laid out as lines, and some browsers then forget
 * that they were rows.
 */
export const AS = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
