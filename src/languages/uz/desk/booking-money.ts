import { cancelSentence } from "../payment/moves.ts";
import { leftCents, refundFigures } from "../../../domain/desk/payments/refund-figures.ts";
import { isByHand, refundPartsFor } from "../../../domain/payment/payment-ways.ts";
import { day, money } from "../write.ts";
import { NO_EMAIL } from "./booking-changes.ts";
import { statusWords } from "./names.ts";

export const RECORD_MONEY: typeof import("../../en/desk/booking-money.ts").RECORD_MONEY = {
  act: "Pulni yozish",
  title: "Olingan pulni yozish",
  lead: "Faqat qoʻlingizdagi yoki bank koʻchirmasida koʻringan pul. Ismingiz va vaqt bilan saqlanadi.",
  method: "Toʻlov usuli",
  currency: "Valyuta",
  amount: (currency) => `Summa (${currency})`,
  rate: (currency) => `Bir dollar uchun ${currency}`,
  rateHint: "Eng yangi kurs; oʻzingiz ishlatgan kursni yozing.",
  note: "Izoh (ixtiyoriy)",
  save: "Yozish",
  back: "Orqaga",
  done: "Yozildi",
  doneStray: "Yozildi; bir qismini qaytarish kerak",
};

const mailed = (email: string, about = "") => (email ? `${email} manziliga${about} xat boradi.` : NO_EMAIL);

export const recordSentences: typeof import("../../en/desk/booking-money.ts").recordSentences = (
  cents,
  { status, owed_cents, customer_email, balance_due_on },
) => {
  if (status === "expired")
    return [
      "Oʻrin saqlash muddati tugagan: oʻrin boʻlsa, bron tasdiqlanadi; boʻlmasa, u belgilanadi va pulni qaytarish kerak boʻladi.",
      mailed(customer_email, " har ikki holda ham"),
    ];
  if (status !== "pending" && status !== "confirmed")
    return [
      `Bu bronning holati: ${statusWords(status).toLowerCase()}. ${money(cents)} toʻliq qaytarish uchun belgilanadi.`,
      mailed(customer_email),
    ];
  const rest = owed_cents - cents;
  const by = balance_due_on ? `${day(balance_due_on)} gacha ` : "";
  const settles =
    rest > 0
      ? `Yana ${by}${money(rest)} toʻlanishi kerak.`
      : rest === 0
        ? "Shunda bron toʻliq toʻlangan boʻladi."
        : `${money(-rest)} ortiqcha: u qaytarish uchun belgilanadi va sayohatchiga xat boradi.`;
  return [...(status === "pending" ? ["Bronni tasdiqlaydi."] : []), settles, mailed(customer_email, " chek bilan")];
};

export const VOID_PAYMENT: typeof import("../../en/desk/booking-money.ts").VOID_PAYMENT = {
  label: "Xato yozilgan",
  title: "Bu toʻlov yozuvi bekor qilinsinmi?",
  text: "Pul umuman kelmagan boʻlsa shundan foydalaning: teskari yozuv uni hisob kitobidan chiqaradi va bron yana shu summaga qarzdor boʻladi. Qator siz yozgan sabab bilan qoladi. Sayohatchi chekni bekor qiladigan hujjat bilan xat oladi.",
  act: "Yozuvni bekor qilish",
  done: "Toʻlov yozuvi bekor qilindi",
};

export const GIVE: typeof import("../../en/desk/booking-money.ts").GIVE = {
  head: (cents, way) => `Qoʻlda qaytariladi: ${money(cents)} ${way}`,
  label: (cents) => `${money(cents)} qaytarildi deb belgilash`,
  title: (cents) => `${money(cents)} qaytardingizmi?`,
  text: "Faqat pul sayohatchining qoʻlida boʻlsa yoki bank uni yuborgan boʻlsa. Ismingiz va vaqt bilan saqlanadi; qaytarish hujjati yaratiladi.",
  act: "Ha, qaytarildi",
  done: "Qaytarildi deb belgilandi",
  by: (who, when) => `Qaytargan: ${who}, ${when}`,
};

