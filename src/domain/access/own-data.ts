import * as v from "valibot";
import { count, day, money } from "../../languages/en/write.ts";
import { optionalText } from "../schemas.ts";

const rows = <Entries extends v.ObjectEntries>(entries: Entries) => v.array(v.looseObject(entries));

/** The parts of the export that the page names; docs/personal-data.md describes all of it. */
const exportSchema = v.looseObject({
  format: v.literal(1),
  bookings: rows({
    id: v.string(),
    title: v.string(),
    check_in: v.string(),
    guests: v.number(),
    customer_name: v.string(),
  }),
  travelers: rows({ name: optionalText }),
  payments: rows({ amount_cents: v.number(), created_at: v.string() }),
  refunds: rows({}),
  documents: rows({ name: v.string() }),
  check_ins: rows({}),
  notes: rows({}),
  reviews: rows({ rating: v.number(), words: optionalText }),
  vouchers: rows({}),
  requests: rows({ message: optionalText }),
  waiting: rows({ guests: v.number() }),
  gift_cards: rows({ amount_cents: v.number() }),
  mails: rows({}),
  actions: rows({}),
  accounts: rows({ email: v.string() }),
});
type OwnExport = v.InferOutput<typeof exportSchema>;

export const eraseBlockSchema = v.looseObject({
  ok: v.literal(false),
  code: v.string(),
  references: v.optional(v.array(v.string()), []),
});
export type EraseBlock = v.InferOutput<typeof eraseBlockSchema>;

export const erasedSchema = v.object({ ok: v.literal(true), bookings: v.array(v.string()) });

export const ownDataSchema = v.union([
  v.object({ ...erasedSchema.entries, erased: v.literal(true) }),
  v.object({
    ok: v.literal(true),
    address: v.string(),
    until: v.string(),
    blocked: v.nullable(eraseBlockSchema),
    data: exportSchema,
  }),
]);
export type OwnData = Extract<v.InferOutput<typeof ownDataSchema>, { address: string }>;

type StoredDataGroup = { what: string; details: string[] };

const SHOWN_LETTERS = 80;
const shortenText = (text: string): string =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}...` : text;

export function heldOf(data: OwnExport): StoredDataGroup[] {
  const storedDataGroup = (
    list: readonly unknown[],
    one: string,
    many: string,
    details: string[] = [],
  ): StoredDataGroup[] => (list.length === 0 ? [] : [{ what: count(list.length, one, many), details }]);
  return [
    ...storedDataGroup(
      data.bookings,
      "booking with name, email address, phone number and wishes",
      "bookings with name, email address, phone number and wishes",
      data.bookings.map(
        (one) => `${one.title}, ${day(one.check_in)}, ${count(one.guests, "guest")}, ${one.customer_name}`,
      ),
    ),
    ...storedDataGroup(
      data.travelers,
      "traveler's details",
      "travelers' details",
      data.travelers.flatMap(({ name }) => name ?? []),
    ),
    ...storedDataGroup(
      data.payments,
      "payment",
      "payments",
      data.payments.map((one) => `${money(one.amount_cents)}, ${day(one.created_at.slice(0, 10))}`),
    ),
    ...storedDataGroup(data.refunds, "refund", "refunds"),
    ...storedDataGroup(
      data.documents,
      "numbered document",
      "numbered documents",
      data.documents.map(({ name }) => name),
    ),
    ...storedDataGroup(data.vouchers, "voucher", "vouchers"),
    ...storedDataGroup(data.check_ins, "check-in by a guide", "check-ins by a guide"),
    ...storedDataGroup(data.notes, "note of our staff", "notes of our staff"),
    ...storedDataGroup(
      data.reviews,
      "review",
      "reviews",
      data.reviews.map(({ rating, words: said }) => `${count(rating, "star")}${said ? `: ${shortenText(said)}` : ""}`),
    ),
    ...storedDataGroup(
      data.requests,
      "message to us",
      "messages to us",
      data.requests.flatMap(({ message }) => (message ? [shortenText(message)] : [])),
    ),
    ...storedDataGroup(data.waiting, "place on a waiting list", "places on waiting lists"),
    ...storedDataGroup(
      data.gift_cards,
      "gift card sent to you",
      "gift cards sent to you",
      data.gift_cards.map((one) => money(one.amount_cents)),
    ),
    ...storedDataGroup(data.mails, "email from us or about you", "emails from us or about you"),
    ...storedDataGroup(data.actions, "record of what our staff did", "records of what our staff did"),
    ...storedDataGroup(
      data.accounts,
      "account",
      "accounts",
      data.accounts.map(({ email }) => email),
    ),
  ];
}
