import "@mantine/core/styles/Input.layer.css";
import { Badge, Group, Text, Textarea, TextInput, Title } from "@mantine/core";
import { BOOKING_FORM } from "#texts/booking.ts";
import { currentOptions } from "../../domain/pricing/options.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { OtherTab } from "../../shared/form/other-tab.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { loadBookingDatabase } from "./booking-database.ts";
import { ClearDraft } from "./clear-draft.tsx";
import { CodeField } from "./code-field.tsx";
import { DuplicateBookingDialog } from "./duplicate-booking-dialog.tsx";
import { isFree, PriceSummary } from "./price-summary.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { TripFields } from "./trip-fields.tsx";
import { TripSummary } from "./trip-summary.tsx";
import type { Bookable } from "./use-bookable.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import { useSeats } from "./use-seats.ts";
import classes from "./booking.module.css";

const StoredBookingPanel = lazyPart(async () => (await loadBookingDatabase()).StoredBookingPanel);

const PersonFields = ({ field }: Pick<BookingFormState, "field">) => (
  <>
    <div className="pair">
      <TextInput {...field("first_name")} label={BOOKING_FORM.firstName} required autoComplete="given-name" />
      <TextInput {...field("last_name")} label={BOOKING_FORM.lastName} required autoComplete="family-name" />
    </div>
    <div className="pair">
      <TextInput
        {...field("email")}
        label={BOOKING_FORM.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextInput
        {...field("phone")}
        label={BOOKING_FORM.phone}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </div>
    <Textarea
      {...field("special_requests")}
      label={BOOKING_FORM.specialRequests}
      description={BOOKING_FORM.optional}
      autoComplete="off"
    />
  </>
);

const CARDS = ["Visa", "Mastercard", "UzCard", "Humo"];

const PaymentInfo = () => (
  <Panel title={BOOKING_FORM.payment}>
    <Text size="sm" c="dimmed" mt={4}>
      {BOOKING_FORM.paymentNote}
    </Text>
    <Group gap="xs" mt="sm">
      {CARDS.map((card) => (
        <Badge key={card} variant="outline" size="lg">
          {card}
        </Badge>
      ))}
    </Group>
  </Panel>
);

type Props = { bookable: Bookable; form: BookingFormState };

export function BookingForm({ bookable, form }: Props) {
  const { item } = bookable;
  const { values, errors, change } = form;
  const seats = useSeats(bookable, form.offer);
  if (form.bookedAs !== undefined) return <StoredBookingPanel id={form.bookedAs} />;
  const price = quote(
    bookable.offerOn(values.check_in).price_cents,
    values.guests,
    currentOptions(item.options, values.options, values.guests),
    values.off,
    bookable.fees_percent,
  );
  return (
    <form {...form.props}>
      <FormFields ready={form.ready} className={classes.layout}>
        <div className="stack">
          <section className="surface stack" aria-labelledby="your-trip">
            <Title order={2} size="h4" id="your-trip">
              {BOOKING_FORM.yourTrip}
            </Title>
            <TripFields bookable={bookable} price={price} form={values} errors={errors} seats={seats} change={change} />
          </section>
          <section className="surface stack" aria-labelledby="your-details">
            <Title order={2} size="h4" id="your-details">
              {BOOKING_FORM.yourDetails}
            </Title>
            <OtherTab choice={form.otherTab} />
            <PersonFields field={form.field} />
            <QuestionFields
              item={item}
              typed={values.answers}
              error={errors.answers}
              change={(answers) => change({ answers })}
            />
            <CodeField itemId={item.id} form={values} change={change} />
            <Text size="sm" c="dimmed">
              {BOOKING_FORM.savedAsTyped}
            </Text>
            <ClearDraft nothingTyped={!form.dirty} clear={() => void form.clear()} />
          </section>
          {isFree(price) ? null : <PaymentInfo />}
        </div>
        <PriceSummary
          quote={price}
          trip={<TripSummary bookable={bookable} checkIn={values.check_in} />}
          checkIn={values.check_in}
          held={values.code === "" ? form.held : undefined}
          busy={form.busy}
          slow={form.slow}
          error={errors.amount}
        />
      </FormFields>
      {form.question ? <DuplicateBookingDialog {...form.question} /> : null}
    </form>
  );
}
