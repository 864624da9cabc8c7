import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { COSTS } from "#texts/desk-money.ts";
import { COST_KINDS } from "#texts/desk.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import {
  COST_KINDS_IN_ORDER,
  type CostFields,
  costFormSchema,
  type CostFormValues,
  EMPTY_COST,
} from "../../domain/desk/departures/costs.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { deskProblems } from "../../text/desk-problems.ts";
import { failureText } from "../../text/desk.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { finishedSubmit } from "../shared/submit-results.ts";

type Props = { departure: string; done: () => void; close: () => void };

const kinds = COST_KINDS_IN_ORDER.map((value) => ({ value, label: COST_KINDS[value] }));

export function CostDialog({ departure, done, close }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<CostFormValues, ValidForm<CostFields>>({
    empty: EMPTY_COST,
    check: checkWith(costFormSchema, deskProblems),
    send: async ({ output }) => {
      const answer = await callDesk("rpc/add_departure_cost", { cost: { id, departure_id: departure, ...output } });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      return finishedSubmit(COSTS.added, close, done);
    },
  });
  const { field } = form;
  return (
    <FormDialog title={COSTS.add} form={form} save={COSTS.add} back={COSTS.back} close={close}>
      <div className="pair">
        <NativeSelect label={COSTS.kind} data={kinds} {...field("kind")} />
        <TextInput label={COSTS.amount} required inputMode="decimal" autoComplete="off" {...field("amount")} />
      </div>
      <TextInput label={COSTS.note} description={COSTS.noteHint} autoComplete="off" {...field("note")} />
    </FormDialog>
  );
}
