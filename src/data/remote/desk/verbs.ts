import * as v from "valibot";
import type { DeskRole } from "../../../domain/access/desk-role.ts";
import { changeOutlookSchema, type WantedChange } from "../../../domain/desk/bookings/change-schema.ts";
import { findSchema } from "../../../domain/desk/bookings/find-schema.ts";
import { letterOutlookSchema, letterSentSchema } from "../../../domain/desk/bookings/letter-schema.ts";
import { calendarSchema } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { checkInSchema } from "../../../domain/desk/departures/check-in-schema.ts";
import { deskDepartureSchema, itemDeparturesSchema } from "../../../domain/desk/departures/departure-schema.ts";
import * as lists from "../../../domain/desk/lists/desk-schema.ts";
import { booksSchema, ledgerLinesSchema } from "../../../domain/desk/payments/books.ts";
import { deskCodeSchema } from "../../../domain/desk/payments/code-form.ts";
import { type GiftCardFields, giftCardListSchema } from "../../../domain/desk/payments/gift-card-form.ts";
import { settlementPaymentSchema } from "../../../domain/desk/payments/settlement/settlement-schema.ts";
import { type Guide, guideSchema } from "../../../domain/desk/people/guide-schema.ts";
import { memberSchema } from "../../../domain/desk/people/member-schema.ts";
import { deskErrorSchema } from "../../../domain/desk/settings/error-schema.ts";
import { firstStepsSchema } from "../../../domain/desk/today/first-steps.ts";
import type { ChartPeriod } from "../../../domain/desk/today/question-period.ts";
import { questionsSchema } from "../../../domain/desk/today/questions-schema.ts";
import { todaySchema } from "../../../domain/desk/today/today-schema.ts";
import type { Money } from "../../../domain/payment/money-form.ts";
import type { Rate } from "../../../domain/pricing/orientation.ts";
import { ratesSchema } from "../../../domain/pricing/rates-schema.ts";
import { done, takes, type VerbTable } from "../../net/call.ts";
import type * as asked from "./asked.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const act = <Args extends object>() => ({ takes: takes<Args>(), answer: done, writes: true }) as const;
const made = { writes: true, repeatable: true } as const;

