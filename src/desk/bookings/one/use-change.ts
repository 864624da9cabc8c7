import { useState } from "react";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { ChangeOutlook, BookingChangeInput } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { shownRowState } from "../../../domain/desk/lists/row-state.ts";
import { type Result, refusedResult } from "../../../domain/result.ts";
import { deskQuery } from "../../shared/desk-query.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";

export function useBookingChange(booking: BookingDetail) {
  const [id] = useState(() => crypto.randomUUID());
  const [change, setChange] = useState<BookingChangeInput>({});
  const deskRead = useDeskRead(deskQuery("rpc/admin_change_outlook", { booking_id: booking.id, change }));
  // `read.value` holds the figures of the earlier choice until the new ones arrive.
  const outlook: ChangeOutlook | undefined = deskRead.loading || deskRead.failure ? undefined : deskRead.value;
  const setWanted = (wanted: BookingChangeInput) =>
    setChange((before) => {
      const nextChange = { ...before, ...wanted };
      if (!("back_cents" in wanted)) delete nextChange.back_cents;
      return nextChange;
    });
  const applyChange = async (reason: string): Promise<Result<unknown>> => {
    if (!outlook) return refusedResult({ code: "price_changed" });
    const { back_cents, difference_cents, cancel_before_cents, cancel_after_cents } = outlook;
    const shownAmounts = { back_cents, difference_cents, cancel_before_cents, cancel_after_cents };
    return callDesk("rpc/admin_change_booking", {
      booking_id: booking.id,
      change: { ...change, id, ...shownAmounts },
      reason,
      expected: shownRowState(booking),
    });
  };
  return { change, set: setWanted, read: deskRead, outlook, last: deskRead.value, make: applyChange };
}
