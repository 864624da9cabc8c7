import { NativeSelect, TextInput } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { DIFFICULTY_LABELS } from "../../../domain/catalogue/difficulty.ts";
import { mirroredItems } from "../../../data/local/catalogue-rows.ts";
import { DatesField } from "./dates-field.tsx";
import { type FieldsProps, textField } from "./field-props.ts";
import classes from "./item-form.module.css";
import { ListEditor } from "./list-editor.tsx";
import { PlaceField } from "./place-field.tsx";
import { TripFields } from "./trip-fields.tsx";

const difficulties = Object.entries(DIFFICULTY_LABELS).map(([value, label]) => ({ value, label }));

export const TourFields = (props: FieldsProps<"tour">) => {
  const { form, errors, change } = props;
  const places = useLiveQuery(async () =>
    (await mirroredItems("destination")).toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  const options = [
    { value: "", label: "Select a destination" },
    ...(places ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <TripFields form={form} errors={errors} change={change} />
      <div className={classes.pair}>
        <NativeSelect label="Destination" required data={options} {...textField(props, "destination_id")} />
        <NativeSelect label="Difficulty" required data={difficulties} {...textField(props, "difficulty_level")} />
      </div>
      <ListEditor
        label="Itinerary"
        one="Day"
        long
        lines={form.itinerary}
        error={errors.itinerary}
        change={(itinerary) => change({ itinerary })}
      />
      <ListEditor
        label="What's included"
        one="Line"
        lines={form.includes}
        error={errors.includes}
        change={(includes) => change({ includes })}
      />
      <ListEditor
        label="What's not included"
        one="Line"
        lines={form.excludes}
        error={errors.excludes}
        change={(excludes) => change({ excludes })}
      />
      <DatesField dates={form.departure_dates} change={(departure_dates) => change({ departure_dates })} />
      <h2 className={classes.part}>On the voucher (optional)</h2>
      <TextInput label="Meeting point" {...textField(props, "meeting_point")} />
      <div className={classes.pair}>
        <TextInput label="Meeting time" placeholder="08:30" {...textField(props, "meeting_time")} />
        <TextInput label="Contact phone" type="tel" {...textField(props, "contact_phone")} />
      </div>
      <PlaceField
        legend="Meeting point on the map"
        latitude={form.meeting_latitude}
        longitude={form.meeting_longitude}
        errors={{ latitude: errors.meeting_latitude, longitude: errors.meeting_longitude }}
        change={(meeting_latitude, meeting_longitude) => change({ meeting_latitude, meeting_longitude })}
      />
    </>
  );
};
