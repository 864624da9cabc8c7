import { count, day, money, withPeriod } from "../write.ts";
import { meetingText } from "../shared/booking.ts";
import { momentText } from "./sentences.ts";

export const NEWS_MESSAGES: typeof import("../../en/mails/news.ts").NEWS_MESSAGES = {
  meeting_changed: ({ title, check_in, point, time }) => ({
    title: "Новые данные о встрече",
    body: `${title}, ${withPeriod(day(check_in))} ${meetingText(point, time) || "Подробности на странице поездки."}`,
  }),
  departure_cancelled: ({ title, check_in }) => ({
    title: "Ваш выезд отменён",
    body: `Приносим извинения: ${day(check_in)} поездка «${title}» не состоится. Что делать дальше, смотрите на странице поездки.`,
  }),
  waiting_offer: ({ title, check_in, guests, offered_until }) => ({
    title: "Места освободились",
    body: `Мы держим для вас ${count(guests, "место", "места", "мест")}: ${title}, ${withPeriod(day(check_in))} Забронируйте до ${momentText(offered_until ?? "")}.`,
  }),
  balance_due: ({ title, owed_cents, due_on }) => ({
    title: "Пора оплатить остаток",
    body: due_on
      ? `${title}: оплатите ${money(owed_cents)} до ${withPeriod(day(due_on))}`
      : `${title}: оплатите ${withPeriod(money(owed_cents))}`,
  }),
  names_wanted: ({ title, check_in }) => ({
    title: "Нам нужны имена путешественников",
    body: `Откройте поездку и заполните недостающие данные: ${title}, ${withPeriod(day(check_in))}`,
  }),
  day_before: ({ title, point, time }) => ({
    title: `Завтра: ${title}`,
    body: meetingText(point, time) || "Программа дня на странице поездки.",
  }),
  payment_settled: ({ title, check_in, owed_cents }) => ({
    title: "Мы получили вашу оплату",
    body:
      owed_cents > 0
        ? `${title}, ${withPeriod(day(check_in))} Осталось оплатить ${withPeriod(money(owed_cents))}`
        : `${title}, ${withPeriod(day(check_in))} Всё оплачено.`,
  }),
};

export const TELEGRAM_BOT: typeof import("../../en/mails/news.ts").TELEGRAM_BOT = {
  seen: "Прочитано",
  openTrip: "Открыть поездку",
  openPage: "Открыть страницу",
  noted: "Спасибо, отмечено как прочитанное.",
  notYours: "Это сообщение уже нельзя подтвердить из этого чата.",
  connected: (title) => `Сюда будут приходить новости о поездке «${title}». Чтобы отключить их, отправьте /stop.`,
  unknownLink: "Ссылка уже использована или устарела. Откройте поездку и подключите Telegram ещё раз.",
  stopped: "Новости больше не будут приходить в этот чат. Письма вы по-прежнему получаете.",
  help: "Этот бот присылает новости о вашей поездке. Чтобы подключить его, откройте поездку на нашем сайте и выберите Telegram. Чтобы отключить все новости, отправьте /stop.",
};
