import {
  CHANGED_BOOKING,
  CHANNEL_NAMES,
  CLAIM,
  COST_KINDS,
  FAILURES,
  FILTERS,
  MEMBERS,
  OUTCOMES,
  OWNERS_CAN,
  OWNERS_ONLY,
  PAGER,
  SOURCES,
  STATUSES,
} from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import * as terms from "#texts/terms.ts";
import type { DeskRole } from "../domain/access/desk-role.ts";
import { isMailKind } from "../domain/contact/mail-kinds.ts";
import type { Channel } from "../domain/desk/bookings/manual-booking.ts";
import type { Member } from "../domain/desk/people/member-schema.ts";
import type { QuotedOption } from "../domain/pricing/options.ts";
import { textOfCode } from "../domain/problem.ts";
import type { PlainRefusal } from "../domain/result.ts";
import { attentionText } from "./letters.ts";
import { withErrorId } from "./shared.ts";
import { optionsOrNone } from "./terms.ts";

/** A newer server may send codes that this version does not know. */
export const named = (names: Readonly<Record<string, string>>, code: string): string => textOfCode(names, code) ?? code;

export const statusWords = (status: string): string => named(STATUSES, status);

export const statusOptions = (...statuses: readonly string[]): Record<string, string> => ({
  "": FILTERS.all,
  ...Object.fromEntries(statuses.map((status) => [status, statusWords(status)])),
});

export const mailWords = (kind: string): string => (isMailKind(kind) ? mails.MAIL_KINDS[kind] : kind);

export const outcomeWords = (outcome: string): string => (outcome === "applied" ? "" : named(OUTCOMES, outcome));

export const costKindText = (kind: unknown): string => named(COST_KINDS, String(kind));

export const sourceText = (source: string): string => named(SOURCES, source);

export const channelText = ({ channel, agency }: { channel: Channel; agency: string | null }): string =>
  agency ?? CHANNEL_NAMES[channel];

export const claimWaits = (doubt: string | null): string =>
  CLAIM.waits({ doubt: textOfCode(CLAIM.doubts, doubt ?? "refused") ?? CLAIM.doubts.refused });

export const claimDoesNotCount = (doubt: string): string => CLAIM.doesNotCount({ doubt: named(CLAIM.doubts, doubt) });

export const cashClaim = (cents: number) => ({
  ...CLAIM.cash,
  accept: CLAIM.cash.accept({ cents }),
  reject: CLAIM.cash.reject({ cents }),
});

export function pagerText(first: number, last: number, all: number): string {
  if (all === 0) return PAGER.nothing;
  return first > all ? PAGER.past({ all }) : PAGER.rows({ first, last, all });
}

export const ownersCan = (acts: readonly string[]): string => OWNERS_CAN({ acts: acts.join(", ") });

const CHANGED_VALUES: Readonly<Record<string, (value: never) => string>> = {
  status: (status: string) => CHANGED_BOOKING.status({ status: statusWords(status).toLowerCase() }),
  check_in: (check_in: string) => CHANGED_BOOKING.check_in({ check_in }),
  guests: (guests: number) => CHANGED_BOOKING.guests({ guests }),
  options: (options: QuotedOption[]) => CHANGED_BOOKING.options({ options: optionsOrNone(terms, options) }),
  total_cents: (cents: number) => CHANGED_BOOKING.total_cents({ cents }),
  paid_cents: (cents: number) => CHANGED_BOOKING.paid_cents({ cents }),
  refunded_cents: (cents: number) => CHANGED_BOOKING.refunded_cents({ cents }),
  attention_reason: (reason: string | null) =>
    reason ? CHANGED_BOOKING.attention({ attention: attentionText(mails, reason) }) : CHANGED_BOOKING.noAttention,
  customer_first_name: (value: string) => CHANGED_BOOKING.customer_first_name({ value }),
  customer_last_name: (value: string) => CHANGED_BOOKING.customer_last_name({ value }),
  customer_email: (value: string) => CHANGED_BOOKING.customer_email({ value }),
  customer_phone: (value: string) => CHANGED_BOOKING.customer_phone({ value }),
};

export function changedText(now: Readonly<Record<string, unknown>>): string {
  const changes = Object.entries(now).flatMap(
    ([name, value]) => textOfCode(CHANGED_VALUES, name)?.(value as never) ?? [],
  );
  return changes.length > 0 ? CHANGED_BOOKING.textNow({ changes: changes.join(", ") }) : CHANGED_BOOKING.text;
}

const FAILURE_TEXTS = {
  ...FAILURES,
  unauthorized: FAILURES.forbidden,
  network_limit: FAILURES.rate_limited,
  owners_only: OWNERS_ONLY,
  // The desk writes some tables directly and gets Postgres codes from them.
  "42501": FAILURES.forbidden,
  PT403: OWNERS_ONLY,
};

type FailureFacts = { reason: string; refusal?: PlainRefusal | undefined; request_id?: string };

export function failureText({ reason, refusal, request_id }: FailureFacts): string {
  const text =
    refusal?.now && reason === "booking_changed" ? changedText(refusal.now) : textOfCode(FAILURE_TEXTS, reason);
  return withErrorId(text ?? FAILURES.other, request_id);
}

export function memberStateText(
  { state, invited_at, until, mail, ended_at, ended_by, accepted_at, role }: Member,
  now: number,
): string {
  const { standing } = MEMBERS;
  if (role === "guide") return standing.guide;
  if (state === "ended") {
    const day = { ended_at: ended_at ?? "" };
    return ended_by === null ? standing.endedByOperator(day) : standing.ended({ ...day, ended_by });
  }
  if (state === "active") return standing.active({ accepted_at: accepted_at ?? "" });
  if (mail === "failed") return standing.mailFailed;
  if (until === null) return standing.mailWaits;
  if (Date.parse(until) < now) return standing.expired;
  return standing.invited({ invited_at: invited_at ?? "", until });
}

export const roleQuestion = (email: string, role: DeskRole): string => MEMBERS.changeTitle[role]({ email });
