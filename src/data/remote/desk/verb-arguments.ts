import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import type { TranslatedKind } from "../../../domain/catalogue/translation/translations.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { BookingChangeInput } from "../../../domain/desk/bookings/change-schema.ts";
import type { ManualFields } from "../../../domain/desk/bookings/manual-booking.ts";
import type { DepartureFields } from "../../../domain/desk/departures/departure-form.ts";
import type { TimeRange } from "../../../domain/desk/lists/date-ranges.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import type { CodeFields, DeskCode } from "../../../domain/desk/payments/code-form.ts";

export type BookingArgs = { booking_id: string };
export type ItemArgs = { item_type: ItemKind; item_id: string };
export type PaymentArgs = { payment_id: string };
export type ExpectedBooking = BookingArgs & { expected: object };

export type PageArgs = { skip: number; how_many: number };
export type ListOrder = { sort?: string | null; descending?: boolean };

export type BookingFilter = {
  status: string | null;
  from_day: string | null;
  to_day: string | null;
  item: string | null;
  attention: boolean;
  search: string | null;
  due?: boolean;
} & ListOrder;

export type ManualBooking = Pick<BookingRequest, "id" | "tour_id" | "package_id"> & ManualFields;

/** The server refuses if the booking changed; the id makes a retry idempotent. */
export type AgreedChange = BookingChangeInput & {
  id: string;
  difference_cents: number;
  cancel_before_cents: number;
  cancel_after_cents: number;
};

export type Guest = Pick<
  BookingDetail,
  "customer_first_name" | "customer_last_name" | "customer_email" | "customer_phone"
>;

/** A letter to a single booking goes out even if the booking has ended. */
export type LetterRecipients = { booking_ids: readonly string[]; also_ended: boolean };

export type CalendarArgs = {
  from_day: string;
  to_day: string | null;
  item: string | null;
  guide: string | null;
  state: string | null;
  show: string | null;
} & ListOrder;

export type DepartureInput = DepartureFields & {
  id: string;
  tour_id?: string;
  package_id?: string;
  revision: number;
};

export const PAYMENT_SORTS = ["created", "title", "amount", "status"] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];
export type PaymentSelection = TimeRange & { status: string | null; search: string | null };
export type PaymentFilter = PaymentSelection & { sort: PaymentSort; descending: boolean };

export type CodeInput = CodeFields & Pick<DeskCode, "id" | "revision">;
export type GiftCardFilter = { search: string | null; state: string | null } & ListOrder;

export type RequestFilter = { kind: string | null; status: string | null; search: string | null } & ListOrder;
export type ReviewFilter = { status: string | null; search: string | null } & ListOrder;
/** Pages count from the newest entry at the first load, so new entries do not shift them. */
export type AuditFilter = {
  search: string | null;
  who: string | null;
  what: string | null;
  from_day: string | null;
  to_day: string | null;
} & ListOrder;

export type TranslationArgs = { entity: TranslatedKind; entity_id: string };
