import { Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { CORRECT, REASON, FACTS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { FormDialog } from "../../shared/form-dialog.tsx";
import { failedSubmit, finishedSubmit } from "../../shared/submit-results.ts";

type Props = { booking: BookingDetail; done: () => void; close: () => void };

const guestOf = ({ customer_first_name, customer_last_name, customer_email, customer_phone }: BookingDetail) => ({
  customer_first_name,
  customer_last_name,
  customer_email,
  customer_phone,
});
type Guest = ReturnType<typeof guestOf>;

export function CorrectDialog({ booking, done, close }: Props) {
  const [shown] = useState(() => guestOf(booking));
  const form = useForm<Guest, { ok: true }>({
    empty: shown,
    check: () => ({ ok: true }),
    send: async (_, guest) => {
      const answer = await callDesk("rpc/admin_correct_guest", { booking_id: booking.id, guest, expected: shown });
      if (!answer.ok) return failedSubmit(answer, answer.reason === "invalid_booking" ? shown : {});
      return finishedSubmit(CORRECT.done, close, done);
    },
  });
  const { values, problem, field } = form;
  const closeAndRefresh = () => {
    close();
    if (problem) done();
  };
  return (
    <FormDialog title={CORRECT.title} form={form} save={CORRECT.save} back={REASON.back} close={closeAndRefresh}>
      <Text>{CORRECT.lead}</Text>
      <div className="pair">
        <TextInput label={CORRECT.first} required autoComplete="off" {...field("customer_first_name")} />
        <TextInput label={CORRECT.last} required autoComplete="off" {...field("customer_last_name")} />
      </div>
      <TextInput
        label={FACTS.email}
        required={shown.customer_email !== ""}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field("customer_email")}
      />
      <TextInput
        label={FACTS.phone}
        required
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...field("customer_phone")}
      />
      {values.customer_email.trim() === shown.customer_email ? null : <p className="notice">{CORRECT.email}</p>}
    </FormDialog>
  );
}
