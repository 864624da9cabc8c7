import type { HeldDataWords } from "../../../domain/access/own-data.ts";
import { count, day, money } from "../write.ts";

const counted =
  (one: string, many = `${one}s`) =>
  (number: number): string =>
    count(number, one, many);

export const HELD_DATA: HeldDataWords = {
  counts: {
    bookings: counted(
      "booking with name, email address, phone number and wishes",
      "bookings with name, email address, phone number and wishes",
    ),
    travelers: counted("traveler's details", "travelers' details"),
    payments: counted("payment"),
    refunds: counted("refund"),
    documents: counted("numbered document"),
    vouchers: counted("voucher"),
    check_ins: counted("check-in by a guide", "check-ins by a guide"),
    notes: counted("note of our staff", "notes of our staff"),
    reviews: counted("review"),
    requests: counted("message to us", "messages to us"),
    waiting: counted("place on a waiting list", "places on waiting lists"),
    gift_cards: counted("gift card sent to you", "gift cards sent to you"),
    mails: counted("email from us or about you", "emails from us or about you"),
    actions: counted("record of what our staff did", "records of what our staff did"),
    accounts: counted("account"),
  },
  booking: (one) => `${one.title}, ${day(one.check_in)}, ${count(one.guests, "guest")}, ${one.customer_name}`,
  payment: (one) => `${money(one.amount_cents)}, ${day(one.created_at.slice(0, 10))}`,
  stars: (rating) => count(rating, "star"),
  giftCard: (one) => money(one.amount_cents),
};
