import * as v from "valibot";
import { waysSchema } from "../../../domain/booking/booking-money.ts";
import {
  BOOKING_STATUSES,
  bookingRefusalSchema,
  bookingViewSchema,
  companionsSchema,
  quoteSchema,
} from "../../../domain/booking/booking-view.ts";
import type { PriceSubject } from "../../../domain/booking/form/price-lock.ts";
import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import { calendarFeedSchema } from "../../../domain/booking/trip/calendar-feed.ts";
import { companionViewSchema } from "../../../domain/companions/companion-view.ts";
import type { Language } from "../../../domain/languages.ts";
import type { NewsReader } from "../../../domain/news/news-kinds.ts";
import type { FollowedNews, PushAddress } from "../../../domain/news/push-device.ts";
import { cardRefusalSchema, cardOutlookSchema } from "../../../domain/payment/card-refusals.ts";
import { codeSchema } from "../../../domain/pricing/code-schema.ts";
import { CODE_REFUSALS } from "../../../domain/pricing/discount.ts";
import { integer, optionalText } from "../../../domain/schemas.ts";
import { createCalls, okSchema, args, type VerbTable } from "../../net/call.ts";

const cancelQuoteSchema = v.object({
  refund_cents: integer,
  percent: v.number(),
  days_before: integer,
  as_of: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  ways: v.optional(waysSchema, []),
});
export type CancelQuote = v.InferOutput<typeof cancelQuoteSchema>;

const paymentSchema = v.object({
  payment_id: v.string(),
  provider_payment_id: optionalText,
  status: v.string(),
  amount_cents: v.number(),
  currency: v.nullish(v.string(), "USD"),
  title: v.string(),
  check_in: v.string(),
  check_out: v.string(),
  guests: v.number(),
  created_at: v.string(),
  paid_at: optionalText,
  booking_id: optionalText,
  booking_status: v.string(),
  needs_attention: v.boolean(),
  owed_cents: v.nullish(v.number(), 0),
  balance_due_on: optionalText,
});
export type PaymentFacts = v.InferOutput<typeof paymentSchema>;

/** The browser navigates there, so refuse 'javascript:' URLs. */
const isHttpUrl = (url: string): boolean => /^https?:\/\/[^\s/]+/i.test(url);

type BookingKey = { booking_id: string; token: string };

export type ConfirmationRequest = {
  payment_id?: string;
  booking_data: Record<string, unknown>;
  customer_data: Record<string, unknown>;
};

type ShareRequest = {
  id: string;
  token: string;
  companion_id: string;
  position: number;
  label: string;
  companion_token: string;
};
export type TripPerson = { as: "booking" | "companion"; id: string; token: string };

const botName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{4,31}$/));
const telegramAnswer = v.object({
  ok: v.literal(true),
  bot: v.nullable(botName),
  chats: v.array(v.object({ id: v.string(), made_at: v.string() })),
});

const waitingSchema = v.object({
  id: v.string(),
  state: v.picklist(["waiting", "offered", "taken", "lapsed", "left"]),
  guests: integer,
  offered_until: optionalText,
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  start_date: v.string(),
  title: v.string(),
});
export type WaitingEntry = v.InferOutput<typeof waitingSchema>;

const companionsAnswer = v.object({ ok: v.literal(true), companions: companionsSchema });

