import * as v from "valibot";
import { okSchema, refusalSchema, type VerbName, type VerbTable } from "../../../src/data/net/call.ts";
import { ACCOUNT_VERBS } from "../../../src/data/remote/account.ts";
import { CATALOGUE_VERBS } from "../../../src/data/remote/catalogue.ts";
import { DESK_VERBS } from "../../../src/data/remote/desk/verbs.ts";
import { GUIDE_VERBS } from "../../../src/data/remote/guide.ts";
import { OWN_DATA_VERBS } from "../../../src/data/remote/own-data.ts";
import { TRANSLATION_VERBS } from "../../../src/data/remote/translations-since.ts";
import { GIFT_CARD_VERBS } from "../../../src/data/remote/traveler/gift-cards.ts";
import { MESSAGE_VERB } from "../../../src/data/remote/traveler/outbox-net.ts";
import { TRAVELER_VERBS } from "../../../src/data/remote/traveler/verbs.ts";
import { answerList } from "../../../src/domain/booking/booked-answers.ts";
import { moveRefusalSchema, moveSchema } from "../../../src/domain/booking/move/move-answer.ts";
import { documentsSchema } from "../../../src/domain/booking/trip/booking-documents.ts";
import { meetingChangeSchema } from "../../../src/domain/booking/trip/meeting-change.ts";
import { deltaSchema } from "../../../src/domain/catalogue/rows/catalogue-schema.ts";
import { adminRowSchema } from "../../../src/domain/desk/catalogue/admin-rows.ts";
import { newsSchema } from "../../../src/domain/news/unseen-news.ts";
import { MESSAGE_KINDS } from "../../../src/domain/outbox/message-kinds.ts";
import { statementSchema } from "../../../src/domain/payment/account-statement.ts";
import { cardRefusalSchema } from "../../../src/domain/payment/card-refusals.ts";
import { receiptsSchema } from "../../../src/domain/payment/parse-fiscal-receipts.ts";
import { bookingWaysSchema } from "../../../src/domain/payment/payment-ways.ts";
import { ratesSchema } from "../../../src/domain/pricing/rates-schema.ts";
import { ownReviewSchema } from "../../../src/domain/reviews/own-review.ts";
import { deskSettingsSchema } from "../../../src/domain/shop/settings-schema.ts";
import { voucherKeySchema } from "../../../src/domain/voucher/voucher-code.ts";
import { queuedMailSchema } from "../../../supabase/functions/_shared/mail/queued-mail.ts";
import { claimedNewsSchema } from "../../../supabase/functions/_shared/news/claimed-news.ts";
import { dueReceiptsSchema } from "../../../supabase/functions/_shared/payment/fetch-fiscal-receipts.ts";
import * as payments from "../../../supabase/functions/_shared/payment/payment-rows.ts";
import { claimedRefundSchema, refundStepSchema } from "../../../supabase/functions/_shared/payment/send-refunds.ts";
import { sellerSchema } from "../../../supabase/functions/_shared/shop.ts";
import { wantedVouchersSchema } from "../../../supabase/functions/_shared/voucher/sign-vouchers.ts";
import { calendarEntrySchema } from "../../../supabase/functions/calendar/handler.ts";
import { documentSchema } from "../../../supabase/functions/generate-pdf/document-html.ts";
import { receiptSchema } from "../../../supabase/functions/generate-pdf/receipt-html.ts";
import { shopStateSchema } from "../../../supabase/functions/health/handler.ts";
import { storedReportsSchema } from "../../../supabase/functions/report-errors/handler.ts";
import { chatAnswerSchema } from "../../../supabase/functions/telegram/handler.ts";
import { createStrict } from "./strict-schema.ts";
import { UNREAD_KEYS } from "./unread-keys.ts";

const { strict, unseen } = createStrict({
  parsers: {
    answers: answerList,
    documents: documentsSchema,
    fiscal: v.nullable(receiptsSchema),
    meeting_change: v.nullable(meetingChangeSchema),
    moved: v.nullable(moveSchema),
    news: newsSchema,
    rates: ratesSchema,
    review: v.nullable(ownReviewSchema),
    statement: statementSchema,
    voucher_keys: v.array(voucherKeySchema),
    ways: bookingWaysSchema,
  },
  free: ["details", "now", "bookings", "payload"],
  unread: UNREAD_KEYS,
});

const messages = Object.values(MESSAGE_KINDS)
  .map(({ verb }): VerbName => `rpc/${verb}`)
  .filter((name) => !(name in TRAVELER_VERBS));

