import "@mantine/core/styles/Input.layer.css";
import { Text, Title } from "@mantine/core";
import { type FormEvent, use, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { draftKey, type BookingDraft } from "../../data/local/drafts.ts";
import { checkForm, EMPTY_FORM, type BookingFormInput, type FormErrors } from "../../domain/booking/booking-form.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { paths } from "../../shared/paths.ts";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { PreloadContext } from "../../shared/ui/lazy-screen.tsx";
import { toast } from "../../shared/ui/toast.ts";
import classes from "./booking.module.css";
import { ClearDraft } from "./clear-draft.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { SAVE_FAILED } from "./messages.ts";
import { PaymentInfo } from "./payment-info.tsx";
import { PersonFields } from "./person-fields.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { submitBooking } from "./submit-booking.ts";
import { TripFields } from "./trip-fields.tsx";
import type { Bookable } from "./use-bookable.ts";
import { useSeats } from "./use-seats.ts";

/** The trip's page follows in an instant where its code is here; where it is not, what is kept is said at once. */
const SAY_KEPT_AFTER_MS = 600;
const DISK_IS_SLOW_MS = 1_000;

type Props = {
  bookable: Bookable;
  /** Null until the disk has been asked for what was typed before; until then nothing can be typed over it. */
  draft: BookingDraft | null;
  change: (changes: Partial<BookingFormInput>) => void;
  clear: () => void;
};

export const BookingForm = ({ bookable, draft, change, clear }: Props) => {
  const { type, item } = bookable;
  const form = draft?.form ?? EMPTY_FORM;
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [kept, setKept] = useState<string>();
  const seats = useSeats(type, item.id, item.max_guests);

  const edit = (changes: Partial<BookingFormInput>) => {
    // A field under repair is not scolded; the next submit judges anew.
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== "amount" && !(field in changes))),
    );
    change(changes);
  };

  const send = async () => {
    if (draft === null) return;
    const check = checkForm(form, item.price_cents, bookable.departures);
    setErrors(check.ok ? {} : check.errors);
    if (!check.ok) {
      toast({ title: "Invalid booking information", message: check.first.message, tone: "error" });
      const first = element.current?.elements.namedItem(check.first.field);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    const writing = setTimeout(() => setSlow(true), DISK_IS_SLOW_MS);
    const answer = await submitBooking({
      bookable,
      draft,
      key: draftKey.booking(type, item.id),
      form: check.form,
      totalCents: check.total_cents,
    });
    clearTimeout(writing);
    setSlow(false);
    if (answer.ok) {
      const path = paths.trip(answer.id);
      setTimeout(() => setKept(answer.id), SAY_KEPT_AFTER_MS);
      // Gone to before its code is here, the trip would be a spinner for as long as the network hangs.
      await preload(path).then(
        () => navigate(path, { replace: true, state: { pay: true } }),
        (error: unknown) => console.warn("The trip's page did not come:", error),
      );
      return;
    }
    setBusy(false);
    toast({ title: "Booking failed", message: SAVE_FAILED[answer.code], tone: "error" });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };

  if (kept !== undefined) return <KeptPanel id={kept} />;
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <FormFields ready={draft !== null} className={classes.layout}>
        <div className={classes.fields}>
          <section className={`${classes.card} ${classes.fields}`} aria-labelledby="your-trip">
            <Title order={2} size="h4" id="your-trip">
              Your trip
            </Title>
            <TripFields bookable={bookable} form={form} errors={errors} seats={seats} change={edit} />
          </section>
          <section className={`${classes.card} ${classes.fields}`} aria-labelledby="your-details">
            <Title order={2} size="h4" id="your-details">
              Your details
            </Title>
            <PersonFields form={form} errors={errors} change={edit} />
            <Text size="sm" c="dimmed">
              What you type is saved on this device until you send it.
            </Text>
            <ClearDraft
              nothingTyped={form === EMPTY_FORM}
              clear={() => {
                setErrors({});
                clear();
              }}
            />
          </section>
          <PaymentInfo />
        </div>
        <PriceSummary
          quote={quote(item.price_cents, form.guests)}
          title={item.title}
          busy={busy}
          slow={slow}
          error={errors.amount}
        />
      </FormFields>
    </form>
  );
};
