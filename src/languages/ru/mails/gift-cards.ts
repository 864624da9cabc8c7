import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import { day, money } from "../write.ts";

type Words = typeof import("../../en/mails/gift-cards.ts");
type Card = { code: string; amount_cents: number; valid_until: string | null };

const cardFacts = ({ code, amount_cents, valid_until }: Card): MailFact[] => [
  ["Код", code],
  ["Сумма", money(amount_cents)],
  ...(valid_until ? [["Действует до", day(valid_until)] as MailFact] : []),
];

export const GIFT_CARD_MAILS: Words["GIFT_CARD_MAILS"] = {
  payment: "Подарочная карта",
  letter: (name, { from_name, message, ...card }) => ({
    subject: `Подарочная карта на ${money(card.amount_cents)} для вас`,
    title: "Вас ждёт путешествие",
    paragraphs: [
      ...(from_name ? [`От кого: ${from_name}.`] : []),
      ...(message ? [message] : []),
      `${name ? `${name}, этой` : "Этой"} подарочной картой можно оплатить любую нашу поездку.`,
      "Выберите поездку, забронируйте её и перед оплатой введите код в поле «Подарочная карта». Сумму вы увидите до подтверждения. Остаток сохранится на карте, а недостающее можно доплатить банковской картой.",
      "Кто знает код, может им воспользоваться, поэтому никому не пересылайте это письмо.",
    ],
    facts: cardFacts(card),
    label: "Найти поездку",
  }),
  bought: (name, { for_name, mailed_to, ...card }) => ({
    subject: `Ваша подарочная карта на ${money(card.amount_cents)} оплачена`,
    title: "Подарочная карта оплачена",
    paragraphs: [
      `${name ? `${name}, спасибо` : "Спасибо"}! Ваш платёж на ${money(card.amount_cents)} получен, карта готова. Получатель: ${for_name}.`,
      mailed_to ? `Мы отправили её на ${mailed_to}.` : "Код есть только у вас, поэтому передайте его сами.",
      "Картой можно оплатить любую нашу поездку, сразу или частями. Кто знает код, может им воспользоваться, поэтому никому не пересылайте это письмо.",
    ],
    facts: cardFacts(card),
    label: "Смотреть поездки",
  }),
};
