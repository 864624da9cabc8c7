import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { functionRights } from "../../database/support/expected-rights.ts";
import { argumentsOf } from "./arguments.ts";
import { hostileForm, hostileText, hostileValue } from "./hostile.ts";

const verbs = functionRights
  .filter((line) => line.startsWith("public."))
  .map((line) => line.slice("public.".length).split(":")[0] ?? "");

type SeedIds = { tour: string; day: string; victim: string; payment: string };

const anyVerb = ({ victim, payment, tour }: SeedIds) => {
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(victim, payment, tour, "tour", 1, "2027-01-01", randomUUID()) },
    { weight: 3, arbitrary: hostileValue },
  );
  return fc.constantFrom(...verbs).chain((verb) => {
    const values = argumentsOf(verb).map(({ name }) => [name, value] as const);
    return fc.record(Object.fromEntries(values)).map((body) => ({ path: `/rest/v1/rpc/${verb}`, body }));
  });
};

const bookingOf = ({ tour, day }: SeedIds) => ({
  id: randomUUID(),
  token: "t".repeat(43),
  tour_id: tour,
  package_id: null,
  guests: 1,
  check_in: day,
  check_out: day,
  total_price_cents: 100_00,
  customer_first_name: "Anna",
  customer_last_name: "Lee",
  customer_email: "anna@example.com",
  customer_phone: "+998 90 123 45 67",
  special_requests: null,
});

const byHand = (seedIds: SeedIds) => {
  const { token: _token, total_price_cents: _total, ...booking } = bookingOf(seedIds);
  return booking;
};

const person = { id: randomUUID(), name: "Anna", email: "anna@example.com", phone: "+998 90 1234567" };
const travelers = (seedIds: SeedIds) => ({
  id: seedIds.victim,
  token: "t".repeat(43),
  saved_at: 1_800_000_000_000,
  travelers: [{ position: 1, name: "Anna", birth_year: 1980, nationality: "French", diet: "x", note: "x" }],
});
const seen = (seedIds: SeedIds) => ({
  id: randomUUID(),
  device_id: randomUUID(),
  device_key: "t".repeat(43),
  departure_id: randomUUID(),
  booking_id: seedIds.victim,
  seen_at: "2026-11-22T09:00:00.000Z",
});
const forms = (seedIds: SeedIds): [string, string, Record<string, unknown>][] => [
  ["create_booking", "booking", bookingOf(seedIds)],
  ["admin_manual_booking", "booking", byHand(seedIds)],
  ["save_travelers", "list", travelers(seedIds)],
  [
    "submit_review",
    "review",
    { id: seedIds.victim, token: "t".repeat(43), written_at: 1_800_000_000_000, rating: 5, words: "x", name: "Anna" },
  ],
  [
    "acknowledge_news",
    "ack",
    {
      id: seedIds.victim,
      as: "booking",
      token: "t".repeat(43),
      news_id: randomUUID(),
      seen_at: 1_800_000_000_000,
      by: "page",
    },
  ],
  [
    "follow_news",
    "channel",
    {
      id: seedIds.victim,
      as: "booking",
      token: "t".repeat(43),
      channel_id: randomUUID(),
      endpoint: "https://updates.push.services.mozilla.com/send/x",
      p256dh: "p".repeat(87),
      auth: "a".repeat(22),
      off: ["day_before"],
      language: "en",
    },
  ],
  ["unfollow_news", "channel", { id: seedIds.victim, as: "booking", token: "t".repeat(43), channel_id: randomUUID() }],
  ["my_telegram", "reader", { id: seedIds.victim, as: "booking", token: "t".repeat(43) }],
  [
    "start_telegram",
    "start",
    { id: seedIds.victim, as: "booking", token: "t".repeat(43), start_token: "s".repeat(43), language: "en" },
  ],
  [
    "share_trip",
    "share",
    {
      id: seedIds.victim,
      token: "t".repeat(43),
      companion_id: randomUUID(),
      position: 2,
      label: "Bek",
      companion_token: "c".repeat(43),
    },
  ],
  [
    "save_companion_details",
    "details",
    {
      id: randomUUID(),
      token: "c".repeat(43),
      saved_at: 1_800_000_000_000,
      name: "Bek",
      birth_year: 1990,
      nationality: "Uzbek",
      passport: "AB 1",
      diet: "x",
      note: "x",
    },
  ],
  [
    "report_check_in",
    "fact",
    { ...seen(seedIds), kind: "arrived", guests: 1, late: false, by: "scan", status_seen: "confirmed" },
  ],
  [
    "report_cash",
    "cash",
    { ...seen(seedIds), amount_cents: 100, currency: "UZS", charged_minor: 1_250_000, rate: 12_500, note: "x" },
  ],
  ["submit_contact_message", "message", { ...person, subject: "Hello", message: "Is it cold?" }],
  [
    "join_waiting_list",
    "entry",
    {
      id: randomUUID(),
      tour_id: seedIds.tour,
      package_id: null,
      check_in: seedIds.day,
      guests: 1,
      email: person.email,
    },
  ],
  [
    "submit_trip_request",
    "request",
    { ...person, guests: 2, cities: ["Khiva"], budget_cents: 1, wishes: "x", start_date: null, end_date: null },
  ],
];

export const rpcCalls = (seedIds: SeedIds): fc.Arbitrary<{ path: string; body: unknown }> => {
  const path = (verb: string) => `/rest/v1/rpc/${verb}`;
  return fc.oneof(
    { weight: 4, arbitrary: anyVerb(seedIds) },
    ...forms(seedIds).map(([verb, name, good]) => ({
      weight: 2,
      arbitrary: hostileForm(good).map((form) => ({ path: path(verb), body: { [name]: form } as unknown })),
    })),
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...verbs), hostileValue).map(([verb, body]) => ({ path: path(verb), body })),
    },
  );
};

export const addresses = ({ victim, payment }: SeedIds): fc.Arbitrary<string> => {
  const part = fc.oneof(
    { weight: 3, arbitrary: hostileText.map((text) => escaped(text)) },
    fc.constantFrom(victim, payment),
  );
  return fc.oneof(
    part.map((text) => `/${text}`),
    part.map((text) => `/tours/${text}`),
    part.map((text) => `/assets/${text}`),
    part.map((text) => `/booking/tour/${text}`),
    part.map((text) => `/payment/failure?error=${text}&payment_id=${text}&code=${text}`),
    part.map((text) => `/payment/process/${text}`),
    part.map((text) => `/search?text=${text}&type=${text}`),
    part.map((text) => `/functions/v1/${text}`),
    part.map((text) => `/_inbox/no${text}`),
    part.map((text) => `/_sandbox/pay/${text}`),
  );
};

/** Half a surrogate pair cannot be escaped. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")).slice(0, 4_000);

const tables = ["bookings", "payments", "payment_events", "refunds", "email_outbox", "audit_log", "requests"];

export const tableReads = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...tables, "desk_members"), fc.constantFrom("select", "order", "id", "or"), hostileText)
    .map(([table, name, text]) => `/rest/v1/${table}?${name}=${escaped(text)}`);
