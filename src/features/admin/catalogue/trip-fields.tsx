import { Checkbox, Textarea, TextInput } from "@mantine/core";
import type { PackageForm, TourForm } from "../../../domain/catalogue/admin/admin-forms.ts";
import { textField } from "./field-props.ts";
import { ImageField } from "./image-field.tsx";
import classes from "./item-form.module.css";
import type { FormErrors } from "./save-item.ts";

type Trip = Pick<
  TourForm & PackageForm,
  "title" | "description" | "image_url" | "duration_days" | "price" | "max_guests" | "featured"
>;
type Props = { form: Trip; errors: FormErrors; change: (changes: Partial<Trip>) => void };

/** What tours and packages have in common. */
export const TripFields = (props: Props) => {
  const { form, errors, change } = props;
  return (
    <>
      <TextInput label="Title" required {...textField(props, "title")} />
      <Textarea label="Description" required autosize minRows={5} {...textField(props, "description")} />
      <ImageField value={form.image_url} error={errors.image_url} change={(image_url) => change({ image_url })} />
      <div className={classes.three}>
        <TextInput
          label="Duration (days)"
          required
          type="number"
          min={1}
          step={1}
          {...textField(props, "duration_days")}
        />
        <TextInput
          label="Price per guest ($)"
          required
          type="number"
          min={0}
          step={0.01}
          {...textField(props, "price")}
        />
        <TextInput label="Max guests" required type="number" min={1} step={1} {...textField(props, "max_guests")} />
      </div>
      <Checkbox
        label="Featured: shown on the home page"
        checked={form.featured}
        onChange={(event) => change({ featured: event.currentTarget.checked })}
      />
    </>
  );
};
