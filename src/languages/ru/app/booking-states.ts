import { type BookingState, hereClock } from "../../../domain/booking/booking-state.ts";

type States = typeof import("../../en/app/booking-states.ts");

export const clockTime: States["clockTime"] = (instant) => `${hereClock(instant)} по вашему времени`;

const STATE_WORDS: Record<Exclude<BookingState, "held">, string> = {
  on_phone: "Только на этом устройстве",
  unanswered: "Ждёт нашего ответа",
  sent: "Отправлено",
  paid: "Оплачено",
  confirmed: "Подтверждено",
  attention: "Нужно ваше внимание",
  expired: "Срок брони истёк",
  cancelled: "Отменено",
  refunded: "Деньги возвращены",
};

export const ON_PAGE_ONLY: States["ON_PAGE_ONLY"] =
  "Ваш браузер не даёт сохранять данные, поэтому это есть только на этой странице. Не закрывайте её: мы отправим всё, как только появится связь.";

export const stateWords: States["stateWords"] = (state, expiresAt) => {
  if (state !== "held") return STATE_WORDS[state];
  return expiresAt === null ? STATE_WORDS.sent : `Держим места до ${clockTime(expiresAt)}`;
};

export const needWords: States["needWords"] = ({ state, expires_at }) => {
  const words = stateWords(state, expires_at);
  return state === "held" ? `${words}: оплатите сейчас` : words;
};

export const UNREADABLE_NEWS: States["UNREADABLE_NEWS"] = {
  title: "Новости о вашей поездке",
  body: "Откройте «Мои поездки», чтобы прочитать.",
};
