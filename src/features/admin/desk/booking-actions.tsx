import { Button } from "@mantine/core";
import { useState } from "react";
import { cancelBooking, confirmBooking } from "../../../data/remote/admin/desk-bookings.ts";
import { refundPayment } from "../../../data/remote/admin/desk-payments.ts";
import type { BookingDetail } from "../../../domain/desk/desk-schema.ts";
import { deskOptions } from "../../../domain/desk/desk-options.ts";
import { toast } from "../../../shared/ui/toast.ts";
import { money } from "../../../domain/words/money.ts";
import classes from "./desk.module.css";
import { ReasonDialog } from "./reason-dialog.tsx";

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
          {booking.status === "confirmed" ? "Settle attention" : "Confirm"}
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
          title={booking.status === "confirmed" ? "Settle what needs attention?" : "Confirm this booking?"}
          act={booking.status === "confirmed" ? "Settle" : "Confirm booking"}
          run={(reason) => confirmBooking(booking.id, reason)}
          done={() => finished(booking.status === "confirmed" ? "Settled" : "Booking confirmed")}
          close={close}
        >
          <p>
            {booking.status === "confirmed"
              ? "The flag is taken off; nothing else changes."
              : "The places are taken if there are enough, and the traveller gets the confirmation by mail."}
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
                  label: "Give back, in dollars",
                  proposed_cents: Math.min(booking.refund_today_cents, booking.left_cents),
                  min_cents: 0,
                  max_cents: booking.left_cents,
                },
              }
            : {})}
          run={(reason, cents) => cancelBooking(booking.id, reason, cents ?? 0)}
          done={() => finished("Booking cancelled")}
          close={close}
        >
          <p>
            The places are free again and the traveller is told by mail.
            {booking.paid_cents > 0
              ? ` The policy gives back ${money(booking.refund_today_cents)} today.`
              : " Nothing was paid, so nothing goes back."}
          </p>
        </ReasonDialog>
      ) : null}
      {asking === "refund" && can.refund !== undefined ? (
        <ReasonDialog
          title="Refund"
          act="Refund"
          amount={{
            label: "Give back, in dollars",
            proposed_cents: booking.left_cents,
            min_cents: 1,
            max_cents: booking.left_cents,
          }}
          run={(reason, cents) => refundPayment(can.refund ?? "", reason, cents)}
          done={() => finished("Refund on its way")}
          close={close}
        >
          <p>
            {money(booking.left_cents)} are left to give back. All of it ends the booking and frees its places; a part
            leaves it as it is.
          </p>
        </ReasonDialog>
      ) : null}
    </div>
  );
};
