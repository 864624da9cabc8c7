import { Button, NativeSelect } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { STOPS, noLongerOffered } from "#texts/desk-catalogue.ts";
import { mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";
import classes from "../../shared/fields/fields.module.css";

type Props = { label: string; chosen: readonly string[]; change: (ids: string[]) => void };

export function PlacesField({ label, chosen, change }: Props) {
  const places =
    useLiveQuery(async () => (await mirroredItems("destination")).toSorted((a, b) => a.name.localeCompare(b.name))) ??
    [];
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? noLongerOffered({ id });
  return (
    <fieldset className={`surface stack tight ${classes.list}`}>
      <legend>{label}</legend>
      {chosen.length === 0 ? null : (
        <ol className="stack tight">
          {chosen.map((id, index) => (
            // eslint-disable-next-line react/no-array-index-key -- the list may contain a place twice
            <li key={`${index}-${id}`}>
              {nameOf(id)}{" "}
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={STOPS.remove({ name: nameOf(id), at: index + 1 })}
                onClick={() => change(chosen.filter((_, at) => at !== index))}
              >
                ✕
              </Button>
            </li>
          ))}
        </ol>
      )}
      <NativeSelect
        label={STOPS.add}
        value=""
        data={[{ value: "", label: STOPS.choose }, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget: { value } }) => value !== "" && change([...chosen, value])}
      />
    </fieldset>
  );
}
