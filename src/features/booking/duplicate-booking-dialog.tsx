import { DUPLICATE_BOOKING, DUPLICATE_BOOKING_TEXTS } from "#texts/booking.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { duplicateText } from "../../text/booking.ts";

export type DuplicateChoice = "again" | "show" | "back";
type Props = {
  booking: LocalBooking;
  isSameForm: boolean;
  answer: (answer: DuplicateChoice) => void;
};

const sameFormText = ({ view }: LocalBooking): string =>
  view === null ? DUPLICATE_BOOKING_TEXTS.textUnanswered : DUPLICATE_BOOKING_TEXTS.text({ reference: view.reference });

export const DuplicateBookingDialog = ({ booking, isSameForm, answer }: Props) => (
  <AskDialog
    title={isSameForm ? DUPLICATE_BOOKING_TEXTS.title : DUPLICATE_BOOKING.title}
    onClose={() => answer("back")}
    answers={[
      { label: DUPLICATE_BOOKING_TEXTS.back, stays: true, onChoose: () => answer("back") },
      { label: DUPLICATE_BOOKING_TEXTS.show, stays: true, onChoose: () => answer("show") },
      { label: DUPLICATE_BOOKING.again, tone: "main", stays: true, onChoose: () => answer("again") },
    ]}
  >
    {isSameForm ? sameFormText(booking) : duplicateText(booking)}
  </AskDialog>
);
