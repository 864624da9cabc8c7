import { Fragment, type ReactNode } from "react";
import { momentInTashkent } from "#texts/write.ts";
import { auditLines, auditSentence } from "../../text/audit.ts";
import { LogEntry } from "./logs.tsx";

type AuditLineEntry = {
  at: string;
  actor_email: string | null;
  action: string;
  entity: string;
  details: Record<string, unknown>;
};
type Props = { entry: AuditLineEntry; about: ReactNode };

export function AuditSentence({ entry, about }: Props) {
  const [before = "", after] = auditSentence(entry).split("{it}");
  if (after === undefined) return before;
  return (
    <Fragment>
      {before}
      {about}
      {after}
    </Fragment>
  );
}

export const AuditLine = ({ entry, about }: Props) => (
  <LogEntry
    head={<AuditSentence entry={entry} about={about} />}
    lines={auditLines(entry)}
    when={momentInTashkent(entry.at)}
  />
);
