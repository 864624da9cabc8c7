import type { ReactNode } from "react";
import { LOGS } from "#texts/desk.ts";
import * as payment from "#texts/payment.ts";
import { momentInTashkent, money } from "#texts/write.ts";
import { type BookingDocument } from "../../domain/booking/trip/booking-documents.ts";
import { documentTitle } from "../../text/payment.ts";
import classes from "./desk.module.css";

type EntryProps = {
  head: ReactNode;
  lines?: readonly (string | null)[];
  problem?: string | null;
  when: ReactNode;
  action?: ReactNode;
};

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
  none?: string;
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
    {documents.map((document) => (
      <LogEntry
        key={document.name}
        head={
          <>
            {documentTitle(payment, document)} <strong>{document.name}</strong>
          </>
        }
        when={`${money(document.cents)}, ${momentInTashkent(document.made_at)}`}
      />
    ))}
  </Log>
);
