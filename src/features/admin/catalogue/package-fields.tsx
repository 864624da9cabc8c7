import { Checkbox, TextInput } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { mirroredItems } from "../../../data/local/catalogue-rows.ts";
import { type FieldsProps, textField } from "./field-props.ts";
import classes from "./item-form.module.css";
import { ListEditor } from "./list-editor.tsx";
import { TripFields } from "./trip-fields.tsx";

const ToursPicker = ({ chosen, change }: { chosen: readonly string[]; change: (ids: string[]) => void }) => {
  const tours =
    useLiveQuery(async () => (await mirroredItems("tour")).toSorted((a, b) => a.title.localeCompare(b.title))) ?? [];
  const [search, setSearch] = useState("");
  const shown = tours.filter(
    ({ id, title }) => chosen.includes(id) || title.toLowerCase().includes(search.toLowerCase()),
  );
  const gone = chosen.filter((id) => tours.length > 0 && !tours.some((tour) => tour.id === id));
  return (
    <fieldset className={classes.list}>
      <legend>Tours of this package ({chosen.length})</legend>
      <TextInput
        type="search"
        aria-label="Search tours"
        placeholder="Search tours"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={classes.picker}>
        {shown.map(({ id, title }) => (
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
        {gone.map((id) => (
          <li key={id}>
            <Checkbox
              label={`A tour that is no longer offered (${id})`}
              checked
              onChange={() => change(chosen.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

export const PackageFields = (props: FieldsProps<"package">) => {
  const { form, errors, change } = props;
  return (
    <>
      <TripFields form={form} errors={errors} change={change} />
      <TextInput
        label="Original price ($)"
        description="What the parts cost one by one; empty when there is no saving to show"
        type="number"
        min={0}
        step={0.01}
        {...textField(props, "original_price")}
      />
      <ListEditor
        label="Highlights"
        one="Line"
        lines={form.highlights}
        error={errors.highlights}
        change={(highlights) => change({ highlights })}
      />
      <ListEditor
        label="What's included"
        one="Line"
        lines={form.includes}
        error={errors.includes}
        change={(includes) => change({ includes })}
      />
      <ToursPicker chosen={form.tour_ids} change={(tour_ids) => change({ tour_ids })} />
    </>
  );
};
