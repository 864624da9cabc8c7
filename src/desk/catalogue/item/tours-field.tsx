import { Checkbox, TextInput } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { noLongerOffered, TOURS_FIELD } from "#texts/desk-catalogue.ts";
import { mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";
import fieldClasses from "../../shared/fields/fields.module.css";
import classes from "./item-form.module.css";

type Props = { label: string; chosen: readonly string[]; change: (ids: string[]) => void };

export function ToursField({ label, chosen, change }: Props) {
  const tours =
    useLiveQuery(async () => (await mirroredItems("tour")).toSorted((a, b) => a.title.localeCompare(b.title))) ?? [];
  const [search, setSearch] = useState("");
  const shownTours = tours.filter(
    ({ id, title }) => chosen.includes(id) || title.toLowerCase().includes(search.toLowerCase()),
  );
  const missingTourIds = chosen.filter((id) => tours.length > 0 && !tours.some((tour) => tour.id === id));
  return (
    <fieldset className={`surface stack tight ${fieldClasses.list}`}>
      <legend>
        {label} ({chosen.length})
      </legend>
      <TextInput
        type="search"
        aria-label={TOURS_FIELD.search}
        placeholder={TOURS_FIELD.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={`plain stack tight ${classes.picker}`}>
        {shownTours.map(({ id, title }) => (
          <li key={id}>
            <Checkbox
              label={title}
              checked={chosen.includes(id)}
              onChange={(event) =>
                change(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
        {missingTourIds.map((id) => (
          <li key={id}>
            <Checkbox
              label={noLongerOffered({ id })}
              checked
              onChange={() => change(chosen.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
