import { randomUUID } from "node:crypto";
import { BEK } from "../../database/support/companions.ts";
import type { Row, Who } from "../../database/support/database.ts";
import { EVERYBODY } from "../../database/support/expected-rights.ts";
import { bookingOf, newToken } from "../../database/support/fixtures.ts";
import { A_SUBSCRIPTION } from "../../database/support/news.ts";
import type { SampleName } from "./samples.ts";

export type Probe = {
  verb: string;
  about: SampleName;
  how?: string;
  who?: (one: Row) => Who;
  with: (one: Row) => Row;
  right?: (answer: unknown) => boolean;
};

const service = (): Who => ({ role: "service_role" });
const signedIn = (one: Row): Who => ({ role: "authenticated", sub: String(one["account"]) });
const secret = (one: Row) => ({ booking_id: one["id"], token: one["token"] });
const ours = (one: Row) => ({ id: one["id"], token: one["token"] });
const lead = (one: Row) => ({ ...ours(one), as: "booking" });
const item = (one: Row) => ({ item_type: "tour", item_id: one["tour"] });
const russian = (since: unknown) => ({ language: "ru", since });
const any = () => true;
const someone = () => `${randomUUID()}@example.com`;

const bookingFor = (one: Row, more: Row = {}): Row =>
  bookingOf(String(one["tour"]), String(one["day"]), { total_price_cents: Number(one["cents"]), ...more });

const cardOf = (): Row => ({
  id: randomUUID(),
  amount_cents: 10_000,
  buyer_name: "Timur",
  buyer_email: someone(),
  to_name: "Anna",
  to_address: someone(),
  message: "For you",
  language: "ru",
});

const factOf = (one: Row): Row => ({
  id: randomUUID(),
  device_id: one["device"],
  device_key: one["key"],
  departure_id: one["departure"],
  booking_id: one["id"],
  seen_at: new Date().toISOString(),
});

const looking: Probe[] = [
  { verb: "desk_role", about: "desk", who: signedIn, with: () => ({}) },
  // Grows with the catalogue; the service role has no time limit of 3 s.
  { verb: "catalogue_since", how: "all of it", about: "revisions", who: service, with: () => ({ since: 0 }) },
  { verb: "catalogue_since", how: "nothing new", about: "revisions", with: ({ newest }) => ({ since: newest }) },
  {
    verb: "catalogue_since",
    how: "20 changes",
    about: "revisions",
    with: ({ newest }) => ({ since: Number(newest) - 20 }),
  },
  { verb: "translations_since", how: "all of it", about: "translated", who: service, with: () => russian(0) },
  { verb: "translations_since", how: "nothing new", about: "translated", with: ({ newest }) => russian(newest) },
  {
    verb: "translations_since",
    how: "20 changes",
    about: "translated",
    with: ({ newest }) => russian(Number(newest) - 20),
  },
  {
    verb: "preview_draft",
    about: "drafts",
    with: (one) => ({ item_type: "tour", item_id: one["draft"], token: one["token"] }),
  },
  { verb: "quote", about: "open", with: (one) => ({ ...item(one), guests: 2, check_in: one["day"] }) },
  { verb: "lock_price", about: "open", with: (one) => ({ ...item(one), guests: 2, check_in: one["day"] }) },
  { verb: "availability", about: "open", with: item },
  {
    verb: "availability",
    how: "a package",
    about: "packages",
    with: (one) => ({ item_type: "package", item_id: one["package"] }),
  },
  { verb: "item_reviews", about: "reviewed", with: ({ item: id }) => ({ item_id: id }) },
  {
    verb: "check_code",
    how: "used by many",
    about: "open",
    with: (one) => ({ code: "season-2", item_id: one["tour"] }),
  },
];

const booking: Probe[] = [
  { verb: "create_booking", about: "open", with: (one) => ({ booking: bookingFor(one) }) },
  {
    verb: "create_booking",
    how: "with a code that many use",
    about: "open",
    with: (one) => ({ booking: bookingFor(one, { code: "SEASON-2" }) }),
  },
  {
    verb: "create_booking",
    how: "refused: full",
    about: "full",
    with: (one) => ({ booking: bookingFor(one, { total_price_cents: 5_000_000 }) }),
    right: any,
  },
  {
    verb: "join_waiting_list",
    about: "full",
    with: (one) => ({
      entry: {
        id: randomUUID(),
        tour_id: one["tour"],
        package_id: null,
        check_in: one["day"],
        guests: 2,
        email: someone(),
      },
    }),
  },
  { verb: "my_waiting", about: "waiting", with: ({ token }) => ({ token }) },
  { verb: "leave_waiting_list", about: "waiting", with: ({ token }) => ({ token }) },
  {
    verb: "submit_trip_request",
    about: "anything",
    with: () => ({ request: { id: randomUUID(), name: "Anna", email: someone(), guests: 2, wishes: "The Aral Sea" } }),
  },
  {
    verb: "submit_contact_message",
    about: "anything",
    with: () => ({ message: { id: randomUUID(), name: "Anna", email: someone(), message: "Is the camp heated?" } }),
  },
];

