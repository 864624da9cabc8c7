import type { Failure } from "../../domain/result.ts";
import { withErrorId } from "../../shared/text-of-code.ts";
import { CONFIRMATION_DOCUMENT, CONFIRMATION_MAIL } from "#words/payment/confirmation.ts";

export const documentFailureText = (failure: Failure): string =>
  withErrorId(failure.code === "unreadable" ? CONFIRMATION_DOCUMENT.unreadable : CONFIRMATION_DOCUMENT.failed, failure);

/** After these failures the server may have sent the mail. */
const UNANSWERED_REASONS = new Set(["unreachable", "login_page", "unreadable", "server_failed"]);

export function mailFailureText(failure: Failure): string {
  const { reason, not_done } = failure;
  if (reason === "unanswered" || (!not_done && UNANSWERED_REASONS.has(reason))) return CONFIRMATION_MAIL.unanswered;
  return withErrorId(CONFIRMATION_MAIL.refusals[reason] ?? CONFIRMATION_MAIL.failed, failure);
}
