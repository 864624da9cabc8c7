import * as v from "valibot";
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

const HELD_KINDS = [
  "bookings",
  "travelers",
  "payments",
  "refunds",
  "documents",
  "vouchers",
  "check_ins",
  "notes",
  "reviews",
  "requests",
  "waiting",
  "gift_cards",
  "mails",
  "actions",
  "accounts",
] as const satisfies readonly (keyof OwnExport)[];
export type HeldKind = (typeof HELD_KINDS)[number];

type StoredDataGroup = { what: string; details: string[] };

export type HeldDataWords = {
  counts: Record<HeldKind, (d: { number: number }) => string>;
  booking: (booking: OwnExport["bookings"][number]) => string;
  payment: (payment: OwnExport["payments"][number]) => string;
  stars: (d: { rating: number }) => string;
  giftCard: (card: OwnExport["gift_cards"][number]) => string;
};

const SHOWN_LETTERS = 80;
const shortenText = (text: string): string =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}...` : text;

const detailsOf = (data: OwnExport, words: HeldDataWords): Partial<Record<HeldKind, string[]>> => ({
  bookings: data.bookings.map(words.booking),
  travelers: data.travelers.flatMap(({ name }) => name ?? []),
  payments: data.payments.map(words.payment),
  documents: data.documents.map(({ name }) => name),
  reviews: data.reviews.map(
    ({ rating, words: said }) => `${words.stars({ rating })}${said ? `: ${shortenText(said)}` : ""}`,
  ),
  requests: data.requests.flatMap(({ message }) => (message ? [shortenText(message)] : [])),
  gift_cards: data.gift_cards.map(words.giftCard),
  accounts: data.accounts.map(({ email }) => email),
});

export function heldOf(data: OwnExport, words: HeldDataWords): StoredDataGroup[] {
  const details = detailsOf(data, words);
  return HELD_KINDS.flatMap((kind) =>
    data[kind].length === 0
      ? []
      : [{ what: words.counts[kind]({ number: data[kind].length }), details: details[kind] ?? [] }],
  );
}

/** Twins of the settings `retention_*`, which the housekeeping job reads. */
export const RETENTION_YEARS = { booking: 7, usage: 2, support: 3 } as const;
export const WAITING_DAYS = 30;
