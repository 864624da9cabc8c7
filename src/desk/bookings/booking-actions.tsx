import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { refundPayment } from "../../data/remote/desk/composed.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { deskOptions } from "../../domain/desk/bookings/desk-options.ts";
import type { BookingDetail } from "../../domain/desk/lists/desk-schema.ts";
import { shownRowState } from "../../domain/desk/lists/shown.ts";
import { refundPartsFor } from "../../domain/payment/ways.ts";
import { CHANGE, CORRECT, LINK } from "./messages/changing.ts";
import { CANCEL_BOOKING, CONFIRM, REFUND, RESOLVE_ATTENTION } from "../shared/messages/desk.ts";
import { LETTER_TEXTS } from "./messages/letters.ts";
import { refundTargetText, RECORD_MONEY, refundOutlookText } from "./messages/money.ts";
import { DeskActions } from "../shared/desk-actions.tsx";
import { useIsOwner } from "../shared/owner.ts";
import { WriteDialog } from "../shared/write-dialog.tsx";
import { ChangeDialog } from "./one/change-dialog.tsx";
import { CorrectDialog } from "./one/correct-dialog.tsx";
import { LinkDialog } from "./one/link-dialog.tsx";
import { RecordDialog } from "./record-dialog.tsx";

const shownBooking = (booking: BookingDetail) => ({ booking_id: booking.id, expected: shownRowState(booking) });

type Props = { booking: BookingDetail; done: () => void };
type BookingActionProps = { booking: BookingDetail; done: () => void; close: () => void };

const DIALOGS: Record<string, (asked: BookingActionProps) => ReactNode> = {
  [RECORD_MONEY.act]: (asked) => <RecordDialog {...asked} />,
  [LETTER_TEXTS.act]: ({ booking, ...asked }) => <WriteDialog bookings={[booking]} {...asked} />,
  [CHANGE.day.act]: (asked) => <ChangeDialog part="day" {...asked} />,
  [CHANGE.people.act]: (asked) => <ChangeDialog part="people" {...asked} />,
  [CORRECT.act]: (asked) => <CorrectDialog {...asked} />,
  [LINK.act]: (asked) => <LinkDialog {...asked} />,
};

export function BookingActions({ booking, done }: Props) {
  const { status, left_cents, ways, paid_cents, refund_today_cents } = booking;
  const { confirm, cancel, refund } = deskOptions(booking);
  const byPolicy = Math.min(refund_today_cents, left_cents);
  const isOwner = useIsOwner();
  const [asked, setAsked] = useState<string>();
  const open = [
    RECORD_MONEY.act,
    LETTER_TEXTS.act,
    ...(status === "confirmed" ? [CHANGE.day.act, CHANGE.people.act] : []),
    CORRECT.act,
    ...(status === "expired" ? [] : [LINK.act]),
  ];
  return (
    <DeskActions
      done={done}
      acts={[
        confirm && {
          ...(status === "confirmed" ? RESOLVE_ATTENTION : CONFIRM),
          main: true,
          run: (reason) => callDesk("rpc/admin_confirm_booking", { ...shownBooking(booking), reason }),
        },
        cancel && {
          ...CANCEL_BOOKING,
          text: CANCEL_BOOKING.text(paid_cents, refund_today_cents),
          // Only owners refund another amount than the policy's.
          ...(left_cents > 0 && isOwner
            ? {
                amount: {
                  proposed_cents: byPolicy,
                  min_cents: 0,
                  max_cents: left_cents,
                  outlook: (cents) => refundTargetText(cents, refundPartsFor(ways, cents)),
                },
              }
            : {}),
          run: (reason, cents) =>
            callDesk("rpc/admin_cancel_booking", { ...shownBooking(booking), reason, refund_cents: cents ?? byPolicy }),
        },
        refund !== undefined && {
          ...REFUND,
          forOwners: true,
          title: REFUND.act,
          text: REFUND.leftText(left_cents),
          amount: {
            proposed_cents: left_cents,
            min_cents: 1,
            max_cents: left_cents,
            outlook: (cents) => refundOutlookText(booking, cents, todayInTashkent(trustedNow())),
          },
          run: (reason, cents) => refundPayment(refund, reason, cents, shownRowState(booking)),
        },
      ]}
    >
      {open.map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === RECORD_MONEY.act && booking.owed_cents > 0 ? "filled" : "default"}
          onClick={() => setAsked(act)}
        >
          {act}
        </Button>
      ))}
      {asked ? DIALOGS[asked]?.({ booking, done, close: () => setAsked(undefined) }) : null}
    </DeskActions>
  );
}
