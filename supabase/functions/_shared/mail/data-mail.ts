import { ACCESS_MAILS } from "../../../../src/languages/en/mails/access.ts";
import { ownDataLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

export function dataMail({ data_link }: Pick<QueuedMail, "data_link">, siteUrl: string): MailContent {
  if (!data_link) throw new Error("A mail about personal data needs its link");
  const { label, ...letter } = ACCESS_MAILS.ownData;
  return { ...letter, button: { label, url: ownDataLink(siteUrl, data_link) } };
}
