import type { Failure } from "../../domain/result.ts";
import { CONFIRMATION_DOCUMENT, CONFIRMATION_MAIL } from "#words/payment/confirmation.ts";

export const documentFailureText = ({ code }: Failure): string =>
  code === "unreadable" ? CONFIRMATION_DOCUMENT.unreadable : CONFIRMATION_DOCUMENT.failed;

/** After these failures the server may have sent the mail. */
const UNANSWERED_REASONS = new Set(["unreachable", "login_page", "unreadable", "server_failed"]);

export function mailFailureText({ reason, not_done }: Failure): string {
  if (reason === "unanswered" || (!not_done && UNANSWERED_REASONS.has(reason))) return CONFIRMATION_MAIL.unanswered;
  return CONFIRMATION_MAIL.refusals[reason] ?? CONFIRMATION_MAIL.failed;
}
