import { Button } from "@mantine/core";
import { useState } from "react";
import { dialed } from "../../../../shared/ui/contact-links.tsx";
import { markAnswered } from "../../../../data/remote/admin/desk-requests.ts";
import { FORM_KINDS } from "../../../../domain/outbox/form-kinds.ts";
import type { DeskRequest } from "../../../../domain/desk/desk-schema.ts";
import { count, day, momentInTashkent } from "../../../../domain/words.ts";
import { toast } from "../../../../shared/ui/toast/toast.ts";
import { failureText, REQUESTS } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";
import { StatusMark } from "../shared/status-mark.tsx";

const tripWords = ({ trip }: DeskRequest): string =>
  trip === null
    ? ""
    : [
        count(trip.guests, "guest"),
        trip.start_date ? REQUESTS.from(day(trip.start_date)) : null,
        trip.end_date ? REQUESTS.until(day(trip.end_date)) : null,
        trip.cities.length > 0 ? trip.cities.join(", ") : null,
        trip.budget_cents === null ? null : REQUESTS.budget(trip.budget_cents),
      ]
        .filter(Boolean)
        .join(" · ");

const subjectOf = ({ kind, subject }: DeskRequest) => (subject ? `Re: ${subject}` : FORM_KINDS[kind].reply);

type Props = { request: DeskRequest; done: () => void };

export function RequestCard({ request, done }: Props) {
  const [busy, setBusy] = useState(false);
  const answered = request.status === "answered";
  const mark = async () => {
    setBusy(true);
    const answer = await markAnswered(request.kind, request.id, !answered);
    setBusy(false);
    if (answer.ok) done();
    else toast({ title: REQUESTS.notMarked, message: failureText(answer), tone: "error" });
  };
  return (
    <li className={`surface ${classes.row}`}>
      <span className={classes.name}>{request.name}</span>
      <span className={classes.end}>
        <StatusMark status={request.status} />
      </span>
      <span className={`dim ${classes.wide}`}>
        {FORM_KINDS[request.kind].label}, {momentInTashkent(request.created_at)}
        {request.answered_at ? REQUESTS.answered(momentInTashkent(request.answered_at)) : ""}
      </span>
      {request.trip ? <span className={classes.wide}>{tripWords(request)}</span> : null}
      {request.subject ? <strong className={classes.wide}>{request.subject}</strong> : null}
      {request.message ? <p className={classes.words}>{request.message}</p> : null}
      <div className={`row ${classes.wide}`}>
        <Button
          component="a"
          size="sm"
          variant="default"
          href={`mailto:${request.email}?subject=${encodeURIComponent(subjectOf(request))}`}
        >
          {REQUESTS.write(request.email)}
        </Button>
        {request.phone ? (
          <Button component="a" size="sm" variant="default" href={`tel:${dialed(request.phone)}`}>
            {REQUESTS.call(request.phone)}
          </Button>
        ) : null}
        <Button size="sm" variant={answered ? "default" : "filled"} loading={busy} onClick={() => void mark()}>
          {answered ? REQUESTS.markNew : REQUESTS.markAnswered}
        </Button>
      </div>
    </li>
  );
}
