import { use, useState } from "react";
import { useNavigate } from "react-router-dom";
import { INVALID_FORM, SAVE_FAILED, SAVE_FAILED_TITLES } from "#texts/booking.ts";
import { draftKey } from "../../data/drafts/draft-keys.ts";
import { checkForm, type CheckedForm, EMPTY_FORM } from "../../domain/booking/form/check-booking.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { HeldOffer } from "../../domain/catalogue/held-offer.ts";
import { isCardCode } from "../../domain/payment/card-refusals.ts";
import { type InvalidForm, writeProblems } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { paths } from "../../shared/paths.ts";
import { PreloadContext } from "../../shared/ui/page/lazy-screen.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { loadBookingDatabase } from "./booking-database.ts";
import { bookingDraft } from "./booking-draft.ts";
import type { DuplicateBookingDialog, DuplicateChoice } from "./duplicate-booking-dialog.tsx";
import type { Bookable } from "./use-bookable.ts";
import { usePriceLock } from "./use-price-lock.ts";

const SAVED_NOTICE_MS = 600;
const SLOW_WRITE_MS = 1_000;

/** A crash, reload or update must not lose typed text, so store every keystroke. */
export function useBookingForm(bookable: Bookable, offer: HeldOffer | null) {
  const { type, item, departures, offerOn, fees_percent } = bookable;
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const [draft] = useState(() => bookingDraft(draftKey.booking(type, item.id)));
  const [slow, setSlow] = useState(false);
  const [bookedAs, setBookedAs] = useState<string>();
  const [question, setQuestion] = useState<Parameters<typeof DuplicateBookingDialog>[0]>();
  const askAboutDuplicate = (booking: LocalBooking) =>
    new Promise<DuplicateChoice>((resolve) => {
      const isSameForm = booking.id === draft.identity().booking_id;
      const answer = (duplicateChoice: DuplicateChoice) => {
        setQuestion(undefined);
        resolve(duplicateChoice);
      };
      setQuestion({ booking, isSameForm, answer });
    });
  const form = useForm({
    empty: EMPTY_FORM,
    check: (values): CheckedForm | InvalidForm => {
      const { price_cents } = offerOn(values.check_in);
      const checked = checkForm(values, price_cents, departures, item.options, fees_percent, item.questions);
      return checked.ok ? checked : { ok: false, errors: writeProblems(checked.errors) };
    },
    invalid: INVALID_FORM.booking,
    draft,
    send: async (checked) => {
      const submit = async (wantsAnother: boolean) => {
        const slowTimer = setTimeout(() => setSlow(true), SLOW_WRITE_MS);
        const database = await loadBookingDatabase().catch(() => null);
        const answer = database
          ? await database.submitBooking({ bookable, offer, wantsAnother, ...draft.identity(), ...checked })
          : { ok: false as const, code: "not_here" as const };
        clearTimeout(slowTimer);
        setSlow(false);
        return answer;
      };
      let answer = await submit(false);
      if (!answer.ok && answer.code === "booked_already") {
        const { booking } = answer;
        const duplicateChoice = await askAboutDuplicate(booking);
        if (duplicateChoice === "show") void navigate(paths.trip(booking.id));
        if (duplicateChoice !== "again") return { ok: false };
        draft.renew();
        answer = await submit(true);
      }
      if (answer.ok) {
        const path = paths.trip(answer.id);
        const showBooking = () => {
          setTimeout(() => setBookedAs(answer.id), SAVED_NOTICE_MS);
          // Navigating before the code is loaded would show a spinner while the network hangs.
          preload(path).then(
            () =>
              navigate(path, {
                replace: true,
                state: isCardCode(checked.form.code) ? { card: checked.form.code } : { pay: true },
              }),
            (error: unknown) => console.warn("The trip's page did not load:", error),
          );
        };
        return { ok: true, next: showBooking };
      }
      const message = answer.code === "booked_already" ? SAVE_FAILED.storage_failed : SAVE_FAILED[answer.code];
      toast({ title: SAVE_FAILED_TITLES.booking, message, tone: "error" });
      return { ok: false };
    },
  });
  const lockedPrice = usePriceLock(bookable, form.values, form.ready, draft);
  return { ...form, slow, bookedAs, offer, held: lockedPrice, question };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
