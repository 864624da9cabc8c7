import { Textarea, TextInput } from "@mantine/core";
import classes from "./booking.module.css";
import type { BookingFormState } from "./use-booking-form.ts";

/** Who travels. Names and autocomplete words are what browsers fill in by; input modes bring the right keyboard. */
export const PersonFields = ({ field }: Pick<BookingFormState, "field">) => (
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
