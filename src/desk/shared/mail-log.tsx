import { LOGS } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import type { DeskMail } from "../../domain/desk/lists/desk-schema.ts";
import { mailWords } from "../../text/desk.ts";
import { Log, LogEntry } from "./logs.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { StatusMark } from "./status-mark.tsx";

const hasFailed = ({ status, last_error }: DeskMail) =>
  status === "failed" || (status === "queued" && last_error !== null);

export const MailLog = ({ mails, done }: { mails: readonly DeskMail[]; done: () => void }) => (
  <Log title={LOGS.mails}>
    {mails.map((mail) => (
      <LogEntry
        key={mail.id}
        head={
          <>
            {mailWords(mail.kind)} <StatusMark status={mail.status} />
          </>
        }
        lines={[mail.subject ?? null]}
        problem={mail.status === "sent" ? null : mail.last_error}
        when={`${mail.to_address ?? LOGS.toUs}, ${momentInTashkent(mail.sent_at ?? mail.created_at)}`}
        action={hasFailed(mail) ? <ResendMail id={mail.id} done={done} /> : null}
      />
    ))}
  </Log>
);
