import type { LedgerCsvWords } from "../../../domain/desk/payments/books.ts";
import type { PaymentsCsvWords } from "../../../domain/desk/payments/payments-csv.ts";
import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { dayInTashkent, momentInTashkent } from "../write.ts";

export const PAYMENTS_CSV: PaymentsCsvWords = {
  heading: [
    "Создан (по Ташкенту)",
    "Оплачен (по Ташкенту)",
    "Статус",
    "Способ",
    "Кто записал",
    "Передано",
    "Сумма",
    "Возвращено",
    "Валюта",
    "ID платежа",
    "Внешний ID",
    "Имя",
    "Эл. почта",
    "Поездка",
    "Бронь",
    "Подтверждение отправлено",
  ],
  method: methodWords,
  charged: chargedAmountText,
  yes: "да",
  no: "нет",
};

export const LEDGER_CSV: LedgerCsvWords = {
  heading: [
    "Строка",
    "Время (по Ташкенту)",
    "Журнал",
    "Документ",
    "Бронь",
    "Контрагент",
    "Счёт",
    "Дебет",
    "Кредит",
    "Валюта",
    "Курс",
  ],
  moment: momentInTashkent,
  giftCard: (code) => `Подарочная карта ${code}`.trim(),
};

export const VOUCHER_REGISTER_CSV: typeof import("../../en/desk/csv-payments.ts").VOUCHER_REGISTER_CSV = {
  heading: [
    "№",
    "Ваучер",
    "Выдан",
    "Турист",
    "Туристов",
    "Имена",
    "Поездка",
    "С",
    "По",
    "Услуги",
    "Цена",
    "Валюта",
    "Статус",
  ],
  day: dayInTashkent,
};
