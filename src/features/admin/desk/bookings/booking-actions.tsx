import { cancelBooking, confirmBooking } from "../../../../data/remote/admin/desk-bookings.ts";
import { refundPayment } from "../../../../data/remote/admin/desk-payments.ts";
import { deskOptions } from "../../../../domain/desk/desk-options.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { CANCEL, CONFIRM, REFUND, RESOLVE } from "../../messages/desk.ts";
import { DeskActions } from "../shared/desk-actions.tsx";

type Props = { booking: BookingDetail; done: () => void };

export function BookingActions({ booking, done }: Props) {
  const { id, status, left_cents, paid_cents, refund_today_cents } = booking;
  const { confirm, cancel, refund } = deskOptions(booking);
  return (
    <DeskActions
      done={done}
      acts={[
        confirm && {
          ...(status === "confirmed" ? RESOLVE : CONFIRM),
          main: true,
          run: (reason) => confirmBooking(id, reason),
        },
        cancel && {
          ...CANCEL,
          text: CANCEL.text(paid_cents, refund_today_cents),
          ...(left_cents > 0
            ? {
                amount: {
                  proposed_cents: Math.min(refund_today_cents, left_cents),
                  min_cents: 0,
                  max_cents: left_cents,
                },
              }
            : {}),
          run: (reason, cents) => cancelBooking(booking, reason, cents ?? 0),
        },
        refund !== undefined && {
          ...REFUND,
          title: REFUND.act,
          text: REFUND.leftText(left_cents),
          amount: { proposed_cents: left_cents, min_cents: 1, max_cents: left_cents },
          run: (reason, cents) => refundPayment(refund, reason, cents),
        },
      ]}
    />
  );
}
