import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { LETTER_TEXTS } from "#texts/desk.ts";
import { letterOutlook } from "../../data/remote/desk/composed-calls.ts";
import type { SkippedLetter } from "../../domain/desk/bookings/letter-schema.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { recipientsText, unwrittenText, writeTitle } from "../../text/desk-letters.ts";
import { DeskState } from "./desk-state.tsx";
import { LetterForm } from "./letter-form.tsx";
import { useDeskRead } from "./use-desk-read.ts";
import { useSendLetter } from "./use-send-letter.ts";
import classes from "./write-dialog.module.css";

type Props = { bookings: readonly { id: string }[]; done: () => void; close: () => void };

export function WriteDialog({ bookings, done, close }: Props) {
  const [ids] = useState(() => bookings.map(({ id }) => id));
  const deskRead = useDeskRead({ key: `letter:${ids.join()}`, ask: () => letterOutlook(ids) });
  const { send, begun, queued, sent } = useSendLetter(ids);
  const [busy, setBusy] = useState(false);
  const outlook = deskRead.value;
  const closeAndReset = () => {
    close();
    if (begun) done();
  };
  if (sent) {
    return (
      <Dialog title={LETTER_TEXTS.done({ queued: sent.queued })} onClose={closeAndReset}>
        <Text>{LETTER_TEXTS.doneText}</Text>
        <SkippedLetters of={sent.skipped} />
        <div className="row">
          <Button onClick={closeAndReset}>{LETTER_TEXTS.close}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={writeTitle(ids.length)} onClose={closeAndReset} busy={busy}>
      {outlook ? (
        <div className="stack tight">
          <p>{recipientsText(outlook.bookings, outlook.addresses)}</p>
          <SkippedLetters of={outlook.skipped} />
        </div>
      ) : (
        <DeskState reads={[deskRead]} />
      )}
      {outlook && outlook.bookings > 0 ? (
        <LetterForm
          outlook={outlook}
          send={send}
          progress={begun ? { queued, all: ids.length } : null}
          onBusy={setBusy}
          close={closeAndReset}
        />
      ) : (
        <div className="row">
          <Button variant="default" onClick={closeAndReset}>
            {LETTER_TEXTS.back}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const SkippedLetters = ({ of }: { of: readonly SkippedLetter[] }) =>
  of.length === 0 ? null : (
    <div>
      <p>{LETTER_TEXTS.skipped({ skipped: of.length })}</p>
      <ul className={classes.skips}>
        {of.map(({ booking_id, reference, reason }) => (
          <li key={booking_id}>{unwrittenText(reference, reason)}</li>
        ))}
      </ul>
    </div>
  );
