import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { type FieldsProps, textField } from "./field-props.ts";
import { ImageField } from "./image-field.tsx";
import classes from "./item-form.module.css";
import { PlaceField } from "./place-field.tsx";

export const DestinationFields = (props: FieldsProps<"destination">) => {
  const { form, errors, change } = props;
  return (
    <>
      <TextInput label="Name" required {...textField(props, "name")} />
      <div className={classes.pair}>
        <TextInput label="City" required {...textField(props, "city")} />
        <TextInput label="Country" required {...textField(props, "country")} />
      </div>
      <Textarea label="Description" required autosize minRows={5} {...textField(props, "description")} />
      <ImageField value={form.image_url} error={errors.image_url} change={(image_url) => change({ image_url })} />
      <Checkbox
        label="Featured: shown on the home page"
        checked={form.featured}
        onChange={(event) => change({ featured: event.currentTarget.checked })}
      />
      <Checkbox
        label="UNESCO site"
        checked={form.unesco}
        onChange={(event) => change({ unesco: event.currentTarget.checked })}
      />
      <PlaceField
        legend="Where it is (optional)"
        latitude={form.latitude}
        longitude={form.longitude}
        errors={{ latitude: errors.latitude, longitude: errors.longitude }}
        change={(latitude, longitude) => change({ latitude, longitude })}
      />
    </>
  );
};
