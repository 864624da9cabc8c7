import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useCallback } from "react";
import classes from "../shared/desk.module.css";
import { ItemSelect } from "./item-select.tsx";
import { SearchField } from "../shared/search-field.tsx";
import type { Filters } from "../shared/use-filters.ts";

const statuses = [
  { value: "", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "confirmed", label: "Confirmed" },
  { value: "expired", label: "Expired" },
  { value: "cancelled", label: "Cancelled" },
  { value: "refunded", label: "Refunded" },
];

export const BookingFilters = ({ filters }: { filters: Filters }) => {
  const { get, set } = filters;
  const search = useCallback((text: string) => set({ search: text }), [set]);
  return (
    <search className={classes.filters}>
      <SearchField label="Search" placeholder="Name, email, phone, reference" value={get("search")} search={search} />
      <NativeSelect
        label="Show"
        data={[
          { value: "", label: "All bookings" },
          { value: "attention", label: "Needs attention" },
        ]}
        value={get("show")}
        onChange={(event) => set({ show: event.currentTarget.value })}
      />
      <NativeSelect
        label="Status"
        data={statuses}
        value={get("status")}
        onChange={(event) => set({ status: event.currentTarget.value })}
      />
      <ItemSelect label="Trip" none="All trips" value={get("item")} choose={(item) => set({ item })} />
      <TextInput
        type="date"
        label="Departs from"
        value={get("from")}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Departs until"
        value={get("to")}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
    </search>
  );
};
