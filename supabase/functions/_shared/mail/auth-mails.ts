import { AUTH_MAILS } from "../../../../src/languages/en/mails/auth.ts";
import type { MailContent } from "./layout.ts";

const link = "{{ .ConfirmationURL }}";

const withLink = ({ label, ...letter }: (typeof AUTH_MAILS)[keyof typeof AUTH_MAILS]): MailContent => ({
  ...letter,
  button: { label, url: link },
});

/** Auth sends these letters from supabase/templates, which the test beside this file writes. */
export const authMails: Record<keyof typeof AUTH_MAILS, MailContent> = {
  confirmation: withLink(AUTH_MAILS.confirmation),
  recovery: withLink(AUTH_MAILS.recovery),
  email_change: withLink(AUTH_MAILS.email_change),
};
