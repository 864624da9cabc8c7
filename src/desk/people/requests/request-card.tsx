import { Button } from "@mantine/core";
import { useState } from "react";
import { REQUESTS } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";
import { dialableNumber } from "../../../shared/ui/links.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";
import { replySubject } from "./answer-dialog.tsx";
import { ReplyButton } from "./reply-button.tsx";
import { tripWords } from "./trip-words.ts";
import classes from "../../shared/desk.module.css";

type Props = { request: DeskRequest; done: () => void };

export function RequestCard({ request, done }: Props) {
  const [busy, setBusy] = useState(false);
  const answered = request.status === "answered";
  const mark = async () => {
    setBusy(true);
    const answer = await callDesk("rpc/admin_mark_answered", {
      kind: request.kind,
      id: request.id,
      answered: !answered,
    });
    setBusy(false);
    if (answer.ok) done();
    else toast({ title: REQUESTS.notMarked, message: failureText(answer), tone: "error" });
  };
  return (
    <div className="stack tight">
      {request.answered_at ? (
        <span className="dim">{REQUESTS.answeredOn({ moment: momentInTashkent(request.answered_at) })}</span>
      ) : null}
      {request.trip ? <span>{tripWords(request)}</span> : null}
      {request.subject ? <strong>{request.subject}</strong> : null}
      {request.message ? <p className={classes.words}>{request.message}</p> : null}
      <div className="row">
        {answered ? null : <ReplyButton size="compact-md" request={request} done={done} />}
        <Button
          component="a"
          size="compact-md"
          variant="default"
          href={`mailto:${request.email}?subject=${encodeURIComponent(replySubject(request))}`}
        >
          {REQUESTS.write({ email: request.email })}
        </Button>
        {request.phone ? (
          <Button component="a" size="compact-md" variant="default" href={`tel:${dialableNumber(request.phone)}`}>
            {REQUESTS.call({ phone: request.phone })}
          </Button>
        ) : null}
        <Button size="compact-md" variant="default" loading={busy} onClick={() => void mark()}>
          {answered ? REQUESTS.markNew : REQUESTS.markAnswered}
        </Button>
      </div>
    </div>
  );
}
