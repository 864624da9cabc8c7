import { attentionText } from "./attention.ts";
import { refundRoute } from "../payment/refund-route.ts";
import { isByHand } from "../../../domain/payment/payment-ways.ts";
import { count, day, money } from "../write.ts";
import { CLAIM } from "./check-in.ts";

export const TASKS: typeof import("../../en/desk/tasks.ts").TASKS = {
  title: "Задачи",
  none: "Сейчас делать нечего",
  noneText: "Новые заявки, возвраты, удержания мест и выезды без гида появляются здесь сами.",
  all: "Показать все",
  open: "Открыть",
  call: "Позвонить",
  notReached: "Не знают об изменениях на сегодня и завтра",
  attention: "Брони с пометкой",
  claims: "Наличные, о которых сообщили гиды",
  refunds: "Возвраты к отправке",
  unguided: "Без гида, ближайшие 7 дней",
  unnamed: "Не хватает имён, ближайшие 14 дней",
  requests: "Заявки на поездку",
  messages: "Сообщения",
  mails: "Неотправленные письма",
  holds: "Скоро истекает удержание мест",
  balances: "Остатки к оплате",
  below: "Меньше минимума, скоро закрытие",
  reviews: "Новые отзывы",
};

export const ASK_NAMES: typeof import("../../en/desk/tasks.ts").ASK_NAMES = {
  act: "Запросить имена",
  queued: "Письмо отправляется",
  failed: "Письмо не отправлено",
};

export const LINE: typeof import("../../en/desk/tasks.ts").LINE = {
  booking: ({ name, guests, title, check_in }) => ({
    who: `${name}, ${count(guests, "гость", "гостя", "гостей")}`,
    what: `${title}, ${day(check_in)}`,
  }),
  attention: (why) => attentionText(why ?? "Требует внимания"),
  claim: ({ amount_cents, guide_name, doubt }) => `${money(amount_cents)}, ${guide_name}, ${CLAIM.waits(doubt)}`,
  refund: ({ left_cents, method, why }) =>
    isByHand({ method })
      ? `${money(left_cents)} ${refundRoute([method]).to}`
      : `${money(left_cents)} не возвращены${why ? `: ${why}` : ""}`,
  unnamed: ({ guests, named }) => `${named} из ${count(guests, "имени", "имён", "имён")}`,
  hold: (clock, { total_cents }) => `до ${clock}, ${money(total_cents)}`,
  balance: ({ owed_cents, due_on }, today) =>
    due_on < today
      ? `${money(owed_cents)}, срок прошёл ${day(due_on)}`
      : `${money(owed_cents)}, срок ${due_on === today ? "сегодня" : day(due_on)}`,
  below: ({ taken, min_guests }) => `${taken} при минимуме ${min_guests ?? 0}`,
  closes: (lastDay, today) =>
    lastDay < today ? "закрыто" : lastDay === today ? "закрывается сегодня" : `можно забронировать до ${day(lastDay)}`,
  unguided: ({ taken }) => count(taken, "гость", "гостя", "гостей"),
  stars: ({ rating }) => `${rating} из 5 звёзд`,
  again: (kind, address) => `Отправить ещё раз: ${kind}, ${address}`,
  toUs: "нам",
};
