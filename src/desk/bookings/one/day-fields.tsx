import { Checkbox, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import { useState } from "react";
import { CHANGE } from "#texts/desk.ts";
import { day } from "#texts/write.ts";
import type { BookingChangeInput } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { hasCancellationFee } from "../../../domain/desk/payments/refund-figures.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { useTodayInTashkent } from "../../../shared/use-now.ts";
import { deskQuery } from "../../shared/desk-query.ts";
import { useIsOwner } from "../../shared/owner.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";

type Props = { booking: BookingDetail; change: BookingChangeInput; set: (wanted: BookingChangeInput) => void };

const OTHER_DAY = "other";

export function DayFields({ booking, change, set }: Props) {
  const isOwner = useIsOwner();
  const today = useTodayInTashkent();
  const [other, setOther] = useState(false);
  const itemDepartures = useDeskRead(deskQuery("rpc/admin_item_departures", { item: booking.item_id })).value;
  const days = (itemDepartures?.rows ?? []).filter(
    ({ start_date, state }) => state !== "cancelled" && (start_date >= today || start_date === booking.check_in),
  );
  const own = { value: booking.check_in, label: CHANGE.own({ date: booking.check_in }) };
  return (
    <>
      <NativeSelect
        label={CHANGE.departure}
        value={other ? OTHER_DAY : (change.to_date ?? booking.check_in)}
        data={[
          ...(days.some(({ start_date }) => start_date === booking.check_in) ? [] : [own]),
          ...days.map(({ start_date, places, taken }) => {
            if (start_date === booking.check_in) return own;
            const left = Math.max(0, (places ?? itemDepartures?.max_guests ?? 0) - taken);
            return {
              value: start_date,
              label: `${day(start_date)}, ${left > 0 ? CHANGE.seats({ left }) : CHANGE.full}`,
              disabled: left < booking.guests,
            };
          }),
          { value: OTHER_DAY, label: CHANGE.otherDay },
        ]}
        onChange={({ currentTarget: { value } }) => {
          setOther(value === OTHER_DAY);
          set({ to_date: value === OTHER_DAY ? booking.check_in : value });
        }}
      />
      {other ? (
        <DayInput
          label={CHANGE.newDay}
          min={today}
          value={change.to_date ?? ""}
          onChange={({ currentTarget: { value } }) => set({ to_date: value === "" ? booking.check_in : value })}
        />
      ) : null}
      {isOwner && hasCancellationFee(booking.standing, today) ? (
        <Checkbox
          label={CHANGE.waive}
          description={CHANGE.waiveHint.day}
          checked={change.waive_fee ?? false}
          onChange={({ currentTarget: { checked } }) => set({ waive_fee: checked })}
        />
      ) : null}
    </>
  );
}
