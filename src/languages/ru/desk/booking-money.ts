import { cancelSentence } from "../payment/moves.ts";
import { leftCents, refundFigures } from "../../../domain/desk/payments/refund-figures.ts";
import { isByHand, refundPartsFor } from "../../../domain/payment/payment-ways.ts";
import { day, money } from "../write.ts";
import { NO_EMAIL } from "./booking-changes.ts";
import { statusWords } from "./names.ts";

export const RECORD_MONEY: typeof import("../../en/desk/booking-money.ts").RECORD_MONEY = {
  act: "Записать деньги",
  title: "Записать полученные деньги",
  lead: "Только деньги, которые у вас в руках или видны в выписке банка. Сохраняется с вашим именем и временем.",
  method: "Способ оплаты",
  currency: "Валюта",
  amount: (currency) => `Сумма (${currency})`,
  rate: (currency) => `${currency} за доллар`,
  rateHint: "Последний курс; укажите тот, по которому считали.",
  note: "Заметка (необязательно)",
  save: "Записать",
  back: "Назад",
  done: "Записано",
  doneStray: "Записано; часть надо вернуть",
};

const mailed = (email: string, about = "") => (email ? `На ${email} придёт письмо${about}.` : NO_EMAIL);

export const recordSentences: typeof import("../../en/desk/booking-money.ts").recordSentences = (
  cents,
  { status, owed_cents, customer_email, balance_due_on },
) => {
  if (status === "expired")
    return [
      "Срок удержания мест истёк: если места есть, бронь подтвердится; если нет, она получит пометку и деньги надо будет вернуть.",
      mailed(customer_email, " в любом случае"),
    ];
  if (status !== "pending" && status !== "confirmed")
    return [
      `Статус этой брони: ${statusWords(status).toLowerCase()}. Вся сумма ${money(cents)} будет помечена к возврату.`,
      mailed(customer_email),
    ];
  const rest = owed_cents - cents;
  const by = balance_due_on ? `До ${day(balance_due_on)} останется` : "Останется";
  const settles =
    rest > 0
      ? `${by} оплатить ${money(rest)}.`
      : rest === 0
        ? "После этого бронь оплачена полностью."
        : `${money(-rest)} сверх суммы к оплате: это будет помечено к возврату, путешественник получит письмо.`;
  return [...(status === "pending" ? ["Подтверждает бронь."] : []), settles, mailed(customer_email, " с квитанцией")];
};

export const VOID_PAYMENT: typeof import("../../en/desk/booking-money.ts").VOID_PAYMENT = {
  label: "Записано по ошибке",
  title: "Отменить запись этого платежа?",
  text: "Для случая, когда деньги так и не пришли: встречная запись убирает их из книги учёта, и бронь снова не оплачена на эту сумму. Строка остаётся, с вашей причиной. Путешественник получит письмо с документом, который отменяет квитанцию.",
  act: "Отменить запись",
  done: "Запись платежа отменена",
};

export const GIVE: typeof import("../../en/desk/booking-money.ts").GIVE = {
  head: (cents, way) => `Вернуть вручную: ${money(cents)} ${way}`,
  label: (cents) => `Отметить: ${money(cents)} возвращены`,
  title: (cents) => `Вы вернули ${money(cents)}?`,
  text: "Только когда деньги у путешественника или банк их отправил. Сохраняется с вашим именем и временем; создаётся документ о возврате.",
  act: "Да, возвращены",
  done: "Отмечено как возвращённое",
  by: (who, when) => `Возврат: ${who}, ${when}`,
};

export const UNSENT: typeof import("../../en/desk/booking-money.ts").UNSENT = {
  send: "Отправить ещё раз",
  sendTitle: (cents) => `Отправить ${money(cents)} ещё раз?`,
  sendText:
    "В течение минуты мы снова обратимся к платёжной системе. Пока возврат не отправлен, бронь остаётся с пометкой.",
  sending: "Возврат снова в очереди",
  give: (cents) => `Отметить: ${money(cents)} возвращены наличными`,
  giveText:
    "Только когда деньги у путешественника: они берутся из кассы, к платёжной системе больше не обращаемся. Сохраняется с вашим именем и временем.",
};

export const TWICE: typeof import("../../en/desk/booking-money.ts").TWICE = {
  head: (cents) => `Возвращено дважды: платёжная система тоже отправила ${money(cents)}`,
  title: (cents) => `Закрыть двойной возврат ${money(cents)}?`,
  cash: "Получено обратно наличными",
  cashText: "Путешественник вернул деньги наличными: они поступают в кассу, создаётся квитанция.",
  transfer: "Получено обратно переводом",
  transferText: "Перевод путешественника виден в выписке банка: деньги поступают в банк, создаётся квитанция.",
  waive: "Оставить путешественнику",
  waiveText: "Сумма записывается в книге учёта как жест доброй воли, и её больше ни с кого не спрашивают.",
  done: "Двойной возврат закрыт",
};

export const RECORDED: typeof import("../../en/desk/booking-money.ts").RECORDED = {
  who: (who) => (who ? `Запись: ${who}` : null),
  by: (way, who, note) => `${way}, запись: ${who}${note ? `. ${note}` : ""}`,
  stillToPay: (owed_cents, due) => (due ? `${money(owed_cents)} до ${day(due)}` : money(owed_cents)),
};

const HANDS = " То, что уходит не на карту, верните сами и отметьте здесь.";

const WAYS: Partial<Record<string, string>> = {
  provider: "на карту",
  cash: "наличными",
  bank_transfer: "банковским переводом",
  gift_card: "на подарочную карту",
};

export const refundTargetText: typeof import("../../en/desk/booking-money.ts").refundTargetText = (cents, parts) => {
  if (cents === 0) return "";
  const shares = parts.map((part) => `${money(part.cents)} ${WAYS[part.method] ?? part.method}`);
  return `Возврат: ${shares.join(", ") || money(cents)}.${parts.some(isByHand) ? HANDS : ""}`;
};

export const refundOutlookText: typeof import("../../en/desk/booking-money.ts").refundOutlookText = (
  { status, standing },
  cents,
  today,
) => {
  const way = refundTargetText(cents, refundPartsFor(standing.ways, cents, true));
  if (status !== "confirmed") return way;
  if (cents === leftCents(standing)) return `${way} Бронь завершится, её места освободятся.`;
  return `${way} ${cancelSentence(refundFigures(standing, cents, today), "refund")}`;
};

export const STATEMENT: typeof import("../../en/desk/booking-money.ts").STATEMENT = {
  title: "Расчёты",
  standing: ({ owed, promised, twice }) => {
    const lines = [
      owed > 0 && `Путешественник должен ${money(owed)}.`,
      owed < 0 && `Мы должны путешественнику ${money(-owed)}.`,
      promised > 0 && `Возврат ${money(promised)} отправляется.`,
      twice > 0 && `Путешественнику дважды вернули ${money(twice)}, и он их ещё не отдал.`,
    ].filter(Boolean);
    return lines.length > 0 ? lines.join(" ") : "Всё рассчитано: никто никому не должен.";
  },
};