export const DESK_VERBS = {
  "rpc/admin_today": { answer: todaySchema },
  "rpc/admin_next_days": {
    takes: takes<{ days: number }>(),
    answer: v.array(v.object({ item_id: v.string(), day: v.string(), manifest: lists.manifestSchema })),
  },
  "rpc/admin_figures": {
    answer: v.object({
      bookings_today: count,
      holds: count,
      needs_attention: count,
      revenue_today_cents: count,
      new_requests: count,
      new_reviews: count,
    }),
  },
  "rpc/admin_questions": { takes: takes<ChartPeriod>(), answer: questionsSchema },
  "rpc/admin_first_steps": { answer: firstStepsSchema },
  "rpc/admin_find": { takes: takes<{ query: string; on_day: string | null }>(), answer: findSchema },
  "rpc/admin_views": { takes: takes<{ list: string }>(), answer: lists.viewListSchema },
  "rpc/admin_save_view": act<{ view: lists.DeskView & { list: string } }>(),
  "rpc/admin_drop_view": act<{ view_id: string }>(),

  "rpc/admin_bookings": { takes: takes<asked.BookingFilter & asked.PageArgs>(), answer: lists.bookingListSchema },
  "rpc/admin_booking": { takes: takes<asked.OfBooking>(), answer: v.nullable(lists.bookingDetailSchema) },
  "rpc/admin_manifest": {
    takes: takes<{ item: string; departs_on: string }>(),
    answer: v.nullable(lists.manifestSchema),
  },
  "rpc/admin_confirm_booking": act<asked.AsShown & { reason: string }>(),
  /** The server refuses if the booking changed, because the refund shown would be wrong. */
  "rpc/admin_cancel_booking": act<asked.AsShown & { reason: string; refund_cents: number }>(),
  "rpc/admin_manual_booking": { ...act<{ booking: asked.ManualBooking }>(), ...made },
  /** The operation's id makes a retry idempotent. */
  "rpc/admin_mark_bookings": {
    takes: takes<{ marking: { id: string; booking_ids: readonly string[]; attention: boolean; reason: string } }>(),
    answer: v.object({ ok: v.literal(true), failed: v.array(v.object({ id: v.string(), code: v.string() })) }),
    writes: true,
  },
  "rpc/admin_change_outlook": {
    takes: takes<asked.OfBooking & { change: WantedChange }>(),
    answer: changeOutlookSchema,
  },
  "rpc/admin_change_booking": { ...act<asked.AsShown & { change: asked.AgreedChange; reason: string }>(), ...made },
  "rpc/admin_correct_guest": act<asked.OfBooking & { guest: asked.Guest; expected: asked.Guest }>(),
  "rpc/admin_send_link": act<asked.OfBooking>(),
  /** The desk shows the link once, because the server stores only its hash. */
  "rpc/admin_make_link": {
    takes: takes<asked.OfBooking>(),
    answer: v.object({ ok: v.literal(true), token: v.string() }),
    writes: true,
  },
  "rpc/add_booking_note": { ...act<asked.OfBooking & { note_id: string; body: string }>(), ...made },
  /** A refusal carries the note that another admin saved since `seen`. */
  "rpc/save_guide_note": {
    ...act<{ booking: string; note: string; seen: string }>(),
    refusal: v.object({ ok: v.literal(false), code: v.string(), guide_note: v.nullish(v.string()) }),
  },
  "rpc/letter_outlook": { takes: takes<{ message: asked.LetterTo }>(), answer: letterOutlookSchema },
  /** The letter's id prevents a second mail to the same traveler. */
  "rpc/write_to_guests": {
    takes: takes<{ message: asked.LetterTo & { id: string; subject: string; body: string } }>(),
    answer: letterSentSchema,
    writes: true,
  },
  "rpc/resend_mail": act<{ mail: string }>(),

  "rpc/admin_item_departures": { takes: takes<{ item: string }>(), answer: v.nullable(itemDeparturesSchema) },
  "rpc/admin_departures": { takes: takes<asked.CalendarArgs & asked.PageArgs>(), answer: calendarSchema },
  "rpc/admin_bookings_on": { takes: takes<{ departures: readonly string[] }>(), answer: v.array(v.string()) },
  /** A refusal carries the current departure, or the number of seats already sold. */
  "rpc/save_departure": {
    ...act<{ departure: asked.DepartureWish }>(),
    refusal: v.object({
      ok: v.literal(false),
      code: v.string(),
      field: v.nullish(v.string()),
      departure: v.optional(deskDepartureSchema),
      taken: v.optional(v.number()),
    }),
  },
  "rpc/repeat_departure": {
    takes: takes<{ departure_id: string; until: string }>(),
    answer: v.object({ ok: v.literal(true), made: v.array(v.string()) }),
    writes: true,
  },
  "rpc/cancel_departure": act<{ departure_id: string; reason: string }>(),
  "rpc/admin_check_in": { takes: takes<{ departure_id: string }>(), answer: v.nullable(checkInSchema) },
  "rpc/settle_claim": act<{ claim_id: string; accept: boolean; reason: string }>(),

  "rpc/admin_payment_summary": { takes: takes<asked.PaymentsShown>(), answer: lists.paymentSummarySchema },
  "rpc/admin_payments": {
    takes: takes<asked.PaymentFilter & asked.PageArgs>(),
    answer: v.array(lists.paymentRowSchema),
  },
  "rpc/admin_payment": { takes: takes<asked.OfPayment>(), answer: v.nullable(lists.paymentDetailSchema) },
  "rpc/admin_payments_between": {
    takes: takes<{ from_time: string; to_time: string; after: string | null; how_many: number }>(),
    answer: v.array(settlementPaymentSchema),
  },
  "rpc/admin_mark_failed": act<asked.OfPayment & { reason: string }>(),
  "rpc/admin_resend_email": act<asked.OfPayment>(),
  /** Sends the refund at once; without an amount it refunds all that is left. */
  "functions/refund-payment": {
    takes: takes<asked.OfPayment & { reason: string; amount_cents?: number; expected?: object }>(),
    answer: v.unknown(),
    writes: true,
  },
  "rpc/admin_record_money": {
    takes: takes<asked.OfBooking & asked.OfPayment & Money>(),
    answer: v.object({ ok: v.literal(true), outcome: v.string() }),
    ...made,
  },
  "rpc/admin_void_money": act<asked.OfPayment & { reason: string }>(),
  "rpc/admin_send_refund_again": act<{ refund_id: string; reason: string }>(),
  "rpc/admin_give_by_hand": act<{ refund_id: string; note: string }>(),
  "functions/generate-pdf": {
    takes: takes<{ booking_data: { document: string } }>(),
    answer: v.object({ html_content: v.string() }),
  },
  "rpc/admin_books": { takes: takes<{ month: string }>(), answer: booksSchema },
  "rpc/admin_ledger": {
    takes: takes<{ month: string; up_to: number; after: number | null; how_many: number }>(),
    answer: ledgerLinesSchema,
  },
  "rpc/admin_rates": { answer: ratesSchema },
  "rpc/admin_save_rates": act<{ rates: readonly Rate[]; seen: Readonly<Record<string, unknown>> }>(),
  "rpc/admin_codes": { answer: v.array(deskCodeSchema) },
  "rpc/save_code": act<{ code: asked.CodeWish }>(),
  "rpc/admin_gift_cards": { takes: takes<asked.GiftCardFilter & asked.PageArgs>(), answer: giftCardListSchema },
  "rpc/void_gift_card": act<{ card_id: string; reason: string }>(),
  "rpc/make_gift_card": {
    takes: takes<{ card: GiftCardFields & { id: string } }>(),
    answer: v.object({ ok: v.literal(true), code: v.string() }),
    ...made,
  },

  "rpc/admin_guides": { answer: v.array(guideSchema) },
  "rpc/save_guide": act<{ guide: Omit<Guide, "account"> }>(),
  "rpc/invite_guide": act<{ guide: string }>(),
  "rpc/end_guide_account": act<{ guide: string }>(),
  "rpc/admin_people": { answer: v.array(memberSchema) },
  "rpc/admin_invite_member": act<{ address: string; role: DeskRole }>(),
  "rpc/admin_change_role": act<{ member_id: string; role: DeskRole }>(),
  "rpc/admin_end_member": act<{ member_id: string }>(),
  "rpc/admin_requests": { takes: takes<asked.RequestFilter & asked.PageArgs>(), answer: lists.requestListSchema },
  "rpc/admin_mark_answered": act<{ kind: string; id: string; answered: boolean }>(),
  "rpc/admin_audit": {
    takes: takes<asked.AuditFilter & { up_to: number | null } & asked.PageArgs>(),
    answer: lists.auditListSchema,
  },
  "rpc/admin_errors": { answer: v.array(deskErrorSchema) },
  "rpc/admin_drop_error": act<{ id: string }>(),
  "rpc/admin_export_person": {
    takes: takes<{ address: string }>(),
    answer: v.looseObject({ format: v.literal(1), bookings: v.array(v.unknown()) }),
  },
  "rpc/admin_erase_person": {
    takes: takes<{ address: string }>(),
    answer: v.object({ ok: v.literal(true), bookings: v.array(v.string()) }),
    writes: true,
  },
  "rpc/admin_export_guide": { takes: takes<{ guide: string }>(), answer: v.looseObject({ ok: v.literal(true) }) },
  "rpc/admin_erase_guide": act<{ guide: string }>(),
  "rpc/admin_reviews": { takes: takes<asked.ReviewFilter & asked.PageArgs>(), answer: lists.reviewListSchema },
  /** `words` is the answer (null: none), or the reason for declining. */
  "rpc/judge_review": act<{
    booking_id: string;
    written_at: number;
    publish: boolean;
    words: string | null;
    expected: Pick<lists.DeskReview, "status" | "answer" | "reason">;
  }>(),
} satisfies VerbTable;
