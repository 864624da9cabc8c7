import { Button, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { Children, type ReactNode, useCallback, useState } from "react";
import { FILTERS } from "#texts/desk.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { choicesOf } from "./choices-of.ts";
import { SearchField } from "./search-field.tsx";
import type { Filters } from "./use-filters.ts";
import classes from "./desk.module.css";

type Props = { filters: Filters; name: string; label: string };

const FEW_OPTIONS = 3;

export function FilterBar({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const number = Children.toArray(children).length;
  return (
    <search
      className={`screen-only ${classes.filters}`}
      data-open={open || undefined}
      data-many={number > FEW_OPTIONS || undefined}
    >
      {children}
      {number > 1 ? (
        <Button variant="default" className={classes.more ?? ""} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? FILTERS.fewer : FILTERS.more}
        </Button>
      ) : null}
    </search>
  );
}

export function SearchFilter({ filters, within }: { filters: Filters; within: string }) {
  const { get, set } = filters;
  const search = useCallback((text: string) => set({ search: text }), [set]);
  return <SearchField label={FILTERS.search} placeholder={within} value={get("search")} search={search} />;
}

export const SelectFilter = ({
  filters: { get, set },
  name,
  label,
  options,
}: Props & { options: Readonly<Record<string, string>> }) => (
  <NativeSelect
    label={label}
    data={choicesOf(options)}
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
  <DayInput
    label={label}
    value={get(name)}
    onChange={(event) => set({ [name]: event.currentTarget.value })}
    {...rest}
  />
);
