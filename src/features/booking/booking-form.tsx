import "@mantine/core/styles/Input.layer.css";
import { Badge, Button, Group, Text, Textarea, TextInput, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { Panel } from "../../shared/ui/panel.tsx";
import { optionsNow } from "../../domain/pricing/options.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import classes from "./booking.module.css";
import { CodeField } from "./code-field.tsx";
import { ClearDraft } from "./clear-draft.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { TripFields } from "./trip-fields.tsx";
import type { Bookable } from "./use-bookable.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import { useSeats } from "./use-seats.ts";
import { knownTrip } from "../../data/local/bookings.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { bookingState, stateWords } from "../../domain/booking/booking-state.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";

/** Said here as long as the trip's own page is still on its way: a network that hangs must not keep it silent. */
function KeptPanel({ id }: { id: string }) {
  const booking = useLiveQuery(() => knownTrip(id), [id])?.booking;
  if (!booking) return null;
  const state = bookingState(booking, trustedNow());
  return (
    <div role="status">
      <EmptyState
        title={stateWords(state, booking.view?.expires_at ?? null)}
        action={
          <Button component="a" href={paths.trip(id)}>
            Show my trip
          </Button>
        }
      >
        {state === "on_phone"
          ? "Your request is kept on this device and goes out by itself as soon as there is a connection. You can close this page."
          : "Your trip opens as soon as its page has come."}
      </EmptyState>
    </div>
  );
}

/** Who travels. Names and autocomplete words are what browsers fill in by; input modes bring the right keyboard. */
const PersonFields = ({ field }: Pick<BookingFormState, "field">) => (
  <>
    <div className="pair">
      <TextInput {...field("first_name")} label="First name" required autoComplete="given-name" />
      <TextInput {...field("last_name")} label="Last name" required autoComplete="family-name" />
    </div>
    <div className="pair">
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

const CARDS = ["Visa", "Mastercard", "UzCard", "Humo"];

const PaymentInfo = () => (
  <Panel title="Payment">
    <Text size="sm" c="dimmed" mt={4}>
      You pay on the secure page of our payment provider. Your card number never reaches us.
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
  if (form.bookedAs !== undefined) return <KeptPanel id={form.bookedAs} />;
  return (
    <form {...form.props}>
      <FormFields ready={form.ready} className={classes.layout}>
        <div className="stack">
          <section className="surface stack" aria-labelledby="your-trip">
            <Title order={2} size="h4" id="your-trip">
              Your trip
            </Title>
            <TripFields bookable={bookable} form={values} errors={errors} seats={seats} change={change} />
          </section>
          <section className="surface stack" aria-labelledby="your-details">
            <Title order={2} size="h4" id="your-details">
              Your details
            </Title>
            <PersonFields field={form.field} />
            <CodeField itemId={item.id} form={values} change={change} />
            <Text size="sm" c="dimmed">
              What you type is saved on this device until you send it.
            </Text>
            <ClearDraft nothingTyped={!form.dirty} clear={() => void form.clear()} />
          </section>
          <PaymentInfo />
        </div>
        <PriceSummary
          quote={quote(
            bookable.offerOn(values.check_in).price_cents,
            values.guests,
            optionsNow(item.options, values.options, values.guests),
            values.off,
          )}
          title={item.title}
          checkIn={values.check_in}
          held={values.code === "" ? form.held : undefined}
          busy={form.busy}
          slow={form.slow}
          error={errors.amount}
        />
      </FormFields>
    </form>
  );
}
