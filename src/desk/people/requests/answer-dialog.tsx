import { Textarea } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Input.layer.css";
import { ANSWER } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { answerFormSchema } from "../../../domain/desk/bookings/check-letter.ts";
import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";
import { SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { failureText } from "../../../text/desk.ts";
import { REPLIES } from "../../../text/reply.ts";
import { DialogFoot } from "../../shared/dialog-foot.tsx";
import { tripWords } from "./trip-words.ts";
import classes from "../../shared/desk.module.css";

export const replySubject = ({ kind, language = SOURCE_LANGUAGE, subject }: DeskRequest): string =>
  (subject ? `Re: ${subject}` : REPLIES[language][kind]).slice(0, 150);

type Props = { request: DeskRequest; done: () => void; close: () => void };
type AnswerText = { body: string };

const EMPTY = { body: "" };

export function AnswerDialog({ request, done, close }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const { kind, id: request_id, name, email, message } = request;
  const subject = replySubject(request);
  const { props, problem, busy, field } = useForm<AnswerText, ValidForm<AnswerText>>({
    empty: EMPTY,
    check: checkWith(answerFormSchema, deskProblems),
    send: async ({ output }) => {
      const answer = await callDesk("rpc/admin_answer_request", {
        answer: { id, kind, request_id, subject, body: output.body },
      });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      const next = () => {
        close();
        toast({ title: ANSWER.queued, tone: "success" });
        done();
      };
      return { ok: true, next };
    },
  });
  return (
    <Dialog title={ANSWER.title({ name })} onClose={close} busy={busy}>
      <form {...props} className="stack tight">
        {request.trip ? <p>{tripWords(request)}</p> : null}
        {message ? <p className={classes.words}>{message}</p> : null}
        <Textarea
          label={ANSWER.body}
          description={ANSWER.to({ email, subject })}
          required
          autosize={false}
          rows={8}
          disabled={busy}
          {...field("body")}
        />
        <DialogFoot problem={problem} save={ANSWER.send} back={ANSWER.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
