import { NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Input.layer.css";
import { RECORD_MONEY } from "#texts/desk-money.ts";
import * as paymentWords from "#texts/payment.ts";
import { money } from "#texts/write.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../domain/desk/lists/desk-schema.ts";
import { RECORDED_METHODS } from "../../domain/payment/methods.ts";
import {
  dollarsOf,
  emptyMoney,
  type Money,
  type MoneyForm,
  moneyFormSchema,
  rateText,
} from "../../domain/payment/money-form.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { recordSentences } from "../../text/desk-bookings.ts";
import { deskProblems } from "../../text/desk-problems.ts";
import { methodWords } from "../../text/payment.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { failedSubmit } from "../shared/submit-results.ts";
import { useDeskRead } from "../shared/use-desk-read.ts";

const FIELDS: Partial<Record<string, keyof MoneyForm>> = { amount_cents: "amount" };
const UNAPPLIED_CODES: ReadonlySet<string> = new Set(["applied_double", "applied_attention"]);

type Props = { booking: BookingDetail; done: () => void; close: () => void };

export function RecordDialog({ booking, done, close }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [start] = useState(() => emptyMoney(booking.owed_cents));
  const rates = useDeskRead(deskQuery("rpc/admin_rates", {})).value ?? [];
  const form = useForm<MoneyForm, ValidForm<Money>>({
    empty: start,
    check: checkWith(moneyFormSchema, deskProblems),
    send: async ({ output }) => {
      const answer = await callDesk("rpc/admin_record_money", { booking_id: booking.id, payment_id: id, ...output });
      if (!answer.ok) return failedSubmit(answer, start, FIELDS);
      const finish = () => {
        close();
        done();
        toast(
          UNAPPLIED_CODES.has(answer.value.outcome)
            ? { title: RECORD_MONEY.doneStray, tone: "info" }
            : { title: RECORD_MONEY.done, tone: "success" },
        );
      };
      return { ok: true, next: finish };
    },
  });
  const { values, change, field } = form;
  const isForeignCurrency = values.currency !== "USD";
  const cents = dollarsOf(values);
  return (
    <FormDialog title={RECORD_MONEY.title} form={form} save={RECORD_MONEY.save} back={RECORD_MONEY.back} close={close}>
      <Text>{RECORD_MONEY.lead}</Text>
      <NativeSelect
        label={RECORD_MONEY.method}
        data={RECORDED_METHODS.map((value) => ({ value, label: methodWords(paymentWords, value) }))}
        {...field("method")}
      />
      <div className="pair">
        <NativeSelect
          label={RECORD_MONEY.currency}
          data={["USD", ...rates.map(({ currency }) => currency)]}
          {...field("currency")}
          onChange={({ currentTarget: { value } }) =>
            change({ currency: value, rate: rateText(rates, value), ...(isForeignCurrency ? {} : { amount: "" }) })
          }
        />
        <TextInput
          label={RECORD_MONEY.amount({ currency: values.currency })}
          required
          inputMode="decimal"
          {...field("amount")}
        />
      </div>
      {isForeignCurrency ? (
        <TextInput
          label={RECORD_MONEY.rate({ currency: values.currency })}
          description={RECORD_MONEY.rateHint}
          required
          inputMode="decimal"
          {...field("rate")}
        />
      ) : null}
      <Textarea label={RECORD_MONEY.note} rows={2} {...field("note")} />
      <output>
        {cents !== null && cents > 0 ? (
          <>
            {isForeignCurrency ? <strong>{money(cents)}. </strong> : null}
            {recordSentences(cents, booking).join(" ")}
          </>
        ) : null}
      </output>
    </FormDialog>
  );
}
