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
  const link = linkTo("/guide", siteUrl, invitation);
  return {
    subject: "Your guide account",
    title: "Your departures on your phone",
    paragraphs: [
      `${to_name ? `${to_name}, you` : "You"} are invited to the guide's page: the departures you lead, who travels, and who has arrived. It works offline once you have opened it online.`,
      "Open the link on the phone you take with you, then sign in or create an account. The link works once, for 7 days.",
      "Anyone who opens it can use your account, so keep this email private.",
    ],
    button: { label: "Open the guide's page", url: link.href },
    closing: "Don't guide for us? You can ignore this email.",
  };
}

const RIGHTS = {
  owner: "As an owner you can do everything at the desk, including refunds, settings, and who works there.",
  office:
    "As a member of the office you handle bookings, departures, incoming payments, and the catalog. Refunds, settings and people are left to the owners.",
};

export function deskInvitationMail(
  { payload, invitation, to_address }: Pick<QueuedMail, "payload" | "invitation" | "to_address">,
  siteUrl: string,
): MailContent {
  const role = payload["role"] === "owner" ? "owner" : "office";
  return {
    subject: "Your account at the desk",
    title: "You are invited to the desk",
    paragraphs: [
      RIGHTS[role],
      `Open the link, then create an account with this address (${to_address ?? ""}) and a password, or sign in if you have one. The link works once, for 7 days.`,
    ],
    button: { label: "Join the desk", url: linkTo("/admin", siteUrl, invitation).href },
    closing: "Don't work with us? You can ignore this email.",
  };
}