const ownTrip: Probe[] = [
  { verb: "my_booking", about: "booked", with: secret },
  {
    verb: "payment_status",
    how: "by the provider's name",
    about: "payments",
    with: ({ theirs }) => ({ payment_id: theirs }),
  },
  { verb: "payment_status", how: "by ours", about: "payments", with: ({ id }) => ({ payment_id: id }) },
  { verb: "choose_my_language", about: "booked", with: (one) => ({ ...secret(one), language: "ru" }) },
  { verb: "cancel_quote", about: "upcoming", with: secret },
  {
    verb: "cancel_my_booking",
    about: "upcoming",
    with: (one) => ({ ...secret(one), expected_refund_cents: one["back"], expected_status: "confirmed" }),
  },
  {
    verb: "move_my_booking",
    about: "movable",
    with: (one) => ({
      ...secret(one),
      move_id: randomUUID(),
      to_date: one["day"],
      expected_difference_cents: one["difference"],
    }),
  },
  {
    verb: "save_travelers",
    about: "upcoming",
    with: (one) => ({
      list: { ...ours(one), saved_at: Date.now(), travelers: [{ position: 1, name: "Anna Karimova" }] },
    }),
  },
  { verb: "check_gift_card", about: "owing", with: (one) => ({ ...secret(one), code: one["code"] }) },
  {
    verb: "use_gift_card",
    about: "owing",
    with: (one) => ({ ...secret(one), code: one["code"], payment_id: randomUUID(), expected_cents: one["takes"] }),
  },
  {
    verb: "submit_review",
    about: "back",
    with: (one) => ({
      review: { ...ours(one), written_at: Date.now(), rating: 5, words: "Every courtyard.", name: "Anna" },
    }),
  },
  {
    verb: "acknowledge_news",
    about: "met",
    with: (one) => ({ ack: { ...lead(one), news_id: one["news"], seen_at: Date.now(), by: "page" } }),
  },
  { verb: "order_gift_card", about: "anything", with: () => ({ card: cardOf() }) },
  { verb: "gift_card_sale", about: "sales", with: ({ id }) => ({ payment_id: id, token: newToken() }) },
  { verb: "request_data_link", about: "booked", with: ({ email }) => ({ email }) },
  { verb: "my_data", about: "links", with: ({ token }) => ({ token, key: newToken() }) },
  { verb: "erase_my_data", about: "links", with: ({ token }) => ({ token, key: newToken() }) },
  { verb: "request_booking_links", about: "booked", with: ({ email }) => ({ email }) },
  { verb: "bookings_of_my_email", about: "accounts", who: signedIn, with: () => ({}) },
];

const following: Probe[] = [
  { verb: "news_ways", about: "anything", with: () => ({}) },
  {
    verb: "follow_news",
    about: "shared",
    with: (one) => {
      const channel_id = randomUUID();
      const endpoint = `https://updates.push.services.mozilla.com/send/${channel_id}`;
      return { channel: { ...lead(one), ...A_SUBSCRIPTION, channel_id, endpoint } };
    },
  },
  {
    verb: "unfollow_news",
    about: "shared",
    with: (one) => ({ channel: { ...lead(one), channel_id: one["channel"] } }),
  },
  { verb: "my_telegram", about: "shared", with: (one) => ({ reader: lead(one) }) },
  {
    verb: "start_telegram",
    about: "shared",
    with: (one) => ({ start: { ...lead(one), start_token: newToken(), language: "ru" } }),
  },
  {
    verb: "share_trip",
    about: "shared",
    with: (one) => ({
      share: { ...ours(one), companion_id: randomUUID(), position: 3, label: "Lola", companion_token: newToken() },
    }),
  },
  {
    verb: "revoke_companion",
    about: "shared",
    with: (one) => ({ link: { ...ours(one), companion_id: one["companion"] } }),
  },
  {
    verb: "companion_trip",
    about: "shared",
    with: (one) => ({ companion_id: one["companion"], token: one["companion_token"] }),
  },
  {
    verb: "save_companion_details",
    about: "shared",
    with: (one) => ({
      details: { ...BEK, id: one["companion"], token: one["companion_token"], saved_at: Date.now() },
    }),
  },
  { verb: "calendar_feed", about: "shared", with: (one) => ({ person: lead(one) }) },
  {
    verb: "make_calendar_feed",
    about: "upcoming",
    with: (one) => ({ feed: { ...lead(one), feed_id: randomUUID(), feed_token: newToken() } }),
  },
  { verb: "revoke_calendar_feed", about: "shared", with: (one) => ({ person: lead(one) }) },
];

const paying: Probe[] = [
  { verb: "open_payment", about: "held", who: service, with: secret },
  { verb: "find_payment", about: "payments", who: service, with: ({ theirs }) => ({ payment_id: theirs }) },
  {
    verb: "claim_payment_refresh",
    about: "payments",
    who: service,
    with: ({ id }) => ({ payment_id: id }),
    right: any,
  },
  {
    verb: "apply_payment_event",
    about: "paying",
    who: service,
    with: ({ id }) => ({ payment_id: id, new_status: "completed", source: "bench", dedupe_key: randomUUID() }),
  },
  { verb: "resend_confirmation", about: "paid", who: service, with: ({ id }) => ({ payment_id: id }) },
  { verb: "find_document", about: "paid", who: service, with: ({ id }) => ({ named: id }) },
];

const guiding: Probe[] = [
  { verb: "my_guide", about: "phones", who: signedIn, with: () => ({}) },
  {
    verb: "guide_roster",
    about: "phones",
    who: signedIn,
    with: (one) => ({ device_id: one["device"], device_key: one["key"], known: {} }),
  },
  {
    verb: "report_check_in",
    about: "phones",
    with: (one) => ({ fact: { ...factOf(one), kind: "arrived", guests: one["guests"], late: false, by: "scan" } }),
  },
  {
    verb: "report_cash",
    about: "phones",
    with: (one) => ({ cash: { ...factOf(one), amount_cents: 500, currency: "USD", charged_minor: 500 } }),
  },
];

export const probes: readonly Probe[] = [...looking, ...booking, ...ownTrip, ...following, ...paying, ...guiding];

export const verbsWithoutProbe = (): string[] =>
  EVERYBODY.filter((verb) => !probes.some((probe) => probe.verb === verb));
