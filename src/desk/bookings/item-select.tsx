import { NativeSelect } from "@mantine/core";
import { FILTERS } from "#texts/desk.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import type { Tour, TourPackage } from "../../domain/catalogue/types.ts";
import { titleOf } from "../../shared/titles.ts";
import { useStoreState } from "../../shared/use-store-in-transition.ts";

export type DeskItem = { type: "tour" | "package"; item: Tour | TourPackage };

export function useItems(): DeskItem[] {
  const { snapshot } = useStoreState(catalogueStore);
  const byTitle = <Item extends { title: string }>(items: readonly Item[]) =>
    items.toSorted((one, other) => one.title.localeCompare(other.title));
  return [
    ...byTitle(snapshot.tours).map((item) => ({ type: "tour" as const, item })),
    ...byTitle(snapshot.packages).map((item) => ({ type: "package" as const, item })),
  ];
}

type Props = {
  label: string;
  none: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  choose: (id: string) => void;
};

export function ItemSelect({ label, none, value, error, required = false, choose }: Props) {
  const items = useItems();
  const optionsOf = (type: "tour" | "package") =>
    items
      .filter((item) => item.type === type)
      .map(({ item }) => (
        <option key={item.id} value={item.id}>
          {item.title}
        </option>
      ));
  return (
    <NativeSelect
      label={label}
      required={required}
      value={value}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{none}</option>
      <optgroup label={titleOf("tours")}>{optionsOf("tour")}</optgroup>
      <optgroup label={FILTERS.packages}>{optionsOf("package")}</optgroup>
    </NativeSelect>
  );
}
