import * as v from "valibot";
import { icsOf } from "../../../../src/domain/booking/trip/ics.ts";
import { calendarWords } from "../../../../src/text/bookings.ts";
import type { Mailboxes } from "../shop.ts";
import { languageOf } from "../text/languages.ts";
import type { Rpc } from "../web/rpc.ts";
import { htmlOf, plainTextOf } from "./layout.ts";
import { mailContentOf } from "./mail-contents.ts";
import type { Attachment, SendMail } from "./mail.ts";
import { isStale, type QueuedMail, queuedMailSchema } from "./queued-mail.ts";

// One at a time, and no mail server takes as long as the lease, so no mail is sent twice.
const mailsAtOnce = 1;
const leaseSeconds = 120;
/** A sent mail that is not marked is sent again when its lease ends, so marking it is retried. */
const markAgainAfterMs = [500, 2_000, 5_000];

const leasedSchema = v.looseObject({ id: v.string(), lease: v.string() });
type Leased = v.InferOutput<typeof leasedSchema>;

export type MailDesk = {
  rpc: Rpc;
  sendMail: SendMail;
  wait: (ms: number) => Promise<void>;
  siteUrl: string;
  backendUrl: string;
  mailboxes: () => Promise<Mailboxes>;
};

const markSent = async ({ rpc, wait }: MailDesk, { id, lease }: QueuedMail): Promise<void> => {
  for (const pause of markAgainAfterMs) {
    try {
      await rpc("mark_email_sent", { mail: id, lease });
      return;
    } catch (error) {
      console.warn(`mail ${id} was sent but is not marked yet: ${error instanceof Error ? error.message : "unknown"}`);
      await wait(pause);
    }
  }
  await rpc("mark_email_sent", { mail: id, lease });
};

const putAside = async ({ rpc }: MailDesk, { id, lease }: Leased, why: string): Promise<"failed"> => {
  console.warn(`mail ${id} waits: ${why}`);
  await rpc("mark_email_failed", { mail: id, lease, error: why.slice(0, 500) });
  return "failed";
};

export const attachedTo = ({ kind, booking }: QueuedMail): Attachment[] =>
  (kind === "booking_confirmed" || kind === "meeting_changed") && booking
    ? [
        {
          filename: `${booking.reference}.ics`,
          type: "text/calendar; charset=utf-8; method=PUBLISH",
          text: icsOf(booking, Date.parse(booking.server_time), calendarWords(languageOf(booking).shared)),
        },
      ]
    : [];

type Sent = "sent" | "failed" | "dropped";

const sendOne = async (desk: MailDesk, mailboxes: Mailboxes, mail: QueuedMail): Promise<Sent> => {
  const { rpc, sendMail, siteUrl, backendUrl } = desk;
  const { from, operator, contact } = mailboxes;
  if (isStale(mail)) {
    await rpc("drop_email", { mail: mail.id, lease: mail.lease });
    return "dropped";
  }
  try {
    const letter = mailContentOf(mail, siteUrl);
    const sender = { name: from.name, siteUrl, backendUrl, ...(mail.to_address && { contact: contact.address }) };
    const to = mail.to_address ? { name: mail.to_name ?? "", address: mail.to_address } : operator;
    await sendMail({
      id: mail.id,
      from,
      to,
      ...(mail.to_address && { replyTo: contact }),
      subject: letter.subject,
      text: plainTextOf(letter, sender, languageOf(mail)),
      html: htmlOf(letter, sender, languageOf(mail)),
      attached: attachedTo(mail),
    });
  } catch (error) {
    return putAside(desk, mail, error instanceof Error ? error.message : "unknown");
  }
  await markSent(desk, mail);
  return "sent";
};

export const sendQueuedMails = async (desk: MailDesk, inTime: () => boolean = () => true) => {
  let mailboxes: Mailboxes | undefined;
  const counts = { sent: 0, failed: 0, dropped: 0 };
  while (inTime()) {
    const claimed = await desk.rpc("claim_emails", { how_many: mailsAtOnce, lease_seconds: leaseSeconds });
    const rows = v.parse(v.array(leasedSchema), claimed);
    if (rows.length === 0) break;
    mailboxes ??= await desk.mailboxes();
    for (const row of rows) {
      const mail = v.safeParse(queuedMailSchema, row);
      counts[
        await (mail.success ? sendOne(desk, mailboxes, mail.output) : putAside(desk, row, v.summarize(mail.issues)))
      ] += 1;
    }
  }
  return counts;
};