export const TRAVELER_VERBS = {
  "rpc/create_booking": {
    args: args<{ booking: BookingRequest }>(),
    answer: v.pipe(
      v.object({ ok: v.literal(true), booking: bookingViewSchema }),
      v.transform(({ booking }) => booking),
    ),
    refusal: bookingRefusalSchema,
  },
  "rpc/lock_price": {
    args: args<PriceSubject>(),
    answer: v.object({
      ok: v.literal(true),
      quote: quoteSchema,
      lock: v.pipe(v.string(), v.maxLength(8_000)),
      until: v.string(),
    }),
  },
  /** The server checks the traveler's right to the code only when the booking arrives. */
  "rpc/check_code": {
    args: args<{ code: string; item_id: string }>(),
    answer: v.object({ ok: v.literal(true), code: codeSchema }),
    refusal: v.object({ ok: v.literal(false), code: v.picklist(CODE_REFUSALS) }),
  },
  "rpc/check_gift_card": {
    args: args<BookingKey & { code: string }>(),
    answer: v.object({ ok: v.literal(true), ...cardOutlookSchema.entries }),
    refusal: cardRefusalSchema,
  },
  "rpc/my_booking": { args: args<BookingKey>(), answer: v.nullable(bookingViewSchema) },
  "rpc/my_waiting": { args: args<{ token: string }>(), answer: v.nullable(waitingSchema) },
  "rpc/choose_my_language": {
    args: args<BookingKey & { language: Language }>(),
    answer: v.object({ ok: v.literal(true), booking: bookingViewSchema }),
  },
  "rpc/bookings_of_my_email": { answer: v.array(bookingViewSchema) },
  "rpc/cancel_quote": { args: args<BookingKey>(), answer: v.nullable(cancelQuoteSchema) },
  "rpc/cancel_my_booking": {
    args: args<BookingKey & { expected_refund_cents: number; expected_status: string }>(),
    answer: v.object({ ok: v.literal(true), booking: bookingViewSchema }),
  },
  "rpc/preview_draft": {
    args: args<{ item_type: "tour" | "package"; item_id: string; token: string }>(),
    answer: v.nullable(v.record(v.string(), v.unknown())),
  },
  "rpc/share_trip": { args: args<{ share: ShareRequest }>(), answer: companionsAnswer },
  "rpc/revoke_companion": {
    args: args<{ link: { id: string; token: string; companion_id: string } }>(),
    answer: companionsAnswer,
  },
  "rpc/companion_trip": {
    args: args<{ companion_id: string; token: string }>(),
    answer: v.nullable(companionViewSchema),
  },
  "rpc/calendar_feed": { args: args<{ person: TripPerson }>(), answer: calendarFeedSchema },
  "rpc/make_calendar_feed": {
    args: args<{ feed: TripPerson & { feed_id: string; feed_token: string } }>(),
    answer: calendarFeedSchema,
  },
  "rpc/revoke_calendar_feed": { args: args<{ person: TripPerson }>(), answer: calendarFeedSchema },
  "rpc/request_booking_links": { args: args<{ email: string }>(), answer: okSchema },
  "rpc/news_ways": { answer: v.object({ push_key: v.nullable(v.string()), bot: v.nullable(botName) }) },
  "rpc/my_telegram": { args: args<{ reader: NewsReader }>(), answer: telegramAnswer },
  "rpc/start_telegram": {
    args: args<{ start: NewsReader & { start_token: string; language: Language } }>(),
    answer: telegramAnswer,
  },
  "rpc/unfollow_news": { args: args<{ channel: NewsReader & { channel_id: string } }>(), answer: okSchema },
  "rpc/follow_news": {
    args: args<{ channel: NewsReader & PushAddress & Pick<FollowedNews, "channel_id" | "off" | "language"> }>(),
    answer: okSchema,
  },
  "functions/sign-voucher": { args: args<{ id: string; token: string }>(), answer: bookingViewSchema },
  "functions/create-payment": {
    args: args<object>(),
    answer: v.object({
      url: v.pipe(v.string(), v.check(isHttpUrl)),
      payment_id: v.string(),
      provider_payment_id: optionalText,
    }),
  },
  "rpc/payment_status": { args: args<{ payment_id: string }>(), answer: v.nullable(paymentSchema) },
  "functions/payment-status": { args: args<{ payment_id: string }>(), answer: paymentSchema },
  "functions/generate-pdf": {
    args: args<ConfirmationRequest>(),
    answer: v.object({ success: v.literal(true), html_content: v.string() }),
  },
  "functions/send-booking-confirmation": { args: args<ConfirmationRequest>(), answer: v.unknown() },
} satisfies VerbTable;
export const serverCalls = createCalls(TRAVELER_VERBS);
