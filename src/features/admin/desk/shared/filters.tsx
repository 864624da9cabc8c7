import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type ReactNode, useCallback } from "react";
import { FILTERS } from "../../messages/desk-names.ts";
import classes from "./desk.module.css";
import { SearchField } from "./search-field.tsx";
import type { Filters } from "./use-filters.ts";

type Props = { filters: Filters; name: string; label: string };

export const FilterBar = ({ children }: { children: ReactNode }) => (
  <search className={classes.filters}>{children}</search>
);

/** By words: what they are looked for in stands in the field until something is typed. */
export function SearchFilter({ filters, within }: { filters: Filters; within: string }) {
  const { get, set } = filters;
  const search = useCallback((text: string) => set({ search: text }), [set]);
  return <SearchField label={FILTERS.search} placeholder={within} value={get("search")} search={search} />;
}

/** One of some values, each with its word; '' filters nothing. */
export const SelectFilter = ({
  filters: { get, set },
  name,
  label,
  options,
}: Props & { options: Readonly<Record<string, string>> }) => (
  <NativeSelect
    label={label}
    data={Object.entries(options).map(([value, word]) => ({ value, label: word }))}
    value={get(name)}
    onChange={(event) => set({ [name]: event.currentTarget.value })}
  />
);

export const DayFilter = ({
  filters: { get, set },
  name,
  label,
  ...rest
}: Props & { value?: string; min?: string | undefined; max?: string | undefined }) => (
  <TextInput
    type="date"
    label={label}
    value={get(name)}
    onChange={(event) => set({ [name]: event.currentTarget.value })}
    {...rest}
  />
);
