import { act } from "react";
import { expect, it } from "vitest";
import { find, render, setValue } from "../../../../tests/support/render.tsx";
import { useFilters } from "../use-filters.ts";
import { DeskTable } from "./desk-table.tsx";

type Row = { name: string };
const read = { value: { rows: [{ name: "Ada" }], count: 1 }, loadedAt: 0, loading: false, failure: undefined };

const List = () => (
  <DeskTable<Row>
    name="people"
    caption="People"
    columns={[
      { id: "name", title: "Name", sort: true, width: 1, cell: ({ name }) => name },
      { id: "note", title: "Note", width: 1, cell: () => "" },
    ]}
    read={{ ...read, refresh: async () => undefined }}
    filters={useFilters()}
    keyOf={({ name }) => name}
    nameOf={({ name }) => name}
    pages={async () => ({ ok: true, value: read.value })}
    empty={{ title: "Nobody", text: "" }}
  />
);

it("sorts by a list of the columns that sort, where a phone has no column heads", async () => {
  await render(<List />, "/admin/people?page=2");
  const select = find('select[aria-label="Sort by"]');
  expect([...select.querySelectorAll("option")].map(({ value }) => value)).toEqual(["", "name", "-name"]);
  await act(async () => setValue(select, "-name"));
  expect(window.location.search).toBe("?sort=-name");
});
