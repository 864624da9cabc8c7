import type { Words } from "../text/languages.ts";
import { ownDataLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

export function dataMail({ data_link }: Pick<QueuedMail, "data_link">, words: Words, site: string): MailContent {
  if (!data_link) throw new Error("A mail about personal data needs its link");
  const { label, ...letter } = words.mails.ACCESS_MAILS.ownData;
  return { ...letter, button: { label, url: ownDataLink(site, data_link) } };
}
