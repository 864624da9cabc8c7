import * as v from "valibot";
import type { Rpc } from "../rpc.ts";
import { htmlOf, textOf } from "./layout.ts";
import { letterOf } from "./letters.ts";
import type { Address, SendMail } from "./mail.ts";
import { type QueuedMail, queuedMailSchema } from "./queued-mail.ts";

// Five mails at 8 s each at the worst end before the lease does, so that nobody else sends them too.
const mailsAtOnce = 5;
const leaseSeconds = 60;

export type MailDesk = { rpc: Rpc; sendMail: SendMail; siteUrl: string; sender: string; operator: Address };

const sendOne = async (desk: MailDesk, mail: QueuedMail): Promise<boolean> => {
  const { rpc, sendMail, siteUrl, sender, operator } = desk;
  try {
    const letter = letterOf(mail, siteUrl);
    const to = mail.to_address ? { name: mail.to_name ?? "", address: mail.to_address } : operator;
    await sendMail({
      id: mail.id,
      to,
      subject: letter.subject,
      text: textOf(letter, sender),
      html: htmlOf(letter, sender),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : "unknown";
    console.warn(`mail ${mail.id} (${mail.kind}) waits: ${why}`);
    await rpc("mark_email_failed", { mail: mail.id, lease: mail.lease, error: why });
    return false;
  }
  await rpc("mark_email_sent", { mail: mail.id, lease: mail.lease });
  return true;
};

/** Empties the outbox as far as time allows. Each mail is leased first, so many senders send it once. */
export const sendQueuedMails = async (desk: MailDesk, inTime: () => boolean = () => true) => {
  let sent = 0;
  let failed = 0;
  while (inTime()) {
    const claimed = await desk.rpc("claim_emails", { how_many: mailsAtOnce, lease_seconds: leaseSeconds });
    const mails = v.parse(v.array(queuedMailSchema), claimed);
    if (mails.length === 0) break;
    for (const mail of mails) {
      if (await sendOne(desk, mail)) sent += 1;
      else failed += 1;
    }
  }
  return { sent, failed };
};
