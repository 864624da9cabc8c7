import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useCallback } from "react";
import classes from "../shared/desk.module.css";
import { SearchField } from "../shared/search-field.tsx";
import type { Filters } from "../shared/use-filters.ts";

const dates = [
  { value: "", label: "All time" },
  { value: "today", label: "Today" },
  { value: "week", label: "This week" },
  { value: "month", label: "This month" },
  { value: "custom", label: "Custom range" },
];
const statuses = [
  { value: "", label: "All" },
  { value: "completed", label: "Completed" },
  { value: "pending", label: "Pending" },
  { value: "failed", label: "Failed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "refunded", label: "Refunded" },
];

export const PaymentFilters = ({ filters }: { filters: Filters }) => {
  const { get, set } = filters;
  const search = useCallback((text: string) => set({ search: text }), [set]);
  return (
    <search className={classes.filters}>
      <NativeSelect
        label="Date"
        data={dates}
        value={get("date")}
        onChange={(event) => set({ date: event.currentTarget.value, from: "", to: "" })}
      />
      {get("date") === "custom" ? (
        <>
          <TextInput
            type="date"
            label="From"
            value={get("from")}
            max={get("to") || undefined}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="To, that day included"
            value={get("to")}
            min={get("from") || undefined}
            onChange={(event) => set({ to: event.currentTarget.value })}
          />
        </>
      ) : null}
      <NativeSelect
        label="Status"
        data={statuses}
        value={get("status")}
        onChange={(event) => set({ status: event.currentTarget.value })}
      />
      <SearchField label="Search" placeholder="Payment ID, email, amount" value={get("search")} search={search} />
    </search>
  );
};
