import * as v from "valibot";
import type { DeskRole } from "../../../domain/access/desk-role.ts";
import { itemTranslationsSchema } from "../../../domain/catalogue/translation/translations-schema.ts";
import type { ItemTranslation } from "../../../domain/catalogue/translation/translations.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { changeOutlookSchema, type BookingChangeInput } from "../../../domain/desk/bookings/change-schema.ts";
import { findSchema } from "../../../domain/desk/bookings/find-schema.ts";
import { letterOutlookSchema, letterSentSchema } from "../../../domain/desk/bookings/letter-schema.ts";
import { adminRowSchema } from "../../../domain/desk/catalogue/admin-rows.ts";
import { calendarSchema } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { checkInSchema } from "../../../domain/desk/departures/check-in-schema.ts";
import { departureCostsSchema, type CostInput } from "../../../domain/desk/departures/costs.ts";
import {
  deskDepartureSchema,
  freeGuidesSchema,
  itemDeparturesSchema,
} from "../../../domain/desk/departures/departure-schema.ts";
import { notReachedSchema } from "../../../domain/desk/departures/not-reached.ts";
import * as lists from "../../../domain/desk/lists/desk-schema.ts";
import { booksSchema, ledgerLinesSchema } from "../../../domain/desk/payments/books.ts";
import { channelMonthSchema } from "../../../domain/desk/payments/channels.ts";
import { type GiftCardFields, giftCardListSchema } from "../../../domain/desk/payments/check-gift-card.ts";
import { deskCodeSchema } from "../../../domain/desk/payments/code-form.ts";
import { monthStatementSchema } from "../../../domain/desk/payments/month-statement.ts";
import { settlementPaymentSchema } from "../../../domain/desk/payments/settlement/settlement-schema.ts";
import { issuedVouchersSchema } from "../../../domain/desk/payments/voucher-register.ts";
import { type Guide, guideSchema } from "../../../domain/desk/people/guide-schema.ts";
import { memberSchema } from "../../../domain/desk/people/member-schema.ts";
import { deskErrorSchema } from "../../../domain/desk/settings/error-schema.ts";
import { firstStepsSchema } from "../../../domain/desk/today/opening-steps.ts";
import type { ChartPeriod } from "../../../domain/desk/today/question-period.ts";
import { questionsSchema } from "../../../domain/desk/today/questions-schema.ts";
import { todaySchema } from "../../../domain/desk/today/today-schema.ts";
import type { Language } from "../../../domain/languages.ts";
import type { Money } from "../../../domain/payment/money-form.ts";
import type { Rate } from "../../../domain/pricing/orientation.ts";
import { ratesSchema } from "../../../domain/pricing/rates-schema.ts";
import { wholeNumber } from "../../../domain/schemas.ts";
import { deskSettingsSchema } from "../../../domain/shop/settings-schema.ts";
import { okSchema, args, refusalSchema, type VerbTable } from "../../net/call.ts";
import type * as asked from "./verb-arguments.ts";

const actionVerb = <Args extends object>() => ({ args: args<Args>(), answer: okSchema, writes: true }) as const;
const repeatableWrite = { writes: true, repeatable: true } as const;

