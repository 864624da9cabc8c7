import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import { day, money } from "../write.ts";

type Words = typeof import("../../en/mails/gift-cards.ts");
type Card = { code: string; amount_cents: number; valid_until: string | null };

const cardFacts = ({ code, amount_cents, valid_until }: Card): MailFact[] => [
  ["Kod", code],
  ["Summa", money(amount_cents)],
  ...(valid_until ? [["Amal qilish muddati", day(valid_until)] as MailFact] : []),
];

export const GIFT_CARD_MAILS: Words["GIFT_CARD_MAILS"] = {
  payment: "Sovgʻa kartasi",
  letter: (name, { from_name, message, ...card }) => ({
    subject: `Siz uchun ${money(card.amount_cents)} qiymatidagi sovgʻa kartasi`,
    title: "Sizni sayohat kutmoqda",
    paragraphs: [
      ...(from_name ? [`Kimdan: ${from_name}.`] : []),
      ...(message ? [message] : []),
      `${name ? `${name}, bu` : "Bu"} sovgʻa kartasi bilan istalgan safarimizni toʻlash mumkin.`,
      "Safarni tanlang, bron qiling va toʻlashdan oldin kodni “Sovgʻa kartasi” maydoniga yozing. Summani tasdiqlashdan oldin koʻrasiz. Qoldiq kartada qoladi, yetmaganini bank kartasi bilan toʻlaysiz.",
      "Kodni bilgan har kim undan foydalana oladi, shuning uchun bu xatni hech kimga bermang.",
    ],
    facts: cardFacts(card),
    label: "Safar topish",
  }),
  bought: (name, { for_name, mailed_to, ...card }) => ({
    subject: `${money(card.amount_cents)} qiymatidagi sovgʻa kartangiz toʻlandi`,
    title: "Sovgʻa kartasi toʻlandi",
    paragraphs: [
      `${name ? `${name}, rahmat` : "Rahmat"}! ${money(card.amount_cents)} toʻlovingiz keldi, karta tayyor. Kim uchun: ${for_name}.`,
      mailed_to ? `Uni ${mailed_to} manziliga yubordik.` : "Kod faqat sizda, shuning uchun uni oʻzingiz topshiring.",
      "Karta bilan istalgan safarimizni birdan yoki boʻlib toʻlash mumkin. Kodni bilgan har kim undan foydalana oladi, shuning uchun bu xatni hech kimga bermang.",
    ],
    facts: cardFacts(card),
    label: "Safarlarni koʻrish",
  }),
};