export const UNSENT: typeof import("../../en/desk/booking-money.ts").UNSENT = {
  send: "Qayta yuborish",
  sendTitle: (cents) => `${money(cents)} qayta yuborilsinmi?`,
  sendText: "Bir daqiqa ichida toʻlov tizimidan yana soʻraymiz. Pul yuborilguncha bron belgilangan holda qoladi.",
  sending: "Qaytarish yana navbatda",
  give: (cents) => `${money(cents)} naqd qaytarildi deb belgilash`,
  giveText:
    "Faqat pul sayohatchining qoʻlida boʻlsa: u kassadan olinadi va toʻlov tizimidan boshqa soʻralmaydi. Ismingiz va vaqt bilan saqlanadi.",
};

export const TWICE: typeof import("../../en/desk/booking-money.ts").TWICE = {
  head: (cents) => `Ikki marta qaytarilgan: toʻlov tizimi ham ${money(cents)} yuborgan`,
  title: (cents) => `Ikki marta qaytarilgan ${money(cents)} masalasi yopilsinmi?`,
  cash: "Naqd qaytarib berdi",
  cashText: "Sayohatchi uni naqd qaytarib berdi: pul kassaga kiradi va chek yaratiladi.",
  transfer: "Oʻtkazma bilan qaytarib berdi",
  transferText: "Sayohatchining oʻtkazmasi bank koʻchirmasida bor: pul bankka kiradi va chek yaratiladi.",
  waive: "Sayohatchida qolsin",
  waiveText: "Summa hisob kitobida xayrixohlik xarajati boʻladi va uni endi hech kimdan soʻramaymiz.",
  done: "Ikki marta qaytarish yopildi",
};

export const RECORDED: typeof import("../../en/desk/booking-money.ts").RECORDED = {
  who: (who) => (who ? `Yozgan: ${who}` : null),
  by: (way, who, note) => `${way}, yozgan: ${who}${note ? `. ${note}` : ""}`,
  stillToPay: (owed_cents, due) => (due ? `${money(owed_cents)}, ${day(due)} gacha` : money(owed_cents)),
};

const HANDS = " Kartaga qaytmaydigan qismini oʻzingiz qaytaring, keyin shu yerda belgilang.";

const WAYS: Partial<Record<string, string>> = {
  provider: "kartaga",
  cash: "naqd",
  bank_transfer: "bank oʻtkazmasi bilan",
  gift_card: "sovgʻa kartasiga",
};

export const refundTargetText: typeof import("../../en/desk/booking-money.ts").refundTargetText = (cents, parts) => {
  if (cents === 0) return "";
  const shares = parts.map((part) => `${money(part.cents)} ${WAYS[part.method] ?? part.method}`);
  return `Qaytariladi: ${shares.join(", ") || money(cents)}.${parts.some(isByHand) ? HANDS : ""}`;
};

export const refundOutlookText: typeof import("../../en/desk/booking-money.ts").refundOutlookText = (
  { status, standing },
  cents,
  today,
) => {
  const way = refundTargetText(cents, refundPartsFor(standing.ways, cents, true));
  if (status !== "confirmed") return way;
  if (cents === leftCents(standing)) return `${way} Bron tugaydi va oʻrinlari boʻshaydi.`;
  return `${way} ${cancelSentence(refundFigures(standing, cents, today), "refund")}`;
};

export const STATEMENT: typeof import("../../en/desk/booking-money.ts").STATEMENT = {
  title: "Hisob koʻchirmasi",
  standing: ({ owed, promised, twice }) => {
    const lines = [
      owed > 0 && `Sayohatchi ${money(owed)} qarzdor.`,
      owed < 0 && `Biz sayohatchiga ${money(-owed)} qarzdormiz.`,
      promised > 0 && `${money(promised)} qaytarilmoqda.`,
      twice > 0 && `Sayohatchiga ${money(twice)} ikki marta qaytarilgan, u hali qaytarib bermagan.`,
    ].filter(Boolean);
    return lines.length > 0 ? lines.join(" ") : "Hammasi toʻlangan: hech kim qarzdor emas.";
  },
};
