import { titleOf } from "../../../shared/titles.ts";
import { PASSWORD_TOO_SHORT } from "../../../domain/access/auth-form.ts";
import type { AuthRefusal } from "../../../data/remote/auth.ts";

export const SIGN_IN_FAILED = "Failed to sign in";
export const SIGN_UP_FAILED = "Failed to create account";
export const UNEXPECTED = "An unexpected error occurred";
const NO_CONNECTION = "We can't reach our server. What you typed is still here: try again in a moment.";
const SIGN_UP_UNANSWERED =
  "Our server did not answer, so your account may already exist. What you typed is still here: try again, or follow the link in our email if it arrives.";
const MAIL_UNANSWERED =
  "Our server did not answer, so the link may already be on its way. Check your inbox, or try again.";
const PASSWORD_UNANSWERED =
  "Our server did not answer, so your new password may already be saved. What you typed is still here: save it again to be sure.";

/** The server does not distinguish a second sign-up within a minute from too many mails. */
const MAILED_ALREADY =
  "We can't email you again just yet. If you already signed up, follow the link in our email; otherwise try again in a few minutes.";

const LINK_MAILED_ALREADY =
  "We can't email you again just yet. If a link has arrived, follow it; otherwise try again in a few minutes.";

export function signInMessage({ code, message }: AuthRefusal): string {
  if (code === "unreachable") return NO_CONNECTION;
  if (code === "invalid_credentials") return "Invalid email or password. Please check your credentials.";
  if (code === "email_not_confirmed") return "Please confirm your email before signing in.";
  return message || SIGN_IN_FAILED;
}

export function signUpMessage({ code, message }: AuthRefusal): string {
  if (code === "unreachable") return SIGN_UP_UNANSWERED;
  if (code === "over_email_send_rate_limit") return MAILED_ALREADY;
  if (code === "user_already_exists" || code === "email_exists") {
    return "An account with this email already exists. Please sign in instead.";
  }
  if (code === "weak_password") return PASSWORD_TOO_SHORT;
  return message || SIGN_UP_FAILED;
}

export function passwordResetMessage({ code, message }: AuthRefusal): string {
  if (code === "unreachable") return MAIL_UNANSWERED;
  if (code === "over_email_send_rate_limit") return LINK_MAILED_ALREADY;
  return message || UNEXPECTED;
}

export function passwordMessage({ code, message }: AuthRefusal): string {
  if (code === "unreachable") return PASSWORD_UNANSWERED;
  if (code === "weak_password") return PASSWORD_TOO_SHORT;
  if (code === "same_password") return "This is already your password. Choose another one.";
  if (code === "session_not_found" || code === "AuthSessionMissingError") {
    return "This link was already used or has expired. Ask for a new one.";
  }
  return message || UNEXPECTED;
}

export const LINK_REFUSED = {
  title: "This link no longer works",
  message: "This link was already used or has expired. Sign in, or ask for a new one.",
  tone: "error",
} as const;

export const LINK_UNANSWERED = {
  title: "Our server did not answer",
  message: "You are not signed in with this link yet. Keep this page open and try again.",
} as const;

export const linkFollowed = (type: string | undefined, email: string) =>
  ({
    title: type === "signup" || type === "email_change" ? "Your email is confirmed" : "Signed in successfully!",
    message: `You are signed in as ${email}.`,
    tone: "success",
  }) as const;

export const GATE_ACTIONS = {
  take: "Accept",
  notNow: "Not now",
  other: "Use another account",
  otherHow: "Log out first, then open the link in your email again.",
  checking: "Checking your access… If you're offline, this continues once you are online.",
  problems: {
    invitation_gone: "This invitation was already used or has expired. Ask the operator for a new one.",
    other_guide: "This account belongs to another guide. Log out and use an account of your own.",
    other_address:
      "This invitation is for another email address. Log out, then sign in with the address that got the invitation.",
    member_already: "This account already works at the desk.",
    unreachable: "Our server did not answer, so the invitation may already be accepted. It is saved: try again.",
    failed: "Our server could not answer, so the invitation may already be accepted. It is saved: try again.",
  } as Record<string, string>,
  again: "Try again",
};

export const GATE_TEXTS = {
  guide: {
    title: titleOf("guide"),
    invited: "You are invited to guide",
    invitedAs: (email: string) => `Accept this invitation as ${email}? Your departures will then be in this account.`,
    none: "This account is not a guide's",
    noneWhy:
      "The operator invites guides by email. If you were a guide until now, the operator has ended this account; anything you recorded and haven't sent yet will still be sent.",
  },
  admin: {
    title: "Desk",
    invited: "You are invited to the desk",
    invitedAs: (email: string) => `Accept this invitation as ${email}? The desk then opens with this account.`,
    none: "This account does not work at the desk",
    noneWhy: "An owner invites people to the desk by email.",
  },
};

export const INVITATION_LEAD =
  "You are invited to the desk. Create an account with the address that got the invitation, or sign in if you have one.";
