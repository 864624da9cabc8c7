import { useState } from "react";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { letterTo } from "../../data/remote/desk/composed-calls.ts";
import type { LetterSent } from "../../domain/desk/bookings/letter-schema.ts";
import type { LetterText } from "../../domain/desk/bookings/letter.ts";
import { queuedText } from "../../text/desk-letters.ts";
import { failureText } from "../../text/desk.ts";

const LETTERS_PER_REQUEST = 200;

/** A retry resumes where it stopped, because the server never sends a traveler the same letter twice. */
export function useSendLetter(ids: readonly string[]) {
  const [id] = useState(() => crypto.randomUUID());
  const [begun, setBegun] = useState(false);
  const [at, setAt] = useState(0);
  const [progress, setProgress] = useState<Omit<LetterSent, "ok">>({ queued: 0, skipped: [] });
  const [sent, setSent] = useState<Omit<LetterSent, "ok">>();

  const send = async (letter: LetterText): Promise<string | null> => {
    let sum = progress;
    for (let firstIndex = at; firstIndex < ids.length; firstIndex += LETTERS_PER_REQUEST) {
      const answer = await callDesk("rpc/write_to_guests", {
        message: {
          id,
          ...letterTo(ids.slice(firstIndex, firstIndex + LETTERS_PER_REQUEST), ids),
          subject: letter.subject,
          body: letter.body,
        },
      });
      if (!answer.ok) {
        // A refusal queues nothing, but a lost answer may have queued some letters.
        if (answer.reason === "unanswered") setBegun(true);
        return queuedText(sum.queued, failureText(answer));
      }
      const { queued, skipped } = answer.value;
      sum = { queued: sum.queued + queued, skipped: [...sum.skipped, ...skipped] };
      setBegun(true);
      setAt(firstIndex + LETTERS_PER_REQUEST);
      setProgress(sum);
    }
    setSent(sum);
    return null;
  };

  return { send, begun, queued: Math.min(at, ids.length), sent };
}
