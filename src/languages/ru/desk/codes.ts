import { count, day, money } from "../write.ts";

const timesText = (number: number) => count(number, "раз", "раза", "раз");

export const CODES: typeof import("../../en/desk/codes.ts").CODES = {
  lead: "Промокоды, с которыми путешественники платят меньше. Использованный код остаётся в бронях, где его применили.",
  label: "Промокоды",
  empty: { title: "Промокодов пока нет", text: "Добавьте первый: скидка в процентах или суммой." },
  columns: { code: "Код", off: "Скидка", uses: "Использован", terms: "Условия", status: "Статус" },
  add: "Добавить промокод",
  edit: (code) => `Изменить ${code}`,
  code: "Код",
  kind: "Скидка",
  kinds: [
    { value: "percent", label: "В процентах" },
    { value: "amount", label: "Суммой" },
  ],
  off: { percent: "Процент", amount: "Сумма ($)" },
  from: "Первый день (необязательно)",
  until: "Последний день (необязательно)",
  only: "Только для",
  all: "Все поездки",
  another: "Добавить поездку",
  unknown: "Поездка, которая больше не предлагается",
  remove: (title) => `Убрать: ${title}`,
  limit: "Сколько раз можно использовать (необязательно)",
  once: "Один раз на адрес эл. почты",
  active: "Действует: можно использовать",
  save: "Сохранить",
  saved: "Промокод сохранён",
  off_words: ({ percent, amount_cents }) => `скидка ${percent === null ? money(amount_cents ?? 0) : `${percent}%`}`,
  uses: ({ uses, use_limit }) =>
    use_limit === null ? timesText(uses) : `${uses} из ${count(use_limit, "раза", "раз", "раз")}`,
  terms: ({ valid_from, valid_until, item_ids, once_per_email }) =>
    [
      valid_from ? `с ${day(valid_from)}` : "",
      valid_until ? `до ${day(valid_until)}` : "",
      item_ids ? `для ${count(item_ids.length, "поездки", "поездок", "поездок")}` : "",
      once_per_email ? "один раз на адрес эл. почты" : "",
    ]
      .filter(Boolean)
      .join(", "),
};
