import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { draftKey } from "../../data/local/drafts.ts";
import { checkForm, type CheckedForm, EMPTY_FORM } from "../../domain/booking/booking-form.ts";
import type { Refused } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { paths } from "../../shared/paths.ts";
import { toast } from "../../shared/ui/toast.ts";
import { bookingDraft } from "./booking-draft.ts";
import { INVALID_BOOKING, SAVE_FAILED } from "./messages.ts";
import { submitBooking } from "./submit-booking.ts";
import type { Bookable } from "./use-bookable.ts";

/** Every keystroke goes to the disk: a crash, a reload or an update takes nothing away. */
export const useBookingForm = (bookable: Bookable) => {
  const { type, item, departures } = bookable;
  const navigate = useNavigate();
  const [draft] = useState(() => bookingDraft(draftKey.booking(type, item.id)));
  return useForm({
    empty: EMPTY_FORM,
    check: (values): CheckedForm | Refused => checkForm(values, item.price_cents, departures),
    invalid: INVALID_BOOKING,
    draft,
    send: async ({ form, total_cents }) => {
      const answer = await submitBooking({ bookable, ...draft.identity(), form, total_cents });
      if (answer.ok) {
        return { ok: true, next: () => void navigate(paths.trip(answer.id), { replace: true, state: { pay: true } }) };
      }
      toast({ title: "Booking failed", message: SAVE_FAILED[answer.code], tone: "error" });
      return { ok: false };
    },
  });
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
