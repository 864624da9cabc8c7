import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { INVALID_FORM, SAVE_FAILED, SAVE_FAILED_TITLES, TRIP_CHOICE, WAITING_LIST } from "#texts/booking.ts";
import { day, language } from "#texts/write.ts";
import { enqueueMessage } from "../../../data/sync/outbox/outbox.ts";
import {
  toWaitingEntry,
  type WaitingInput,
  type WaitingParty,
  waitingSchema,
} from "../../../domain/booking/form/waiting-entry.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import type { Bookable } from "../use-bookable.ts";

type Props = { bookable: Bookable; date: string; kept: (entry: { id: string; date: string }) => void };

export function WaitingForm({ bookable, date, kept }: Props) {
  const { type, item, departures, offerOn } = bookable;
  const [empty] = useState<WaitingInput>({ check_in: date, guests: "2", email: "" });
  const form = useForm({
    empty,
    check: checkWith(waitingSchema),
    invalid: INVALID_FORM.waitingList,
    send: async ({ output }: ValidForm<WaitingParty>) => {
      const payload = { ...toWaitingEntry(type, item.id, output), language };
      const answer = await enqueueMessage({ kind: "waiting_list", payload });
      if (answer.ok) return { ok: true, next: () => kept({ id: answer.id, date: output.check_in }) };
      toast({ title: SAVE_FAILED_TITLES.waitingList, message: SAVE_FAILED[answer.code], tone: "error" });
      return { ok: false };
    },
  });
  const places = offerOn(form.values.check_in).places;
  const dates = departures?.on === "dates" ? departures.dates : [];
  return (
    <form {...form.props}>
      <FormFields ready={form.ready} className="surface stack">
        <Text>{WAITING_LIST.howItWorks}</Text>
        {departures?.on === "request" ? (
          <DayInput label={TRIP_CHOICE.date} required {...form.field("check_in")} />
        ) : (
          <NativeSelect label={TRIP_CHOICE.date} required {...form.field("check_in")}>
            <option value="">{TRIP_CHOICE.noDate}</option>
            {dates.map((offered) => (
              <option key={offered} value={offered}>
                {day(offered)}
              </option>
            ))}
          </NativeSelect>
        )}
        <NativeSelect
          label={TRIP_CHOICE.guests}
          data={Array.from({ length: Math.max(places, Number(form.values.guests)) }, (_, index) => String(index + 1))}
          {...form.field("guests")}
        />
        <TextInput
          label={WAITING_LIST.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          {...form.field("email")}
        />
        <Button type="submit" loading={form.busy}>
          {WAITING_LIST.join}
        </Button>
      </FormFields>
    </form>
  );
}
