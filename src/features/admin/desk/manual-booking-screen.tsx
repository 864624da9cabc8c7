import { Button, Text, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import type { FormEvent } from "react";
import { quote } from "../../../domain/pricing/quote.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { money } from "../../../domain/words/money.ts";
import classes from "./desk.module.css";
import { ItemSelect } from "./item-select.tsx";
import { useManualBooking } from "./use-manual-booking.ts";
import { useSeatsOn } from "./use-seats-on.ts";
import { useToday } from "./use-today.ts";

/** A booking taken by phone or at the counter: it takes places like any other and is confirmed at once. */
export const ManualBookingScreen = () => {
  const { chosen, form, errors, problem, busy, change, chooseItem, submit } = useManualBooking();
  const today = useToday();
  const seats = useSeatsOn(chosen, form.check_in);
  const field = (name: "first_name" | "last_name" | "email" | "phone" | "special_requests") => ({
    value: form[name],
    error: errors[name],
    disabled: busy,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const total = chosen && form.guests > 0 ? quote(chosen.item.price_cents, form.guests).total_cents : 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <AdminPage
      title="New booking"
      lead="Taken by phone or at the counter: confirmed at once, at today's price. The traveler gets the confirmation by email."
    >
      <form className={`${classes.panel} ${classes.form}`} onSubmit={send} noValidate>
        <ItemSelect
          label="Trip"
          none="Choose a tour or package"
          required
          value={chosen?.item.id ?? ""}
          error={errors.item}
          choose={chooseItem}
        />
        <div className={classes.pair}>
          <TextInput
            type="date"
            label="Departure date"
            required
            min={today}
            description={seats}
            value={form.check_in}
            error={errors.check_in}
            disabled={busy}
            onChange={(event) => change({ check_in: event.currentTarget.value })}
          />
          <TextInput
            label="Guests"
            required
            inputMode="numeric"
            description={chosen ? `At most ${chosen.item.max_guests} on one departure` : "Choose a trip first"}
            value={form.guests === 0 ? "" : String(form.guests)}
            error={errors.guests}
            disabled={busy}
            onChange={(event) => change({ guests: Number(event.currentTarget.value.replace(/\D/g, "").slice(0, 3)) })}
          />
        </div>
        <div className={classes.pair}>
          <TextInput label="First name" required autoComplete="off" {...field("first_name")} />
          <TextInput label="Last name" required autoComplete="off" {...field("last_name")} />
        </div>
        <div className={classes.pair}>
          <TextInput label="Email" required type="email" inputMode="email" autoComplete="off" {...field("email")} />
          <TextInput label="Phone" required type="tel" inputMode="tel" autoComplete="off" {...field("phone")} />
        </div>
        <Textarea label="Special requests (optional)" rows={3} {...field("special_requests")} />
        <Text>
          Total: <strong>{total > 0 ? money(total) : "choose a trip and guests"}</strong>
          {total > 0 ? ", to be paid to you directly." : ""}
        </Text>
        {problem ? (
          <Text role="alert" className={classes.problem}>
            {problem}
          </Text>
        ) : null}
        <Button type="submit" loading={busy}>
          Book and confirm
        </Button>
      </form>
    </AdminPage>
  );
};
