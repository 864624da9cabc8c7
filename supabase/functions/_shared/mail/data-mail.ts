import { ownDataLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

export function dataMail({ data_link }: Pick<QueuedMail, "data_link">, siteUrl: string): MailContent {
  if (!data_link) throw new Error("A mail about personal data needs its link");
  return {
    subject: "Your data",
    title: "See, download or erase your data",
    paragraphs: [
      "You asked for a link to what we keep about you. It works for one hour, on the device that opens it first.",
      "Anyone who opens it can read and erase your data, so keep this email private.",
    ],
    button: { label: "Open your data", url: ownDataLink(siteUrl, data_link) },
    closing: "Didn't ask for this? You can ignore this email: nothing happens.",
  };
}
