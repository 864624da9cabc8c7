import { Button } from "@mantine/core";
import { useState } from "react";
import { cancelBooking, confirmBooking } from "../../../../data/remote/admin/desk-bookings.ts";
import { refundPayment } from "../../../../data/remote/admin/desk-payments.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { deskOptions } from "../../../../domain/desk/desk-options.ts";
import { toast } from "../../../../shared/ui/toast/toast.ts";
import { CANCEL, CONFIRM, REFUND, RESOLVE } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

type Props = { booking: BookingDetail; done: () => void };

/** What the desk may do with a booking; the server has the last word. */
export const BookingActions = ({ booking, done }: Props) => {
  const [asking, setAsking] = useState<"confirm" | "cancel" | "refund" | undefined>();
  const can = deskOptions(booking);
  const close = () => setAsking(undefined);
  const confirm = booking.status === "confirmed" ? RESOLVE : CONFIRM;
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
          {booking.status === "confirmed" ? RESOLVE.act : "Confirm"}
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
          title={confirm.title}
          act={confirm.act}
          run={(reason) => confirmBooking(booking.id, reason)}
          done={() => finished(confirm.done)}
          close={close}
        >
          <p>{confirm.text}</p>
        </ReasonDialog>
      ) : null}
      {asking === "cancel" ? (
        <ReasonDialog
          title={CANCEL.title}
          act={CANCEL.act}
          {...(booking.left_cents > 0
            ? {
                amount: {
                  label: REFUND.amount,
                  proposed_cents: Math.min(booking.refund_today_cents, booking.left_cents),
                  min_cents: 0,
                  max_cents: booking.left_cents,
                },
              }
            : {})}
          run={(reason, cents) => cancelBooking(booking, reason, cents ?? 0)}
          done={() => finished(CANCEL.done)}
          close={close}
        >
          <p>{CANCEL.text(booking.paid_cents, booking.refund_today_cents)}</p>
        </ReasonDialog>
      ) : null}
      {asking === "refund" && can.refund !== undefined ? (
        <ReasonDialog
          title={REFUND.act}
          act={REFUND.act}
          amount={{
            label: REFUND.amount,
            proposed_cents: booking.left_cents,
            min_cents: 1,
            max_cents: booking.left_cents,
          }}
          run={(reason, cents) => refundPayment(can.refund ?? "", reason, cents)}
          done={() => finished(REFUND.done)}
          close={close}
        >
          <p>{REFUND.leftText(booking.left_cents)}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
};
