import { Textarea, TextInput } from "@mantine/core";
import type { BookingFormInput, FormErrors } from "../../domain/booking/booking-form.ts";
import classes from "./booking.module.css";

type Props = {
  form: BookingFormInput;
  errors: FormErrors;
  change: (changes: Partial<BookingFormInput>) => void;
};

/** Who travels. Names and autocomplete words are what browsers fill in by; input modes bring the right keyboard. */
export const PersonFields = ({ form, errors, change }: Props) => {
  const field = (name: "first_name" | "last_name" | "email" | "phone" | "special_requests") => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.pair}>
        <TextInput {...field("first_name")} label="First name" required autoComplete="given-name" />
        <TextInput {...field("last_name")} label="Last name" required autoComplete="family-name" />
      </div>
      <div className={classes.pair}>
        <TextInput
          {...field("email")}
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextInput {...field("phone")} label="Phone" required type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <Textarea {...field("special_requests")} label="Special requests" description="Optional" autoComplete="off" />
    </>
  );
};
