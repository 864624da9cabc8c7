import { DESK_PROBLEMS } from "#words/desk/problems.ts";
import { Button, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { letterOutlook } from "../../data/remote/desk/composed-calls.ts";
import { letterFormSchema } from "../../domain/desk/bookings/letter-form.ts";
import { letterFor, type LetterText, PLACEHOLDERS } from "../../domain/desk/bookings/letter.ts";
import { LETTER_FILLS, LETTER_TEXTS } from "#words/desk/letters.ts";
import { LETTERS } from "#words/desk/letter-templates.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { DeskState } from "./desk-state.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { useDeskRead } from "./use-desk-read.ts";
import { useSendLetter } from "./use-send-letter.ts";
import type { SkippedLetter } from "../../domain/desk/bookings/letter-schema.ts";
import classes from "./write-dialog.module.css";

type Props = { bookings: readonly { id: string }[]; done: () => void; close: () => void };

const [free = { id: "", name: "", subject: "", body: "" }] = LETTERS;

export function WriteDialog({ bookings, done, close }: Props) {
  const [ids] = useState(() => bookings.map(({ id }) => id));
  const deskRead = useDeskRead({ key: `letter:${ids.join()}`, ask: () => letterOutlook(ids) });
  const { send, begun, queued, sent } = useSendLetter(ids);
  const [start] = useState(() => ({ subject: free.subject, body: free.body }));
  const { props, values, problem, busy, change, field } = useForm<LetterText, ValidForm<LetterText>>({
    empty: start,
    check: checkWith(letterFormSchema, DESK_PROBLEMS),
    send: async ({ output }) => {
      const sendFailure = await send(output);
      return sendFailure === null ? { ok: true } : { ok: false, problem: sendFailure };
    },
  });
  const outlook = deskRead.value;
  const closeAndReset = () => {
    close();
    if (begun) done();
  };
  if (sent) {
    return (
      <Dialog title={LETTER_TEXTS.done(sent.queued)} onClose={closeAndReset}>
        <Text>{LETTER_TEXTS.doneText}</Text>
        <SkippedLetters of={sent.skipped} />
        <div className="row">
          <Button onClick={closeAndReset}>{LETTER_TEXTS.close}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={LETTER_TEXTS.title(ids.length)} onClose={closeAndReset} busy={busy}>
      <form {...props}>
        <FormFields ready={!busy} className="stack tight">
          {outlook ? (
            <>
              <p>{LETTER_TEXTS.to(outlook.bookings, outlook.addresses)}</p>
              <SkippedLetters of={outlook.skipped} />
            </>
          ) : (
            <DeskState reads={[deskRead]} />
          )}
          <NativeSelect
            label={LETTER_TEXTS.template}
            data={LETTERS.map(({ id, name }) => ({ value: id, label: name }))}
            disabled={begun}
            onChange={({ currentTarget: { value } }) => {
              const { subject, body } = LETTERS.find(({ id }) => id === value) ?? free;
              change({ subject, body });
            }}
          />
          <TextInput label={LETTER_TEXTS.subject} required disabled={begun} {...field("subject")} />
          <Textarea
            label={LETTER_TEXTS.body}
            description={LETTER_TEXTS.hint(PLACEHOLDERS)}
            required
            autosize={false}
            rows={9}
            disabled={begun}
            {...field("body")}
          />
          {outlook?.first ? (
            <LetterPreview
              reference={outlook.first.reference}
              letter={letterFor(values, outlook.first, LETTER_FILLS)}
            />
          ) : null}
          {begun ? (
            <label>
              {LETTER_TEXTS.progress(queued, ids.length)} <progress value={queued} max={ids.length} />
            </label>
          ) : null}
          {outlook && outlook.bookings > 0 ? (
            <DialogFoot
              problem={problem}
              save={begun && !busy ? LETTER_TEXTS.again : LETTER_TEXTS.send(outlook.addresses)}
              back={LETTER_TEXTS.back}
              busy={busy}
              close={closeAndReset}
            />
          ) : (
            <div className="row">
              <Button variant="default" onClick={closeAndReset}>
                {LETTER_TEXTS.back}
              </Button>
            </div>
          )}
        </FormFields>
      </form>
    </Dialog>
  );
}

const SkippedLetters = ({ of }: { of: readonly SkippedLetter[] }) =>
  of.length === 0 ? null : (
    <div>
      <p>{LETTER_TEXTS.skipped(of.length)}</p>
      <ul className={classes.skips}>
        {of.map(({ booking_id, reference, reason }) => (
          <li key={booking_id}>{LETTER_TEXTS.why(reference, reason)}</li>
        ))}
      </ul>
    </div>
  );