const tables: VerbTable = {
  ...TRAVELER_VERBS,
  ...Object.fromEntries(messages.map((name) => [name, MESSAGE_VERB])),
  ...ACCOUNT_VERBS,
  ...CATALOGUE_VERBS,
  ...GIFT_CARD_VERBS,
  ...GUIDE_VERBS,
  ...OWN_DATA_VERBS,
  ...TRANSLATION_VERBS,
  ...DESK_VERBS,
  "rpc/catalogue_since": { answer: deltaSchema },
  "rpc/payment_status": {
    answer: v.object({ ...TRAVELER_VERBS["rpc/payment_status"].answer.wrapped.entries, ...receiptSchema.entries }),
  },
  "rpc/preview_draft": { answer: adminRowSchema },
  "rpc/move_my_booking": { answer: v.object(MESSAGE_VERB.answer.entries), refusal: moveRefusalSchema },
  "rpc/use_gift_card": { answer: v.object(MESSAGE_VERB.answer.entries), refusal: cardRefusalSchema },
};

const { now, ...everyRefusal } = refusalSchema.entries;
const refusals = new Map<v.GenericSchema, v.GenericSchema>();

function refusalOf(refusal: v.GenericSchema | undefined): v.GenericSchema {
  if (refusal === undefined || !("entries" in refusal)) return v.object({ ...everyRefusal, now });
  const known = refusals.get(refusal) ?? v.object({ ...everyRefusal, ...(refusal.entries as v.ObjectEntries) });
  refusals.set(refusal, known);
  return known;
}

/** Refused answers have their own schema. */
const accepted = ({ options: [schema] }: { options: readonly [v.GenericSchema, ...unknown[]] }) => ({ answer: schema });

/** Edge functions call these. */
const server: VerbTable = {
  "rpc/admin_refund_booking": { answer: okSchema },
  "rpc/open_payment": accepted(payments.openPaymentSchema),
  "rpc/open_card_payment": accepted(payments.openCardPaymentSchema),
  "rpc/attach_session": accepted(payments.simpleAnswerSchema),
  "rpc/find_payment": { answer: payments.providerPaymentSchema },
  "rpc/claim_payment_refresh": { answer: v.nullable(payments.providerPaymentSchema) },
  "rpc/claim_due_payments": { answer: v.array(payments.providerPaymentSchema) },
  "rpc/apply_payment_event": accepted(payments.outcomeSchema),
  "rpc/claim_refunds": { answer: v.array(claimedRefundSchema) },
  "rpc/begin_refund_step": accepted(refundStepSchema),
  "rpc/record_refund_step": { answer: okSchema },
  "rpc/claim_fiscal_receipts": { answer: dueReceiptsSchema },
  "rpc/record_fiscal_receipt": { answer: okSchema },
  "rpc/claim_emails": { answer: v.array(queuedMailSchema) },
  "rpc/resend_confirmation": accepted(payments.simpleAnswerSchema),
  "rpc/shop_state": { answer: shopStateSchema },
  "rpc/find_document": { answer: v.nullable(documentSchema) },
  "rpc/shop_settings": { answer: v.object({ ...deskSettingsSchema.entries, ...sellerSchema.entries }) },
  "rpc/store_rates": { answer: okSchema },
  "rpc/vouchers_to_sign": accepted(wantedVouchersSchema),
  "rpc/read_calendar_feed": { answer: calendarEntrySchema },
  "rpc/store_error_reports": accepted(storedReportsSchema),
  "rpc/claim_news": { answer: v.array(claimedNewsSchema) },
  "rpc/bind_telegram": { answer: chatAnswerSchema },
  "rpc/acknowledge_telegram": { answer: chatAnswerSchema },
  "rpc/stop_telegram": { answer: chatAnswerSchema },
};

export const SCHEMAS = Object.fromEntries(
  Object.entries({ ...tables, ...server })
    .filter(([name]) => name.startsWith("rpc/"))
    .map(([name, { answer, refusal }]) => {
      const verb = name.slice("rpc/".length);
      // A copy for each verb, because unread keys are listed by verb.
      const own = answer === okSchema ? v.object(okSchema.entries) : answer;
      return [verb, { answer: strict(own, verb), refusal: strict(refusalOf(refusal), `${verb} refused`) }];
    }),
);

export const WITHOUT_SCHEMA: Readonly<Record<string, string>> = {
  quote: "no application calls it",
};

export const NEVER_SEEN: Readonly<Record<string, string>> = {
  "admin_payment.customer.address": "the specification names it, and no form asks for it",
  "admin_payment.payment_method": "the specification names it, and no provider's adapter reports it",
  "find_document.reason": "stands in its details",
  "open_card_payment.basket": "a gift card is no service yet, so its sale has no fiscal receipt",
  "open_card_payment.tin": "goes with the basket",
  "submit_contact_message.booking": "only the actions of a trip answer it, and each has an object of its own here",
  "shop_state.migration": "only a hosted project lists its migrations",
};

/** Each refusal may have these. */
const OF_EVERY_REFUSAL = / refused\.(ok|code|message|field|now)$/;
export const unseenKeys = (): string[] => unseen().filter((path) => !OF_EVERY_REFUSAL.test(path));
