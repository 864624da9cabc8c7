import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { DEPARTURE_FORM } from "#texts/desk-catalogue.ts";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { CODES } from "#texts/desk-money.ts";
import { CHANGED_MEANWHILE } from "#texts/desk.ts";
import { callDesk, revisionNow } from "../../../data/remote/desk/ask-desk.ts";
import {
  type CodeFields,
  type CodeForm,
  codeFormOf,
  codeFormSchema,
  type DeskCode,
  EMPTY_CODE,
} from "../../../domain/desk/payments/code-form.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { ItemSelect, useItems } from "../../bookings/item-select.tsx";
import { choicesOf } from "../../shared/choices-of.ts";
import { FormDialog } from "../../shared/form-dialog.tsx";
import { failedSubmit, finishedSubmit } from "../../shared/submit-results.ts";

function LimitToItems({ ids, change }: { ids: readonly string[]; change: (ids: string[]) => void }) {
  const items = useItems();
  const titleOf = (id: string) => items.find(({ item }) => item.id === id)?.item.title ?? CODES.unknown;
  return (
    <>
      <ItemSelect
        label={CODES.only}
        none={ids.length === 0 ? CODES.all : CODES.another}
        value=""
        choose={(id) => change([...new Set([...ids, id])].filter(Boolean))}
      />
      <ul className="plain stack tight">
        {ids.map((id) => (
          <li key={id} className="row">
            {titleOf(id)}
            <Button
              size="compact-md"
              variant="default"
              aria-label={CODES.remove({ title: titleOf(id) })}
              onClick={() => change(ids.filter((other) => other !== id))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const FIELDS: Partial<Record<string, keyof CodeForm>> = { percent: "off", amount_cents: "off" };

type Props = { code: DeskCode | undefined; done: () => void; close: () => void };

export function CodeDialog({ code, done, close }: Props) {
  const [id] = useState(() => code?.id ?? crypto.randomUUID());
  const [start] = useState(() => (code ? codeFormOf(code) : EMPTY_CODE));
  const [revision, setRevision] = useState(code?.revision ?? 0);
  const form = useForm<CodeForm, ValidForm<CodeFields>>({
    empty: start,
    check: checkWith(codeFormSchema, deskProblems),
    send: async ({ output }) => {
      const answer = await callDesk("rpc/save_code", { code: { id, revision, ...output } });
      const currentRevision = revisionNow(answer);
      if (currentRevision !== undefined) {
        setRevision(currentRevision);
        done();
        return { ok: false, problem: CHANGED_MEANWHILE };
      }
      if (!answer.ok) return failedSubmit(answer, EMPTY_CODE, FIELDS);
      return finishedSubmit(CODES.saved, close, done);
    },
  });
  const { values, errors, change, field } = form;
  return (
    <FormDialog
      title={code ? CODES.edit({ code: code.code }) : CODES.add}
      form={form}
      problem={errors["item_ids"]}
      save={CODES.save}
      back={DEPARTURE_FORM.back}
      close={close}
    >
      <TextInput label={CODES.code} required autoComplete="off" autoCapitalize="characters" {...field("code")} />
      <div className="pair">
        <NativeSelect
          label={CODES.kind}
          value={values.kind}
          data={choicesOf(CODES.kinds)}
          onChange={(event) => change({ kind: event.currentTarget.value === "amount" ? "amount" : "percent" })}
        />
        <TextInput label={CODES.off[values.kind]} required inputMode="decimal" {...field("off")} />
      </div>
      <div className="pair">
        <DayInput label={CODES.from} {...field("valid_from")} />
        <DayInput label={CODES.until} {...field("valid_until")} />
      </div>
      <LimitToItems ids={values.item_ids} change={(item_ids) => change({ item_ids })} />
      <TextInput label={CODES.limit} inputMode="numeric" {...field("use_limit")} />
      <Checkbox
        label={CODES.once}
        checked={values.once_per_email}
        onChange={(event) => change({ once_per_email: event.currentTarget.checked })}
      />
      <Checkbox
        label={CODES.active}
        checked={values.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
