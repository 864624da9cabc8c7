import { count, day, money } from "../write.ts";

const counted =
  (noun: string) =>
  (number: number): string =>
    count(number, noun);

export const HELD_DATA: typeof import("../../en/auth/held-data.ts").HELD_DATA = {
  counts: {
    bookings: counted("ta bron: ism, elektron pochta, telefon va istaklar bilan"),
    travelers: counted("ta sayohatchi haqida maʼlumot"),
    payments: counted("ta toʻlov"),
    refunds: counted("ta pul qaytarish"),
    documents: counted("ta raqamlangan hujjat"),
    vouchers: counted("ta vaucher"),
    check_ins: counted("ta belgi (gid qoʻygan)"),
    notes: counted("ta eslatma (xodimlarimiz yozgan)"),
    reviews: counted("ta sharh"),
    requests: counted("ta bizga yozilgan xabar"),
    waiting: counted("ta kutish roʻyxatidagi yozuv"),
    gift_cards: counted("ta sizga yuborilgan sovgʻa kartasi"),
    mails: counted("ta xat (bizdan kelgan yoki siz haqingizda)"),
    actions: counted("ta yozuv (xodimlarimiz amallari haqida)"),
    accounts: counted("ta hisob"),
  },
  booking: (one) => `${one.title}, ${day(one.check_in)}, ${count(one.guests, "mehmon")}, ${one.customer_name}`,
  payment: (one) => `${money(one.amount_cents)}, ${day(one.created_at.slice(0, 10))}`,
  stars: (rating) => count(rating, "yulduz"),
  giftCard: (one) => money(one.amount_cents),
};
