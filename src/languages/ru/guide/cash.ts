import { clockInTashkent, day, exact, grouped, money } from "../write.ts";

export const GUIDE_CASH: typeof import("../../en/guide/cash.ts").GUIDE_CASH = {
  title: "Наличные",
  take: "Принять наличные",
  owed: (cents, due) => `К оплате ещё ${money(cents)}${due === null ? "" : ` (до ${day(due)})`}.`,
  currency: "Валюта",
  currencies: { USD: "Доллары", UZS: "Сумы" },
  amount: "Сумма",
  rate: (perDollar, since) => `1 доллар = ${exact(perDollar)} сум (курс на ${day(since)}).`,
  comesTo: (cents) => `Это ${money(cents)}.`,
  record: (amount) => `Записать ${amount}`,
  som: (amount, cents) => `${exact(amount)} сум (${money(cents)})`,
  problems: {
    amount: `Введите сумму, например 120 или ${grouped(1_500_000)}.`,
    too_much: "Это больше, чем нужно оплатить. Верните лишнее.",
    cash_ceiling:
      "С этой суммой наличных по этой брони будет больше, чем закон разрешает для одной продажи. Возьмите меньше, а остальное попросите оплатить картой или переводом.",
    no_rate: "На этом телефоне нет курса сума. Возьмите доллары или спросите оператора.",
  },
  receipt: "Квитанция",
  receiptHow:
    "Путешественник сканирует код камерой телефона и сохраняет квитанцию вместе с поездкой. Это работает офлайн.",
  receiptCode: (amount) => `Код квитанции на ${amount}`,
  show: "Показать квитанцию",
  hide: "Скрыть квитанцию",
  taken: (amount, instant, guide) => `${amount} в ${clockInTashkent(Date.parse(instant))}, гид ${guide}`,
  states: {
    waiting: "отправлено оператору, ещё не в учёте",
    recorded: "в учёте",
    voided: "удалено из учёта оператором",
    rejected: "отклонено оператором: спросите почему",
  },
};
