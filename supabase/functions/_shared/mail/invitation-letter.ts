import type { Letter } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

export function invitationLetter(
  { to_name, invitation }: Pick<QueuedMail, "to_name" | "invitation">,
  siteUrl: string,
): Letter {
  if (!invitation) throw new Error("An invitation needs its token");
  const link = new URL("/guide", siteUrl);
  link.searchParams.set("invitation", invitation);
  return {
    subject: "Your guide account",
    title: "Your departures, on your phone",
    paragraphs: [
      `${to_name ? `${to_name}, you` : "You"} are invited to the guide's page: the departures you lead, who travels, and who has arrived. It works without a network once it was opened with one.`,
      "Open the link on the phone you take along, and sign in or create an account. The link works once, for 7 days.",
      "Anyone who opens it can use your account, so keep this email to yourself.",
    ],
    button: { label: "Open the guide's page", url: link.href },
    closing: "Don't guide for us? You can ignore this email.",
  };
}