export const DESK_VERBS = {
  "rpc/admin_today": { answer: todaySchema },
  "rpc/admin_next_days": {
    args: args<{ days: number }>(),
    answer: v.array(v.object({ item_id: v.string(), day: v.string(), manifest: lists.manifestSchema })),
  },
  "rpc/admin_figures": {
    answer: v.object({
      bookings_today: wholeNumber,
      holds: wholeNumber,
      needs_attention: wholeNumber,
      revenue_today_cents: wholeNumber,
      new_requests: wholeNumber,
      new_reviews: wholeNumber,
      not_reached: wholeNumber,
    }),
  },
  "rpc/admin_statistics": { args: args<ChartPeriod>(), answer: questionsSchema },
  "rpc/admin_first_steps": { answer: firstStepsSchema },
  "rpc/admin_find": { args: args<{ query: string; on_day: string | null }>(), answer: findSchema },
  "rpc/admin_views": { args: args<{ list: string }>(), answer: lists.viewListSchema },
  "rpc/admin_save_view": actionVerb<{ view: lists.DeskView & { list: string } }>(),
  "rpc/admin_drop_view": actionVerb<{ view_id: string }>(),

  "rpc/admin_bookings": { args: args<asked.BookingFilter & asked.PageArgs>(), answer: lists.bookingListSchema },
  "rpc/admin_booking": { args: args<asked.BookingArgs>(), answer: v.nullable(lists.bookingDetailSchema) },
  "rpc/admin_manifest": {
    args: args<{ item: string; departs_on: string }>(),
    answer: v.nullable(lists.manifestSchema),
  },
  "rpc/admin_confirm_booking": actionVerb<asked.ExpectedBooking & { reason: string }>(),
  "rpc/admin_cancel_booking": actionVerb<asked.ExpectedBooking & { reason: string; refund_cents: number }>(),
  "rpc/admin_manual_booking": { ...actionVerb<{ booking: asked.ManualBooking }>(), ...repeatableWrite },
  "rpc/admin_mark_bookings": {
    args: args<{ marking: { id: string; booking_ids: readonly string[]; attention: boolean; reason: string } }>(),
    answer: v.object({ ok: v.literal(true), failed: v.array(v.object({ id: v.string(), code: v.string() })) }),
    writes: true,
  },
  "rpc/admin_change_outlook": {
    args: args<asked.BookingArgs & { change: BookingChangeInput }>(),
    answer: changeOutlookSchema,
  },
  "rpc/admin_change_booking": {
    ...actionVerb<asked.ExpectedBooking & { change: asked.AgreedChange; reason: string }>(),
    ...repeatableWrite,
  },
  "rpc/admin_correct_guest": actionVerb<asked.BookingArgs & { guest: asked.Guest; expected: asked.Guest }>(),
  "rpc/admin_send_link": actionVerb<asked.BookingArgs>(),
  "rpc/admin_preview_link": {
    args: args<{ item_type: "tour" | "package"; item_id: string }>(),
    answer: v.object({ ok: v.literal(true), token: v.string(), expires_at: v.string() }),
    writes: true,
  },
  "rpc/admin_make_link": {
    args: args<asked.BookingArgs>(),
    answer: v.object({ ok: v.literal(true), token: v.string() }),
    writes: true,
  },
  "rpc/add_booking_note": {
    ...actionVerb<asked.BookingArgs & { note_id: string; body: string }>(),
    ...repeatableWrite,
  },
  /** A refusal carries the note that another admin saved since `seen`. */
  "rpc/save_guide_note": {
    ...actionVerb<{ booking: string; note: string; seen: string }>(),
    refusal: v.object({ ok: v.literal(false), code: v.string(), guide_note: v.nullish(v.string()) }),
  },
  "rpc/letter_outlook": { args: args<{ message: asked.LetterRecipients }>(), answer: letterOutlookSchema },
  "rpc/write_to_guests": {
    args: args<{ message: asked.LetterRecipients & { id: string; subject: string; body: string } }>(),
    answer: letterSentSchema,
    writes: true,
  },
  "rpc/resend_mail": actionVerb<{ mail: string }>(),
  "rpc/admin_ask_names": actionVerb<asked.BookingArgs>(),

  "rpc/admin_items": {
    args: args<{ item_type: ItemKind; archived: boolean; search: string } & asked.PageArgs>(),
    answer: v.object({ count: wholeNumber, rows: v.array(adminRowSchema) }),
  },
  "rpc/admin_item": { args: args<asked.ItemArgs>(), answer: v.nullable(adminRowSchema) },
  /** A refusal carries what another admin saved since `seen`. */
  "rpc/admin_save_item": {
    args: args<asked.ItemArgs & { fields: Readonly<Record<string, unknown>>; seen: number | null }>(),
    answer: v.object({ ok: v.literal(true), item: adminRowSchema }),
    refusal: v.object({ ...refusalSchema.entries, now: v.nullish(adminRowSchema) }),
    writes: true,
  },
  "rpc/admin_remove_item": {
    args: args<asked.ItemArgs>(),
    answer: v.object({ ok: v.literal(true), archived: v.boolean() }),
    writes: true,
  },

  "rpc/admin_item_departures": { args: args<{ item: string }>(), answer: v.nullable(itemDeparturesSchema) },
  "rpc/admin_departures": { args: args<asked.CalendarArgs & asked.PageArgs>(), answer: calendarSchema },
  "rpc/admin_free_guides": { args: args<{ departures: readonly string[] }>(), answer: freeGuidesSchema },
  "rpc/admin_bookings_on": { args: args<{ departures: readonly string[] }>(), answer: v.array(v.string()) },
  /** A refusal carries the current departure, or the number of seats already sold. */
  "rpc/save_departure": {
    ...actionVerb<{ departure: asked.DepartureInput }>(),
    refusal: v.object({
      ok: v.literal(false),
      code: v.string(),
      field: v.nullish(v.string()),
      departure: v.optional(deskDepartureSchema),
      taken: v.optional(v.number()),
    }),
  },
  "rpc/repeat_departure": {
    args: args<{ departure_id: string; until: string }>(),
    answer: v.object({ ok: v.literal(true), made: v.array(v.string()) }),
    writes: true,
  },
  "rpc/cancel_departure": actionVerb<{ departure_id: string; reason: string }>(),
  "rpc/admin_check_in": { args: args<{ departure_id: string }>(), answer: v.nullable(checkInSchema) },
  "rpc/admin_departure_costs": { args: args<{ departure_id: string }>(), answer: v.nullable(departureCostsSchema) },
  "rpc/add_departure_cost": { ...actionVerb<{ cost: CostInput }>(), ...repeatableWrite },
  "rpc/remove_departure_cost": { ...actionVerb<{ cost_id: string }>(), ...repeatableWrite },
  "rpc/admin_not_reached": { args: args<{ departure_id?: string }>(), answer: v.array(notReachedSchema) },
  "rpc/settle_claim": actionVerb<{ claim_id: string; accept: boolean; reason: string }>(),

  "rpc/admin_payment_summary": { args: args<asked.PaymentSelection>(), answer: lists.paymentSummarySchema },
  "rpc/admin_payments": {
    args: args<asked.PaymentFilter & asked.PageArgs>(),
    answer: v.array(lists.paymentRowSchema),
  },
  "rpc/admin_payment": { args: args<asked.PaymentArgs>(), answer: v.nullable(lists.paymentDetailSchema) },
  "rpc/admin_payments_between": {
    args: args<{ from_time: string; to_time: string; after: string | null; how_many: number }>(),
    answer: v.array(settlementPaymentSchema),
  },
  "rpc/admin_mark_failed": actionVerb<asked.PaymentArgs & { reason: string }>(),
  "rpc/admin_resend_email": actionVerb<asked.PaymentArgs>(),
  "functions/refund-payment": {
    args: args<asked.PaymentArgs & { reason: string; amount_cents?: number; expected?: object }>(),
    answer: v.unknown(),
    writes: true,
  },
  "rpc/admin_record_money": {
    args: args<asked.BookingArgs & asked.PaymentArgs & Money>(),
    answer: v.object({ ok: v.literal(true), outcome: v.string() }),
    ...repeatableWrite,
  },
  "rpc/admin_void_money": actionVerb<asked.PaymentArgs & { reason: string }>(),
  "rpc/admin_send_refund_again": actionVerb<{ refund_id: string; reason: string }>(),
  "rpc/admin_settle_double_refund": actionVerb<{
    refund_id: string;
    cents: number;
    reason: string;
    method: "cash" | "bank_transfer" | null;
  }>(),
  "rpc/admin_record_refund_by_hand": actionVerb<{ refund_id: string; note: string }>(),
  "functions/generate-pdf": {
    args: args<{ booking_data: { document: string } }>(),
    answer: v.object({ html_content: v.string() }),
  },
  "rpc/admin_books": { args: args<{ month: string }>(), answer: booksSchema },
  "rpc/admin_channels": { args: args<{ month: string }>(), answer: channelMonthSchema },
  "rpc/admin_statement": { args: args<{ month: string }>(), answer: monthStatementSchema },
  "rpc/admin_ledger": {
    args: args<{ month: string; up_to: number; after: number | null; how_many: number }>(),
    answer: ledgerLinesSchema,
  },
  "rpc/admin_vouchers": {
    args: args<{ month: string; after: string | null; how_many: number }>(),
    answer: issuedVouchersSchema,
  },
  "rpc/admin_rates": { answer: ratesSchema },
  "rpc/admin_save_rates": actionVerb<{ rates: readonly Rate[]; seen: Readonly<Record<string, unknown>> }>(),
  "rpc/admin_settings": { answer: deskSettingsSchema },
  "rpc/admin_save_settings": {
    args: args<{ settings: Readonly<Record<string, unknown>>; seen: number }>(),
    answer: v.object({ ok: v.literal(true), settings: deskSettingsSchema }),
    writes: true,
  },
  "rpc/admin_translations": { args: args<asked.TranslationArgs>(), answer: itemTranslationsSchema },
  "rpc/save_translations": {
    ...actionVerb<asked.TranslationArgs & { language: Language; texts: ItemTranslation }>(),
    ...repeatableWrite,
  },
  "rpc/admin_codes": { answer: v.array(deskCodeSchema) },
  "rpc/save_code": actionVerb<{ code: asked.CodeInput }>(),
  "rpc/admin_gift_cards": { args: args<asked.GiftCardFilter & asked.PageArgs>(), answer: giftCardListSchema },
  "rpc/void_gift_card": actionVerb<{ card_id: string; reason: string }>(),
  "rpc/make_gift_card": {
    args: args<{ card: GiftCardFields & { id: string } }>(),
    answer: v.object({ ok: v.literal(true), code: v.string() }),
    ...repeatableWrite,
  },

  "rpc/admin_guides": { answer: v.array(guideSchema) },
  "rpc/save_guide": actionVerb<{ guide: Omit<Guide, "account"> }>(),
  "rpc/invite_guide": actionVerb<{ guide: string }>(),
  "rpc/end_guide_account": actionVerb<{ guide: string }>(),
  "rpc/admin_people": { answer: v.array(memberSchema) },
  "rpc/admin_invite_member": actionVerb<{ address: string; role: DeskRole }>(),
  "rpc/admin_change_role": actionVerb<{ member_id: string; role: DeskRole }>(),
  "rpc/admin_end_member": actionVerb<{ member_id: string }>(),
  "rpc/admin_requests": { args: args<asked.RequestFilter & asked.PageArgs>(), answer: lists.requestListSchema },
  "rpc/admin_mark_answered": actionVerb<{ kind: string; id: string; answered: boolean }>(),
  "rpc/admin_answer_request": {
    ...actionVerb<{ answer: { id: string; kind: string; request_id: string; subject: string; body: string } }>(),
    ...repeatableWrite,
  },
  "rpc/admin_audit": {
    args: args<asked.AuditFilter & { up_to: number | null } & asked.PageArgs>(),
    answer: lists.auditListSchema,
  },
  "rpc/admin_errors": { answer: v.array(deskErrorSchema) },
  "rpc/admin_drop_error": actionVerb<{ id: string }>(),
  "rpc/admin_export_person": {
    args: args<{ address: string }>(),
    answer: v.looseObject({ format: v.literal(1), bookings: v.array(v.unknown()) }),
  },
  "rpc/admin_erase_person": {
    args: args<{ address: string }>(),
    answer: v.object({ ok: v.literal(true), bookings: v.array(v.string()) }),
    writes: true,
  },
  "rpc/admin_export_guide": { args: args<{ guide: string }>(), answer: v.looseObject({ ok: v.literal(true) }) },
  "rpc/admin_erase_guide": actionVerb<{ guide: string }>(),
  "rpc/admin_reviews": { args: args<asked.ReviewFilter & asked.PageArgs>(), answer: lists.reviewListSchema },
  /** `words` is the answer (null: none), or the reason for declining. */
  "rpc/judge_review": actionVerb<{
    booking_id: string;
    written_at: number;
    publish: boolean;
    words: string | null;
    expected: Pick<lists.DeskReview, "status" | "answer" | "reason">;
  }>(),
} satisfies VerbTable;
