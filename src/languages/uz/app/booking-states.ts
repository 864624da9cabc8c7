import { type BookingState, hereClock } from "../../../domain/booking/booking-state.ts";

type States = typeof import("../../en/app/booking-states.ts");

export const clockTime: States["clockTime"] = (instant) => `sizning vaqtingiz bilan ${hereClock(instant)}`;

const STATE_WORDS: Record<Exclude<BookingState, "held">, string> = {
  on_phone: "Faqat shu qurilmada",
  unanswered: "Javobimiz kutilmoqda",
  sent: "Yuborildi",
  paid: "Toʻlandi",
  confirmed: "Tasdiqlandi",
  attention: "Sizning qaroringiz kerak",
  expired: "Bron muddati tugadi",
  cancelled: "Bekor qilindi",
  refunded: "Pul qaytarildi",
};

export const ON_PAGE_ONLY: States["ON_PAGE_ONLY"] =
  "Brauzeringiz maʼlumot saqlashga ruxsat bermaydi, shuning uchun bu faqat shu sahifada bor. Sahifani yopmang: aloqa paydo boʻlishi bilan yuboramiz.";

export const stateWords: States["stateWords"] = (state, expiresAt) => {
  if (state !== "held") return STATE_WORDS[state];
  return expiresAt === null ? STATE_WORDS.sent : `Oʻrinlar ${clockTime(expiresAt)} gacha saqlanadi`;
};

export const needWords: States["needWords"] = ({ state, expires_at }) => {
  const words = stateWords(state, expires_at);
  return state === "held" ? `${words}: hozir toʻlang` : words;
};

export const UNREADABLE_NEWS: States["UNREADABLE_NEWS"] = {
  title: "Safaringiz haqida yangilik",
  body: "Oʻqish uchun “Safarlarim” boʻlimini oching.",
};
