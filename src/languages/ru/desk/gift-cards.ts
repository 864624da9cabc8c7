import type { DeskGiftCard } from "../../../domain/desk/payments/gift-card-form.ts";
import { money } from "../write.ts";

const SALE_WAYS = {
  cash: "продана за наличные",
  bank_transfer: "оплачена переводом",
  given: "подарена",
  provider: "продана на сайте",
};

function returnText({ sold_for, left_cents }: DeskGiftCard): string {
  if (left_cents === 0) return "На ней ничего нет, поэтому возвращать нечего.";
  if (sold_for === "provider")
    return `Верните оставшиеся ${money(left_cents)} в кабинете платёжной системы: только тогда деньги уйдут из книги учёта.`;
  if (sold_for === null) return `Оставшиеся ${money(left_cents)} были подарком и списываются.`;
  const returnWay = sold_for === "cash" ? "наличными" : "банковским переводом";
  return `Верните оставшиеся ${money(left_cents)} ${returnWay}: аннулирование уберёт их из книги учёта.`;
}

export const GIFT_CARDS: typeof import("../../en/desk/gift-cards.ts").GIFT_CARDS = {
  lead: "Оплаченные заранее или подаренные деньги, которыми платят за поездки. Остатки берутся из книги учёта.",
  label: "Подарочные карты",
  empty: { title: "Подарочных карт пока нет", text: "Создайте первую: проданную или подаренную." },
  within: "Код, имя, эл. почта",
  states: {
    "": "Все",
    active: "Активна",
    used_up: "Использована",
    over: "Больше не действует",
    voided: "Аннулирована",
  },
  add: "Новая подарочная карта",
  amount: "Номинал ($)",
  soldFor: "Чем оплачена",
  waysToPay: [
    { value: "cash", label: "Наличными" },
    { value: "bank_transfer", label: "Банковским переводом" },
    { value: "given", label: "Не оплачена: наш подарок" },
  ],
  toName: "Кому",
  toAddress: "Эл. почта получателя (необязательно)",
  toAddressHint: "Туда придёт карта. Если адреса нет, передайте код сами.",
  until: "Последний день (необязательно)",
  make: "Создать карту",
  made: "Подарочная карта создана",
  code: (mailed) =>
    mailed === null
      ? "Запишите код или распечатайте его для получателя. Им может воспользоваться любой, у кого он есть."
      : `Код отправляется на ${mailed}. Им может воспользоваться любой, у кого он есть.`,
  done: "Готово",
  columns: {
    code: "Код",
    for: "Кому",
    email: "Эл. почта",
    left: "Остаток",
    worth: "Номинал",
    how: "Чем оплачена",
    until: "До",
    made: "Создана",
    status: "Статус",
    papers: "Квитанции",
    act: "Изменить",
  },
  how: ({ sold_for }) => SALE_WAYS[sold_for ?? "given"],
  madeBy: ({ made_by, void_reason }) =>
    void_reason ? `Карту создал сотрудник ${made_by}. Аннулирована: ${void_reason}` : null,
  void: "Аннулировать",
  voidOf: (code) => `Аннулировать ${code}`,
  voidText: (card) => `Ею больше нельзя будет платить. ${returnText(card)}`,
  voided: "Подарочная карта аннулирована",
  notPrinted: "Не удалось открыть документ",
};
