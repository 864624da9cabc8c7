import { useCallback, useState } from "react";
import { changeBooking, changeOutlook } from "../../../data/remote/admin/desk-bookings.ts";
import type { DeskAction } from "../../../data/remote/admin/desk-call.ts";
import type { ChangeOutlook, WantedChange } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";

export function useChange(booking: BookingDetail) {
  const [id] = useState(() => crypto.randomUUID());
  const [change, setChange] = useState<WantedChange>({});
  const read = useDeskRead(useCallback(() => changeOutlook(booking.id, change), [booking.id, change]));
  // Ignore figures that belong to an earlier choice.
  const outlook: ChangeOutlook | undefined = read.loading || read.failure ? undefined : read.value;
  const set = (wanted: WantedChange) =>
    setChange((before) => {
      const next = { ...before, ...wanted };
      // The refundable amount depends on the choice, so reset it.
      if (!("back_cents" in wanted)) delete next.back_cents;
      return next;
    });
  const make = async (reason: string): Promise<DeskAction> => {
    if (!outlook) return { ok: false, code: "refused", reason: "price_changed" };
    const { back_cents, difference_cents, cancel_before_cents, cancel_after_cents } = outlook;
    const asShown = { back_cents, difference_cents, cancel_before_cents, cancel_after_cents };
    return changeBooking(booking, { ...change, id, ...asShown }, reason);
  };
  return { change, set, read, outlook, last: read.value, make };
}
