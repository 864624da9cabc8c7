import { Text, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { CHANGE, REASON } from "#texts/desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { changeRows } from "../../../text/desk-bookings.ts";
import { failureText } from "../../../text/desk.ts";
import { FormDialog } from "../../shared/form-dialog.tsx";
import { finishedSubmit } from "../../shared/submit-results.ts";
import { ChangePreview } from "./change-preview.tsx";
import { DayFields } from "./day-fields.tsx";
import { PeopleFields } from "./people-fields.tsx";
import { useBookingChange } from "./use-change.ts";

type Props = { booking: BookingDetail; part: "day" | "people"; done: () => void; close: () => void };

const EMPTY = { reason: "" };

export function ChangeDialog({ booking, part, done, close }: Props) {
  // Freezes the booking when the dialog opens, so that another admin's change surfaces as a conflict.
  const [shown] = useState(booking);
  const { change, set, read, outlook, last, make } = useBookingChange(shown);
  const words = CHANGE[part];
  const isSame = outlook !== undefined && changeRows(shown, outlook).every(([, before, after]) => before === after);
  const form = useForm({
    empty: EMPTY,
    check: ({ reason }) => {
      if (!outlook || isSame) return { ok: false, errors: { change: CHANGE.same } };
      if (reason.trim() === "") return { ok: false, errors: { reason: REASON.missing } };
      return { ok: true, reason: reason.trim() } as const;
    },
    send: async ({ reason }) => {
      const answer = await make(reason);
      if (!answer.ok) {
        void read.refresh();
        return { ok: false, problem: failureText(answer) };
      }
      return finishedSubmit(words.done, close, done);
    },
  });
  const { errors, problem, field } = form;
  const closeAndRefresh = () => {
    close();
    if (problem) done();
  };
  return (
    <FormDialog
      title={words.title}
      form={form}
      problem={errors["change"]}
      save={words.save}
      back={REASON.back}
      close={closeAndRefresh}
    >
      <Text>{words.lead}</Text>
      {part === "day" ? (
        <DayFields booking={shown} change={change} set={set} />
      ) : (
        <PeopleFields booking={shown} change={change} set={set} outlook={last} />
      )}
      <div aria-live="polite">
        {read.failure ? <p className="problem">{failureText(read.failure)}</p> : null}
        {outlook && !isSame ? <ChangePreview booking={shown} then={outlook} /> : null}
      </div>
      <Textarea label={REASON.label} description={REASON.hint} required rows={2} maxLength={500} {...field("reason")} />
    </FormDialog>
  );
}
