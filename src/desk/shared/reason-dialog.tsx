import { Textarea, TextInput } from "@mantine/core";
import { DialogFoot } from "./dialog-foot.tsx";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Result } from "../../domain/result.ts";
import { centsOf } from "../../domain/desk/payments/amount.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { failureText, REASON, REFUND } from "./messages/desk.ts";
import classes from "./reason-dialog.module.css";

export type ReasonQuestion = {
  title: string;
  /** What the button says. */
  act: string;
  /** An amount to give back, with what is proposed and the most there is. */
  amount?: {
    proposed_cents: number;
    min_cents: number;
    max_cents: number;
    /** What becomes of so much. */
    says?: (cents: number) => string;
  };
  /** What is to be written, where it is not a reason for the audit log. */
  asks?: { label: string; hint: string; most: number; optional: boolean; start?: string };
  run: (reason: string, amount_cents: number | null) => Promise<Result<unknown>>;
};

const A_REASON: NonNullable<ReasonQuestion["asks"]> = {
  label: REASON.label,
  hint: REASON.hint,
  most: 500,
  optional: false,
};

type Props = ReasonQuestion & { children?: ReactNode; done: () => void; close: () => void };

/** Done, the button that opened it may be gone in a moment: what it was about stays. */
const headingOf = (opener: HTMLElement) =>
  opener.closest("section")?.querySelector<HTMLElement>("h2[tabindex]") ?? document.querySelector<HTMLElement>("h1");

/** Asks why, does it, and says what became of it. What was typed stays when it failed. */
export function ReasonDialog({ title, children, act, amount, asks = A_REASON, run, done, close }: Props) {
  const finished = useRef(false);
  const [reason, setReason] = useState(asks.start ?? "");
  const [dollars, setDollars] = useState(amount ? (amount.proposed_cents / 100).toFixed(2) : "");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const cents = amount ? centsOf(dollars) : null;
  const amountProblem =
    amount && (cents === null || cents < amount.min_cents || cents > amount.max_cents)
      ? REASON.amount(amount.min_cents, amount.max_cents)
      : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "" && !asks.optional) return setProblem(REASON.missing);
    if (amountProblem) return setProblem(amountProblem);
    setBusy(true);
    const answer = await run(reason.trim(), cents);
    setBusy(false);
    finished.current = answer.ok;
    if (answer.ok) return done();
    setProblem(failureText(answer));
  };

  return (
    <Dialog title={title} onClose={close} busy={busy} after={(opener) => (finished.current ? headingOf(opener) : null)}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
        {children}
        {amount ? (
          <TextInput
            label={REFUND.amount}
            inputMode="decimal"
            value={dollars}
            disabled={busy}
            error={amountProblem}
            onChange={(event) => setDollars(event.currentTarget.value)}
          />
        ) : null}
        {amount?.says ? <output>{cents !== null && !amountProblem ? amount.says(cents) : null}</output> : null}
        <Textarea
          label={asks.label}
          description={asks.hint}
          required={!asks.optional}
          rows={3}
          maxLength={asks.most}
          value={reason}
          disabled={busy}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogFoot problem={problem} save={act} back={REASON.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
