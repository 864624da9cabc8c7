import { Button, Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import "@mantine/core/styles/Input.layer.css";
import { REASON, REFUND } from "#texts/desk.ts";
import { centsOf } from "../../domain/desk/payments/amount.ts";
import type { Result } from "../../domain/result.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { failureText } from "../../text/desk.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import classes from "./reason-dialog.module.css";

const dollarsText = (cents: number) => (cents / 100).toFixed(2);

export type ReasonQuestion = {
  title: string;
  act: string;
  amount?: {
    proposed_cents?: number;
    /** Names the choice that fills in the most. */
    all?: string;
    min_cents: number;
    max_cents: number;
    outlook?: (cents: number) => string;
  };
  asks?: { label: string; hint: string; most: number; optional: boolean; start?: string };
  run: (reason: string, amount_cents: number | null) => Promise<Result<unknown>>;
};

export const reasonQuestion = (optional: boolean): NonNullable<ReasonQuestion["asks"]> => ({
  label: optional ? REASON.optional : REASON.label,
  hint: REASON.hint,
  most: 500,
  optional,
});

const A_REASON = reasonQuestion(false);

type Props = ReasonQuestion & { children?: ReactNode; done: () => void; close: () => void };

/** The button that opened the dialog may disappear, so the heading gets the focus. */
const headingOf = (opener: HTMLElement) =>
  opener.closest("section")?.querySelector<HTMLElement>("h2[tabindex]") ?? document.querySelector<HTMLElement>("h1");

export function ReasonDialog({ title, children, act, amount, asks = A_REASON, run, done, close }: Props) {
  const finished = useRef(false);
  const [start] = useState(() => ({
    dollars: amount?.proposed_cents === undefined ? "" : dollarsText(amount.proposed_cents),
    reason: asks.start ?? "",
  }));
  const checkValues = ({ dollars, reason }: typeof start) => {
    const cents = amount ? centsOf(dollars) : null;
    if (amount && (cents === null || cents < amount.min_cents || cents > amount.max_cents))
      return {
        ok: false as const,
        errors: { dollars: REASON.amount({ min_cents: amount.min_cents, max_cents: amount.max_cents }) },
      };
    if (reason.trim() === "" && !asks.optional) return { ok: false as const, errors: { reason: REASON.missing } };
    return { ok: true as const, reason: reason.trim(), cents };
  };
  const { props, values, errors, problem, busy, field, change } = useForm({
    empty: start,
    check: checkValues,
    send: async ({ reason, cents }) => {
      const answer = await run(reason, cents);
      finished.current = answer.ok;
      return answer.ok ? { ok: true, next: done } : { ok: false, problem: failureText(answer) };
    },
  });
  const checkedValues = checkValues({ ...values, reason: "-" });

  return (
    <Dialog title={title} onClose={close} busy={busy} after={(opener) => (finished.current ? headingOf(opener) : null)}>
      <form {...props} className={classes.form}>
        {children}
        {amount ? (
          <TextInput
            label={REFUND.amount}
            inputMode="decimal"
            disabled={busy}
            {...field("dollars")}
            error={
              errors["dollars"] ??
              (checkedValues.ok || values.dollars === "" ? undefined : checkedValues.errors.dollars)
            }
          />
        ) : null}
        {amount?.all ? (
          <Button
            variant="default"
            className={classes.all ?? ""}
            disabled={busy}
            onClick={() => change({ dollars: dollarsText(amount.max_cents) })}
          >
            {amount.all}
          </Button>
        ) : null}
        {amount?.outlook ? (
          <output>
            {checkedValues.ok && checkedValues.cents !== null ? amount.outlook(checkedValues.cents) : null}
          </output>
        ) : null}
        <Textarea
          label={asks.label}
          description={asks.hint}
          required={!asks.optional}
          rows={3}
          maxLength={asks.most}
          disabled={busy}
          {...field("reason")}
        />
        <DialogFoot problem={problem} save={act} back={REASON.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
