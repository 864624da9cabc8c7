import { ACCESS_MAILS } from "../../../../src/languages/en/mails/access.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

function linkTo(path: string, siteUrl: string, invitation: string | null): URL {
  if (!invitation) throw new Error("An invitation needs its token");
  const link = new URL(path, siteUrl);
  link.hash = String(new URLSearchParams({ invitation }));
  return link;
}

export function invitationMail(
  { to_name, invitation }: Pick<QueuedMail, "to_name" | "invitation">,
  siteUrl: string,
): MailContent {
  const { label, ...letter } = ACCESS_MAILS.guide(to_name);
  return { ...letter, button: { label, url: linkTo("/guide", siteUrl, invitation).href } };
}

export function deskInvitationMail(
  { payload, invitation, to_address }: Pick<QueuedMail, "payload" | "invitation" | "to_address">,
  siteUrl: string,
): MailContent {
  const role = payload["role"] === "owner" ? "owner" : "office";
  const { label, ...letter } = ACCESS_MAILS.desk(role, to_address ?? "");
  return { ...letter, button: { label, url: linkTo("/admin", siteUrl, invitation).href } };
}
