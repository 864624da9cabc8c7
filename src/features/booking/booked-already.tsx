import { DUPLICATE_BOOKING } from "../../domain/booking/duplicate-booking.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { SENT_ALREADY } from "./messages.ts";

export type BookedAlreadyAnswer = "again" | "show" | "back";
type Props = {
  booking: LocalBooking;
  isSameForm: boolean;
  answer: (answer: BookedAlreadyAnswer) => void;
};

export const BookedAlready = ({ booking, isSameForm, answer }: Props) => (
  <AskDialog
    title={isSameForm ? SENT_ALREADY.title : DUPLICATE_BOOKING.title}
    onClose={() => answer("back")}
    answers={[
      { label: SENT_ALREADY.back, stays: true, onChoose: () => answer("back") },
      { label: SENT_ALREADY.show, stays: true, onChoose: () => answer("show") },
      { label: DUPLICATE_BOOKING.again, tone: "main", stays: true, onChoose: () => answer("again") },
    ]}
  >
    {isSameForm ? SENT_ALREADY.text(booking) : DUPLICATE_BOOKING.text(booking)}
  </AskDialog>
);
