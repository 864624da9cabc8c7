import { Fragment, type ReactNode } from "react";
import { auditLines, auditSentence } from "../../text/audit.ts";
import { momentInTashkent } from "#texts/write.ts";
import { LogEntry } from "./logs.tsx";

type AuditLineEntry = {
  at: string;
  actor_email: string | null;
  action: string;
  entity: string;
  details: Record<string, unknown>;
};
type Props = { entry: AuditLineEntry; about?: ReactNode };

export function AuditSentence({ entry, about }: Props) {
  const [before = "", after] = auditSentence(entry).split("{it}");
  if (after === undefined) return before;
  if (!about) return `${before.trimEnd()} ${after.trimStart()}`.trim();
  return (
    <Fragment>
      {before}
      {about}
      {after}
    </Fragment>
  );
}

export const AuditLine = ({ entry }: Pick<Props, "entry">) => (
  <LogEntry head={<AuditSentence entry={entry} />} lines={auditLines(entry)} when={momentInTashkent(entry.at)} />
);
