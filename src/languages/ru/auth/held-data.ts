import { count, day, money } from "../write.ts";

const counted =
  (one: string, few: string, many: string) =>
  (number: number): string =>
    count(number, one, few, many);

export const HELD_DATA: typeof import("../../en/auth/held-data.ts").HELD_DATA = {
  counts: {
    bookings: counted(
      "бронь с именем, адресом почты, телефоном и пожеланиями",
      "брони с именем, адресом почты, телефоном и пожеланиями",
      "броней с именем, адресом почты, телефоном и пожеланиями",
    ),
    travelers: counted("запись о путешественнике", "записи о путешественниках", "записей о путешественниках"),
    payments: counted("платёж", "платежа", "платежей"),
    refunds: counted("возврат", "возврата", "возвратов"),
    documents: counted("документ с номером", "документа с номером", "документов с номером"),
    vouchers: counted("ваучер", "ваучера", "ваучеров"),
    check_ins: counted("отметка гида", "отметки гида", "отметок гида"),
    notes: counted("заметка наших сотрудников", "заметки наших сотрудников", "заметок наших сотрудников"),
    reviews: counted("отзыв", "отзыва", "отзывов"),
    requests: counted("сообщение нам", "сообщения нам", "сообщений нам"),
    waiting: counted("место в листе ожидания", "места в листах ожидания", "мест в листах ожидания"),
    gift_cards: counted(
      "отправленная вам подарочная карта",
      "отправленные вам подарочные карты",
      "отправленных вам подарочных карт",
    ),
    mails: counted("письмо от нас или о вас", "письма от нас или о вас", "писем от нас или о вас"),
    actions: counted(
      "запись о действиях наших сотрудников",
      "записи о действиях наших сотрудников",
      "записей о действиях наших сотрудников",
    ),
    accounts: counted("учётная запись", "учётные записи", "учётных записей"),
  },
  booking: (one) =>
    `${one.title}, ${day(one.check_in)}, ${count(one.guests, "гость", "гостя", "гостей")}, ${one.customer_name}`,
  payment: (one) => `${money(one.amount_cents)}, ${day(one.created_at.slice(0, 10))}`,
  stars: (rating) => count(rating, "звезда", "звезды", "звёзд"),
  giftCard: (one) => money(one.amount_cents),
};
