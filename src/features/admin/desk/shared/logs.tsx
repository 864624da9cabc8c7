import type { ReactNode } from "react";
import { type BookingDocument, documentTitle } from "../../../../domain/booking/trip/documents.ts";
import type { DeskMail } from "../../../../domain/desk/desk-schema.ts";
import { momentInTashkent, money } from "../../../../domain/words.ts";
import { LOGS, mailWords } from "../../messages/desk-names.ts";
import classes from "./desk.module.css";
import { StatusMark } from "./status-mark.tsx";

type EntryProps = {
  head: ReactNode;
  lines?: readonly (string | null)[];
  problem?: string | null;
  when: ReactNode;
  action?: ReactNode;
};

/** What happened, more of it where there is more, what went wrong, and when. */
export const LogEntry = ({ head, lines = [], problem, when, action }: EntryProps) => (
  <li>
    <p>{head}</p>
    {lines.map((line) => line && <p key={line}>{line}</p>)}
    {problem ? <p className="problem">{problem}</p> : null}
    <p className="dim">{when}</p>
    {action}
  </li>
);

type LogProps = {
  title?: string;
  /** Said where there are none; else nothing is shown. */ none?: string;
  children: readonly ReactNode[];
};

export const Log = ({ title, none, children }: LogProps) =>
  children.length === 0 && !none ? null : (
    <>
      {title ? <h3>{title}</h3> : null}
      {children.length === 0 ? <p>{none}</p> : <ol className={`plain stack tight ${classes.log}`}>{children}</ol>}
    </>
  );

export const DocumentLog = ({ documents }: { documents: readonly BookingDocument[] }) => (
  <Log title={LOGS.documents}>
    {documents.map(({ name, kind, cents, made_at }) => (
      <LogEntry
        key={name}
        head={
          <>
            {documentTitle(kind)} <strong>{name}</strong>
          </>
        }
        when={`${money(cents)}, ${momentInTashkent(made_at)}`}
      />
    ))}
  </Log>
);

export const MailLog = ({ mails }: { mails: readonly DeskMail[] }) => (
  <Log title={LOGS.mails}>
    {mails.map(({ id, kind, status, last_error, to_address, sent_at, created_at }) => (
      <LogEntry
        key={id}
        head={
          <>
            {mailWords(kind)} <StatusMark status={status} />
          </>
        }
        problem={status === "sent" ? null : last_error}
        when={`${to_address ?? LOGS.toUs}, ${momentInTashkent(sent_at ?? created_at)}`}
      />
    ))}
  </Log>
);
