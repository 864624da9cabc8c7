import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { RECORD_MONEY } from "#texts/desk-money.ts";
import {
  CHANGE,
  CORRECT,
  LINK,
  CANCEL_BOOKING,
  CONFIRM,
  REFUND,
  RESOLVE_ATTENTION,
  LETTER_TEXTS,
} from "#texts/desk.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { refundPayment } from "../../data/remote/desk/composed-calls.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { confirmNeedsReason, deskOptions } from "../../domain/desk/bookings/desk-options.ts";
import type { BookingDetail } from "../../domain/desk/lists/desk-schema.ts";
import { shownRowState } from "../../domain/desk/lists/row-state.ts";
import { refundPartsFor } from "../../domain/payment/payment-ways.ts";
import {
  cancelBookingText,
  refundAllText,
  refundDoneText,
  refundOutlookText,
  refundTargetText,
} from "../../text/desk-bookings.ts";
import { DeskActions } from "../shared/desk-actions.tsx";
import { useIsOwner } from "../shared/owner.ts";
import { reasonQuestion } from "../shared/reason-dialog.tsx";
import { WriteDialog } from "../shared/write-dialog.tsx";
import { ChangeDialog } from "./one/change-dialog.tsx";
import { CorrectDialog } from "./one/correct-dialog.tsx";
import { LinkDialog } from "./one/link-dialog.tsx";
import { RecordDialog } from "./record-dialog.tsx";

const shownBooking = (booking: BookingDetail) => ({ booking_id: booking.id, expected: shownRowState(booking) });

type Props = { booking: BookingDetail; done: () => void };
type DialogProps = { booking: BookingDetail; done: () => void; close: () => void };

const DIALOGS = {
  record: { label: RECORD_MONEY.act, show: (props) => <RecordDialog {...props} /> },
  write: { label: LETTER_TEXTS.act, show: ({ booking, ...props }) => <WriteDialog bookings={[booking]} {...props} /> },
  change_day: { label: CHANGE.day.act, show: (props) => <ChangeDialog part="day" {...props} /> },
  change_people: { label: CHANGE.people.act, show: (props) => <ChangeDialog part="people" {...props} /> },
  correct: { label: CORRECT.act, show: (props) => <CorrectDialog {...props} /> },
  link: { label: LINK.act, show: (props) => <LinkDialog {...props} /> },
} satisfies Record<string, { label: string; show: (props: DialogProps) => ReactNode }>;
type DialogName = keyof typeof DIALOGS;

export function BookingActions({ booking, done }: Props) {
  const { status, left_cents, ways, paid_cents, refund_today_cents } = booking;
  const { confirm, cancel, refund } = deskOptions(booking);
  const byPolicy = Math.min(refund_today_cents, left_cents);
  const isOwner = useIsOwner();
  const [opened, setOpened] = useState<DialogName>();
  const dialogs: DialogName[] = [
    "record",
    "write",
    ...(status === "confirmed" ? (["change_day", "change_people"] as const) : []),
    "correct",
    ...(status === "expired" ? [] : (["link"] as const)),
  ];
  return (
    <>
      <DeskActions
        folds
        done={done}
        acts={[
          confirm && {
            ...(status === "confirmed" ? RESOLVE_ATTENTION : CONFIRM),
            main: booking.owed_cents === 0,
            asks: reasonQuestion(!confirmNeedsReason(booking)),
            run: (reason) => callDesk("rpc/admin_confirm_booking", { ...shownBooking(booking), reason }),
          },
          cancel && {
            ...CANCEL_BOOKING,
            text: cancelBookingText(paid_cents, refund_today_cents),
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
              callDesk("rpc/admin_cancel_booking", {
                ...shownBooking(booking),
                reason,
                refund_cents: cents ?? byPolicy,
              }),
          },
          refund !== undefined && {
            ...REFUND,
            done: (cents) => refundDoneText(booking, cents),
            forOwners: true,
            title: REFUND.act,
            text: REFUND.howMuch({ left_cents }),
            amount: {
              all: refundAllText(booking, left_cents),
              min_cents: 1,
              max_cents: left_cents,
              outlook: (cents) => refundOutlookText(booking, cents, todayInTashkent(trustedNow())),
            },
            run: (reason, cents) => refundPayment(refund, reason, cents, shownRowState(booking)),
          },
        ]}
      >
        {dialogs.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === "record" && booking.owed_cents > 0 ? "filled" : "default"}
            onClick={() => setOpened(name)}
          >
            {DIALOGS[name].label}
          </Button>
        ))}
      </DeskActions>
      {opened ? DIALOGS[opened].show({ booking, done, close: () => setOpened(undefined) }) : null}
    </>
  );
}
