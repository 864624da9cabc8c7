import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import { useState } from "react";
import { CHANGE, REASON } from "#texts/desk.ts";
import type { ChangeOutlook, BookingChangeInput } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { centsOf } from "../../../domain/desk/payments/amount.ts";
import { hasCancellationFee } from "../../../domain/desk/payments/refund-figures.ts";
import { optionCountsOf } from "../../../domain/pricing/options.ts";
import { OptionFields } from "../../../shared/form/option-fields.tsx";
import { useTodayInTashkent } from "../../../shared/use-now.ts";
import { useIsOwner } from "../../shared/owner.ts";

type Props = {
  booking: BookingDetail;
  change: BookingChangeInput;
  set: (wanted: BookingChangeInput) => void;
  outlook: ChangeOutlook | undefined;
};

export function PeopleFields({ booking, change, set, outlook }: Props) {
  const isOwner = useIsOwner();
  const today = useTodayInTashkent();
  const guests = change.guests ?? booking.guests;
  const [typed, setTyped] = useState(String(booking.guests));
  const [back, setBack] = useState<string>();
  const mostCents = outlook?.possible_cents ?? 0;
  const cents = back === undefined ? null : centsOf(back);
  const isAmountWrong = back !== undefined && (cents === null || cents > mostCents);
  return (
    <>
      <TextInput
        label={CHANGE.guests}
        inputMode="numeric"
        description={outlook?.seats_left === null || !outlook ? undefined : CHANGE.seats({ left: outlook.seats_left })}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          const digits = value.replaceAll(/\D/g, "").slice(0, 3);
          setTyped(digits);
          setBack(undefined);
          if (Number(digits) > 0) set({ guests: Number(digits) });
        }}
      />
      <OptionFields
        offered={outlook?.offered}
        optionCounts={optionCountsOf(change.options ?? booking.options ?? [])}
        guests={guests}
        change={(optionCounts) => {
          setBack(undefined);
          set({
            options: Object.entries(optionCounts)
              .filter(([, count]) => count > 0)
              .map(([id, count]) => ({ id, count })),
          });
        }}
      />
      {isOwner && hasCancellationFee(booking.standing, today) ? (
        <Checkbox
          label={CHANGE.waive}
          description={CHANGE.waiveHint.people}
          checked={change.waive_fee ?? false}
          onChange={({ currentTarget: { checked } }) => {
            setBack(undefined);
            set({ waive_fee: checked });
          }}
        />
      ) : null}
      {mostCents > 0 && isOwner ? (
        <TextInput
          label={CHANGE.back({ most: mostCents })}
          description={CHANGE.backHint}
          inputMode="decimal"
          value={back ?? ((outlook?.back_cents ?? 0) / 100).toFixed(2)}
          error={isAmountWrong ? REASON.amount({ min_cents: 0, max_cents: mostCents }) : undefined}
          onChange={({ currentTarget: { value } }) => {
            setBack(value);
            // An invalid amount becomes -1, which cannot be saved, so the dialog never sends the last valid amount.
            set({ back_cents: centsOf(value) ?? -1 });
          }}
        />
      ) : null}
    </>
  );
}
