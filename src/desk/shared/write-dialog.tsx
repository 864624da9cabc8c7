import { Button, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { letterOutlook } from "../../data/remote/desk/composed.ts";
import { letterFormSchema } from "../../domain/desk/bookings/letter-form.ts";
import { letterFor, type LetterText, PLACEHOLDERS } from "../../domain/desk/bookings/letter.ts";
import { LETTERS } from "../../domain/desk/bookings/letters.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { WRITE } from "../bookings/messages/letters.ts";
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
  const read = useDeskRead({ key: `letter:${ids.join()}`, ask: () => letterOutlook(ids) });
  const { send, begun, queued, sent } = useSendLetter(ids);
  const [start] = useState(() => ({ subject: free.subject, body: free.body }));
  const { props, values, problem, busy, change, field } = useForm<LetterText, ValidForm<LetterText>>({
    empty: start,
    check: checkWith(letterFormSchema),
    send: async ({ output }) => {
      const failed = await send(output);
      return failed === null ? { ok: true } : { ok: false, problem: failed };
    },
  });
  const outlook = read.value;
  const leave = () => {
    close();
    if (begun) done();
  };
  if (sent) {
    return (
      <Dialog title={WRITE.done(sent.queued)} onClose={leave}>
        <Text>{WRITE.doneText}</Text>
        <Skips of={sent.skipped} />
        <div className="row">
          <Button onClick={leave}>{WRITE.close}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={WRITE.title(ids.length)} onClose={leave} busy={busy}>
      <form {...props}>
        <FormFields ready={!busy} className="stack tight">
          {outlook ? (
            <>
              <p>{WRITE.to(outlook.bookings, outlook.addresses)}</p>
              <Skips of={outlook.skipped} />
            </>
          ) : (
            <DeskState reads={[read]} />
          )}
          <NativeSelect
            label={WRITE.template}
            data={LETTERS.map(({ id, name }) => ({ value: id, label: name }))}
            disabled={begun}
            onChange={({ currentTarget: { value } }) => {
              const { subject, body } = LETTERS.find(({ id }) => id === value) ?? free;
              change({ subject, body });
            }}
          />
          <TextInput label={WRITE.subject} required disabled={begun} {...field("subject")} />
          <Textarea
            label={WRITE.body}
            description={WRITE.hint(PLACEHOLDERS)}
            required
            autosize={false}
            rows={9}
            disabled={begun}
            {...field("body")}
          />
          {outlook?.first ? (
            <LetterPreview reference={outlook.first.reference} letter={letterFor(values, outlook.first)} />
          ) : null}
          {begun ? (
            <label>
              {WRITE.progress(queued, ids.length)} <progress value={queued} max={ids.length} />
            </label>
          ) : null}
          {outlook && outlook.bookings > 0 ? (
            <DialogFoot
              problem={problem}
              save={begun && !busy ? WRITE.again : WRITE.send(outlook.addresses)}
              back={WRITE.back}
              busy={busy}
              close={leave}
            />
          ) : (
            <div className="row">
              <Button variant="default" onClick={leave}>
                {WRITE.back}
              </Button>
            </div>
          )}
        </FormFields>
      </form>
    </Dialog>
  );
}

const Skips = ({ of }: { of: readonly SkippedLetter[] }) =>
  of.length === 0 ? null : (
    <div>
      <p>{WRITE.skipped(of.length)}</p>
      <ul className={classes.skips}>
        {of.map(({ booking_id, reference, reason }) => (
          <li key={booking_id}>{WRITE.why(reference, reason)}</li>
        ))}
      </ul>
    </div>
  );
