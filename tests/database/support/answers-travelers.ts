import { createHash, randomBytes, randomUUID } from "node:crypto";
import { uuidOf } from "../../../src/domain/base64url.ts";
import { aVoucherKey } from "../../support/signed-vouchers.ts";
import { actors, ANSWERS, type Shop } from "./answers-shop.ts";
import { aLink, saveDetails, share } from "./companions.ts";
import { call, type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import * as n from "./news.ts";
import { waitingLists } from "./waiting-lists.ts";

const CHAT = 7_000_000_001;
const MOST = 5_000_000;
const EMAIL = "traveler@example.com";

export const wishOf = ({ tour, day, code }: Shop, more: Row = {}) =>
  f.bookingOf(tour, day, {
    options: [{ id: f.OPTION, count: 1 }],
    answers: ANSWERS,
    total_price_cents: MOST,
    special_requests: "A quiet room",
    language: "ru",
    customer_email: EMAIL,
    code,
    ...more,
  });

/** Books a trip with a deposit, companions, news, a calendar, a move and a voucher. */
export async function bookFullTrip(db: Database, shop: Shop): Promise<f.Held> {
  const { traveler, refusedTraveler, desk, server, account } = actors(db);
  const { tour, day, later } = shop;
  const [guests, options] = [3, [{ id: f.OPTION, count: 1 }]];
  await traveler("quote", { item_type: "tour", item_id: tour, guests, check_in: later, options });
  await traveler("lock_price", { item_type: "tour", item_id: tour, guests, check_in: later, options });
  await traveler("availability", { item_type: "tour", item_id: tour });
  await traveler("check_code", { code: "SUMMER", item_id: tour });
  await traveler("check_code", { code: "TWENTY", item_id: tour });
  await refusedTraveler("check_code", { code: "NONE-SUCH", item_id: tour });
  const booking = wishOf(shop, { guests, check_in: later, check_out: later });
  await refusedTraveler("create_booking", { booking: { ...booking, total_price_cents: 1, lock: "none" } });
  await refusedTraveler("create_booking", { booking: { ...booking, guests: 90 } });
  await refusedTraveler("create_booking", { booking: { ...booking, customer_email: "x" } });
  await traveler("create_booking", { booking });
  const mine = f.mine(booking);
  await traveler("choose_my_language", { ...mine, language: "ru" });
  await server("tell_push_key", { key: "B".repeat(87) });
  await server("tell_telegram_bot", { name: "journey_bot" });
  await traveler("news_ways");
  await n.neverQuiet(db);
  await n.follow(db, n.lead(booking));
  const opened = await server("open_payment", { ...mine, part: "deposit" });
  const payment = f.paymentOf(opened);
  const settlement_amount = Number(opened.payment?.["amount_cents"]) * 12_500;
  await f.attachSession(db, payment, { settlement_currency: "UZS", settlement_amount, settlement_rate: 12_500 });
  await f.event(db, payment, "completed");
  await n.claim(db);
  await traveler("payment_status", { payment_id: payment });
  await server("find_payment", { payment_id: payment });
  const travelers = [{ position: 1, name: "Anna Lee", birth_year: 1990, nationality: "British", diet: "x", note: "x" }];
  await traveler("save_travelers", {
    list: { id: booking.id, token: booking.token, saved_at: Date.now(), travelers },
  });
  const link = aLink(2, "Bek");
  await share(db, booking, link);
  const gone = aLink(3, "Lola");
  await share(db, booking, gone);
  await traveler("revoke_companion", { link: { id: booking.id, token: booking.token, companion_id: gone.id } });
  await traveler("companion_trip", { companion_id: link.id, token: link.token });
  await saveDetails(db, link);
  for (const person of [n.lead(booking), n.companion(link)]) {
    const channel_id = await n.follow(db, person);
    const start_token = f.newToken();
    await traveler("start_telegram", { start: { ...person, start_token, language: "ru" } });
    await server("bind_telegram", { start_token, chat_id: CHAT + (person.as === "booking" ? 0 : 1) });
    await traveler("my_telegram", { reader: person });
    if (person.as === "companion") await n.unfollow(db, person, channel_id);
    const feed = { ...person, feed_id: randomUUID(), feed_token: f.newToken() };
    await traveler("make_calendar_feed", { feed });
    await server("read_calendar_feed", { feed_id: feed.feed_id, feed_token: feed.feed_token });
    await traveler("calendar_feed", { person });
    if (person.as === "companion") await traveler("revoke_calendar_feed", { person });
  }
  await refusedTraveler("move_my_booking", {
    ...mine,
    move_id: randomUUID(),
    to_date: "2020-01-01",
    expected_difference_cents: 0,
  });
  await move(db, booking, day);
  await signVouchers(db, booking.id);
  await desk("save_departure", { departure: { id: shop.departure, meeting_time: "09:15", meeting_point: "Fountain" } });
  await n.claim(db);
  const reader = n.lead(booking);
  const { news } = (await traveler("my_booking", mine)) as unknown as { news: Row[] };
  await n.acknowledge(db, reader, news[0]?.["id"]);
  await traveler("companion_trip", { companion_id: link.id, token: link.token });
  const [delivery] = (await server("claim_news", { channel_kind: "telegram" })) as unknown as Row[];
  await server("acknowledge_telegram", { delivery_id: delivery?.["id"], chat_id: delivery?.["chat_id"] });
  await traveler("my_booking", mine);
  await server("stop_telegram", { chat_id: CHAT });
  await traveler("cancel_quote", mine);
  await account("bookings_of_my_email");
  await f.pay(db, booking);
  await n.claim(db);
  await traveler("request_booking_links", { email: EMAIL });
  await claimMails(db);
  return booking;
}

async function move(db: Database, booking: f.Held, to_date: string): Promise<void> {
  const { traveler, refusedTraveler } = actors(db);
  const asked = { ...f.mine(booking), move_id: randomUUID(), to_date };
  const refused = await refusedTraveler("move_my_booking", { ...asked, expected_difference_cents: -1 });
  const outlook = refused["outlook"] as Row;
  await traveler("move_my_booking", {
    ...asked,
    expected_difference_cents: outlook["difference_cents"],
    expected_cancel_before_cents: outlook["cancel_before_cents"],
    expected_cancel_after_cents: outlook["cancel_after_cents"],
  });
}

export async function claimMails(db: Database): Promise<Row[]> {
  await f.skipMailDelay(db);
  return (await call(db, f.service, "claim_emails", { how_many: 100 })) as Row[];
}

async function signVouchers(db: Database, booking_id: string): Promise<void> {
  const { server } = actors(db);
  const signer = await aVoucherKey(1);
  const named = { key_id: signer.key.id, public_key: signer.key.key };
  const { wanted } = (await server("vouchers_to_sign", { ...named, booking_id })) as unknown as { wanted: Row[] };
  const vouchers = await Promise.all(wanted.map(async (one) => ({ ...one, code: await signer.sign(one as never) })));
  await server("store_vouchers", { key_id: signer.key.id, vouchers });
}

/** Gift cards: sold online, sold at the desk, used for a part, and refused. */
export async function useGiftCards(db: Database, shop: Shop): Promise<void> {
  const { traveler, refusedTraveler, desk, server } = actors(db);
  const token = randomBytes(32).toString("base64url");
  const id = uuidOf(createHash("sha256").update(token).digest().subarray(0, 16));
  const card = { id, amount_cents: 10_000, buyer_name: "Timur", buyer_email: EMAIL, to_name: "Anna" };
  await traveler("order_gift_card", { card: { ...card, to_address: EMAIL, message: "For you", language: "ru" } });
  await server("open_card_payment", { payment_id: card.id });
  await f.attachSession(db, card.id);
  await f.event(db, card.id, "completed");
  await traveler("gift_card_sale", { payment_id: card.id, token });
  const sold = await f.makeGiftCard(db, 5_000, { to_address: EMAIL, valid_until: shop.later });
  const booking = wishOf(shop);
  await traveler("create_booking", { booking });
  const using = { ...f.mine(booking), code: sold.code };
  const { takes_cents } = await traveler("check_gift_card", using);
  await refusedTraveler("check_gift_card", { ...using, code: "ABCDEFGHJKMNPQR" });
  await refusedTraveler("use_gift_card", { ...using, payment_id: randomUUID(), expected_cents: 1 });
  await traveler("use_gift_card", { ...using, payment_id: randomUUID(), expected_cents: takes_cents });
  const voided = await f.makeGiftCard(db, 5_000);
  await desk("void_gift_card", { card_id: voided.id, reason: "Lost" });
}

/** Bookings that end: cancelled by the traveler, called off, expired, with a review. */
export async function endTrips(db: Database, shop: Shop): Promise<void> {
  const { traveler, refusedTraveler, desk, server } = actors(db);
  const cancelled = wishOf(shop, { code: null });
  await f.bookAndPay(db, cancelled);
  const { refund_cents, status } = await traveler("cancel_quote", f.mine(cancelled));
  await refusedTraveler("cancel_my_booking", {
    ...f.mine(cancelled),
    expected_refund_cents: 1,
    expected_status: status,
  });
  await traveler("cancel_my_booking", {
    ...f.mine(cancelled),
    expected_refund_cents: refund_cents,
    expected_status: status,
  });
  const held = wishOf(shop, { code: null });
  await f.book(db, held);
  await f.endHold(db, held.id);
  await server("expire_holds");
  const many = { customer_email: "many@example.com", code: null, guests: 1 };
  for (let holds = 0; holds < 3; holds += 1) await traveler("create_booking", { booking: wishOf(shop, many) });
  await refusedTraveler("create_booking", { booking: wishOf(shop, many) });
  const late = f.bookingOf(await f.makeTour(db, { days: [4, 60] }), await f.dayFromNow(db, 4));
  await f.bookAndPay(db, late);
  const cheaper = await one(
    db,
    `select id from public.departures where tour_id = '${String(late["tour_id"])}'
    order by start_date desc limit 1`,
  );
  await desk("save_departure", { departure: { id: cheaper["id"], price_cents: 10_000 } });
  await move(db, late, await f.dayFromNow(db, 60));
  const kinds = [{}, { tour_id: null, package_id: shop.pack }, {}];
  for (const [place, kind] of kinds.entries()) await reviewTrip(db, wishOf(shop, { code: null, ...kind }), place === 2);
  await traveler("item_reviews", { item_id: shop.tour });
}

async function reviewTrip(db: Database, over: ReturnType<typeof wishOf>, isDeclined: boolean): Promise<void> {
  const { traveler, desk } = actors(db);
  await f.bookAndPay(db, over);
  await db.exec(`alter table public.bookings disable trigger guard;
    update public.bookings set check_in = private.today() - 5, check_out = private.today() - 5, ends_on = private.today() - 3
      where id = '${over.id}'; alter table public.bookings enable trigger guard`);
  const { id, token } = over;
  const written_at = Date.now();
  const review = { id, token, written_at, rating: 5, words: "Splendid", name: "Anna" };
  await traveler("submit_review", { review });
  await desk("judge_review", { booking_id: id, written_at, publish: false, words: "Not about the trip" });
  await traveler("my_booking", f.mine(over));
  if (isDeclined) return;
  await traveler("submit_review", { review: { ...review, written_at: written_at + 1 } });
  await desk("admin_today");
  await desk("judge_review", { booking_id: id, written_at: written_at + 1, publish: true, words: "Thank you" });
  await traveler("my_booking", f.mine(over));
}

export async function waitForSeats(db: Database): Promise<void> {
  const { traveler, server } = actors(db);
  const w = waitingLists(() => db);
  const place = await w.full();
  const first = { id: randomUUID(), email: "one@example.com" };
  await w.join(place, first);
  const joined = (await w.mails()).find(({ to }) => to === first.email);
  await n.follow(db, { as: "waiting", id: first.id, token: joined?.token ?? "" });
  await w.join(place, { email: "two@example.com" });
  await w.join(place, { email: EMAIL });
  const [holder] = place.holders;
  if (holder) await w.cancel(holder);
  await server("update_waiting_lists");
  await n.claim(db);
  const token = await w.offerTo("one@example.com");
  await traveler("my_waiting", { token });
  await traveler("leave_waiting_list", { token });
  await traveler("my_waiting", { token });
}

export async function readOwnData(db: Database): Promise<void> {
  const { traveler, refusedTraveler } = actors(db);
  const openLink = async (email: string) => {
    await traveler("request_data_link", { email });
    const mail = (await claimMails(db)).findLast(
      ({ data_link, to_address }) => data_link !== null && to_address === email,
    );
    return { token: mail?.["data_link"], key: f.newToken() };
  };
  const link = await openLink(EMAIL);
  await traveler("my_data", link);
  await refusedTraveler("erase_my_data", link);
  const free = await openLink("anna@example.com");
  await traveler("my_data", free);
  await traveler("erase_my_data", free);
  await traveler("my_data", free);
}
