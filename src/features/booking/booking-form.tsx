import "@mantine/core/styles/Input.layer.css";
import { Text, Title } from "@mantine/core";
import { quote } from "../../domain/pricing/quote.ts";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import classes from "./booking.module.css";
import { ClearDraft } from "./clear-draft.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { PaymentInfo } from "./payment-info.tsx";
import { PersonFields } from "./person-fields.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { TripFields } from "./trip-fields.tsx";
import type { Bookable } from "./use-bookable.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import { useSeats } from "./use-seats.ts";

type Props = { bookable: Bookable; form: BookingFormState };

export const BookingForm = ({ bookable, form }: Props) => {
  const { type, item } = bookable;
  const { values, errors, change } = form;
  const seats = useSeats(type, item.id, item.max_guests);
  if (form.bookedAs !== undefined) return <KeptPanel id={form.bookedAs} />;
  return (
    <form {...form.props}>
      <FormFields ready={form.ready} className={classes.layout}>
        <div className={classes.fields}>
          <section className={`${classes.card} ${classes.fields}`} aria-labelledby="your-trip">
            <Title order={2} size="h4" id="your-trip">
              Your trip
            </Title>
            <TripFields bookable={bookable} form={values} errors={errors} seats={seats} change={change} />
          </section>
          <section className={`${classes.card} ${classes.fields}`} aria-labelledby="your-details">
            <Title order={2} size="h4" id="your-details">
              Your details
            </Title>
            <PersonFields field={form.field} />
            <Text size="sm" c="dimmed">
              What you type is saved on this device until you send it.
            </Text>
            <ClearDraft nothingTyped={!form.dirty} clear={() => void form.clear()} />
          </section>
          <PaymentInfo />
        </div>
        <PriceSummary
          quote={quote(item.price_cents, values.guests)}
          title={item.title}
          busy={form.busy}
          slow={form.slow}
          error={errors.amount}
        />
      </FormFields>
    </form>
  );
};
