import { Button } from "@mantine/core";
import { useState } from "react";
import { cancelBooking, confirmBooking } from "../../../../data/remote/admin/desk-bookings.ts";
import { refundPayment } from "../../../../data/remote/admin/desk-payments.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { deskOptions } from "../../../../domain/desk/desk-options.ts";
import { toast } from "../../../../shared/ui/toast.ts";
import { money } from "../../../../domain/words/money.ts";
import classes from "../shared/desk.module.css";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

type Props = { booking: BookingDetail; done: () => void };

/** What the desk may do with a booking; the server has the last word. */
export const BookingActions = ({ booking, done }: Props) => {
  const [asking, setAsking] = useState<"confirm" | "cancel" | "refund" | undefined>();
  const can = deskOptions(booking);
  const close = () => setAsking(undefined);
  const finished = (title: string) => {
    close();
    toast({ title, tone: "success" });
    done();
  };
  if (!can.confirm && !can.cancel && can.refund === undefined) return null;
  return (
    <div className={classes.buttons}>
      {can.confirm ? (
        <Button size="sm" onClick={() => setAsking("confirm")}>
          {booking.status === "confirmed" ? "Resolve" : "Confirm"}
        </Button>
      ) : null}
      {can.cancel ? (
        <Button size="sm" variant="default" onClick={() => setAsking("cancel")}>
          Cancel booking
        </Button>
      ) : null}
      {can.refund === undefined ? null : (
        <Button size="sm" variant="default" onClick={() => setAsking("refund")}>
          Refund
        </Button>
      )}
      {asking === "confirm" ? (
        <ReasonDialog
          title={booking.status === "confirmed" ? "Resolve what needs attention?" : "Confirm this booking?"}
          act={booking.status === "confirmed" ? "Resolve" : "Confirm booking"}
          run={(reason) => confirmBooking(booking.id, reason)}
          done={() => finished(booking.status === "confirmed" ? "Resolved" : "Booking confirmed")}
          close={close}
        >
          <p>
            {booking.status === "confirmed"
              ? "The flag is taken off; nothing else changes."
              : "The seats are taken if there are enough, and the traveler gets the confirmation by email."}
          </p>
        </ReasonDialog>
      ) : null}
      {asking === "cancel" ? (
        <ReasonDialog
          title="Cancel this booking?"
          act="Cancel booking"
          {...(booking.left_cents > 0
            ? {
                amount: {
                  label: "Refund (USD)",
                  proposed_cents: Math.min(booking.refund_today_cents, booking.left_cents),
                  min_cents: 0,
                  max_cents: booking.left_cents,
                },
              }
            : {})}
          run={(reason, cents) => cancelBooking(booking, reason, cents ?? 0)}
          done={() => finished("Booking cancelled")}
          close={close}
        >
          <p>
            The seats are released and the traveler is told by email.
            {booking.paid_cents > 0
              ? ` The policy refunds ${money(booking.refund_today_cents)} today.`
              : " Nothing was paid, so there is nothing to refund."}
          </p>
        </ReasonDialog>
      ) : null}
      {asking === "refund" && can.refund !== undefined ? (
        <ReasonDialog
          title="Refund"
          act="Refund"
          amount={{
            label: "Refund (USD)",
            proposed_cents: booking.left_cents,
            min_cents: 1,
            max_cents: booking.left_cents,
          }}
          run={(reason, cents) => refundPayment(can.refund ?? "", reason, cents)}
          done={() => finished("Refund on its way")}
          close={close}
        >
          <p>
            {money(booking.left_cents)} can still be refunded. A full refund ends the booking and releases its seats; a
            partial one leaves it as it is.
          </p>
        </ReasonDialog>
      ) : null}
    </div>
  );
};
