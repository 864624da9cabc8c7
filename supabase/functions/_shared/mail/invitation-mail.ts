import { deskInvitation, guideInvitation } from "../../../../src/text/other-mails.ts";
import type { Words } from "../text/languages.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

function linkTo(path: string, site: string, invitation: string | null): URL {
  if (!invitation) throw new Error("An invitation needs its token");
  const link = new URL(`${site}${path}`);
  link.hash = String(new URLSearchParams({ invitation }));
  return link;
}

export function invitationMail(
  { to_name, invitation }: Pick<QueuedMail, "to_name" | "invitation">,
  words: Words,
  site: string,
): MailContent {
  const { label, ...letter } = guideInvitation(words, to_name);
  return { ...letter, button: { label, url: linkTo("/guide", site, invitation).href } };
}

export function deskInvitationMail(
  { payload, invitation, to_address }: Pick<QueuedMail, "payload" | "invitation" | "to_address">,
  words: Words,
  site: string,
): MailContent {
  const role = payload["role"] === "owner" ? "owner" : "office";
  const { label, ...letter } = deskInvitation(words, role, to_address ?? "");
  return { ...letter, button: { label, url: linkTo("/admin", site, invitation).href } };
}
