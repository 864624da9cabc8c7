import { count } from "../write.ts";

export const TABLE = {
  width: (column: string) => `Width of ${column}`,
  columns: "Columns",
  keys: "Keys",
  close: "Close",
  loading: "Loading rows",
  tick: (row: string) => `Select ${row}`,
  tickPage: "Select all on this page",
  sums: "Total",
  noMatch: "Nothing matches the filters",
  clear: "Clear filters",
  found: (number: number) => count(number, "row"),
};

export const TABLE_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["j, k", "Next row, previous row"],
  ["↓, ↑", "The same, when a row has focus"],
  ["Enter", "Open the row"],
  ["x", "Select the row"],
  ["Shift + click", "Select all rows up to this one"],
  ["e", "Edit the row"],
  ["←, →", "On the edge of a column: narrower, wider"],
  ["/ or Ctrl + K", "Find a booking, open a page, or press a button on this page"],
  ["Ctrl + Enter", "Send the form of a dialog"],
  ["?", "This list"],
];

export const TABLE_VIEWS = {
  label: "Views",
  save: "Save view",
  title: "Save this view",
  hint: "Filters, order and columns as they are now. Yours on every device; its address can be shared.",
  name: "Name",
  named: "Please give the view a name.",
  saved: "View saved",
  remove: (name: string) => `Remove the view ${name}`,
  removed: "View removed",
  back: "Cancel",
  notSaved: "The view was not changed",
};
