import { Button } from "@mantine/core";
import { useState } from "react";
import { cancelBooking, confirmBooking } from "../../../../data/remote/admin/desk-bookings.ts";
import { refundPayment } from "../../../../data/remote/admin/desk-payments.ts";
import { deskOptions } from "../../../../domain/desk/desk-options.ts";
import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { partsBack } from "../../../../domain/payment/ways.ts";
import { CANCEL, CONFIRM, REFUND, RESOLVE } from "../../messages/desk.ts";
import { goesBackText, RECORD } from "../../messages/money.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { DeskActions } from "../shared/desk-actions.tsx";

type Props = { booking: BookingDetail; done: () => void };

export function BookingActions({ booking, done }: Props) {
  const { id, status, left_cents, ways, paid_cents, refund_today_cents } = booking;
  const { confirm, cancel, refund } = deskOptions(booking);
  const [recording, setRecording] = useState(false);
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
                  says: (cents) => goesBackText(cents, partsBack(ways, cents)),
                },
              }
            : {}),
          run: (reason, cents) => cancelBooking(booking, reason, cents ?? 0),
        },
        refund !== undefined && {
          ...REFUND,
          title: REFUND.act,
          text: REFUND.leftText(left_cents),
          amount: {
            proposed_cents: left_cents,
            min_cents: 1,
            max_cents: left_cents,
            says: (cents) => goesBackText(cents, partsBack(ways, cents, true)),
          },
          run: (reason, cents) => refundPayment(refund, reason, cents),
        },
      ]}
    >
      <Button size="sm" variant={booking.owed_cents > 0 ? "filled" : "default"} onClick={() => setRecording(true)}>
        {RECORD.act}
      </Button>
      {recording ? <RecordDialog booking={booking} done={done} close={() => setRecording(false)} /> : null}
    </DeskActions>
  );
}
