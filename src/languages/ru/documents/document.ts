import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { count, day, dayInTashkent } from "../write.ts";
import { type VoucherLine, voucherValues } from "../../../domain/booking/trip/voucher-values.ts";

type Documents = typeof import("../../en/documents/document.ts");
type Fact = [label: string, value: string];

const AMOUNT_LABELS = { invoice: "Итого", credit_note: "Вычтено из цены", receipt: "Получено" };

const methodLabel = (kind: string) => (kind === "payout" ? "Способ" : "Способ оплаты");

export const DOCUMENT_PAGE: Documents["DOCUMENT_PAGE"] = {
  date: "Дата",
  amount: "Сумма",
  amountLabel: (kind, reason) => {
    if (kind !== "payout") return AMOUNT_LABELS[kind];
    return reason === "voided" ? "На самом деле не получено" : "Отправлено вам";
  },
  voucherMoney: "Деньги получены за подарочную карту. Счёт выставляется на поездку, которую ею оплатят.",
  currency: "Все суммы в долларах США.",
};

export const documentBookingFacts: Documents["documentBookingFacts"] = (booking, { kind, made_at, payment_id }) => {
  const { method, charged, paid_at } = booking;
  const receivedOn = kind === "receipt" && paid_at ? dayInTashkent(paid_at) : dayInTashkent(made_at);
  return [
    ["Кому", [booking.customer_name, booking.customer_email].filter(Boolean).join(", ")],
    ["Поездка", booking.title],
    ["Дата выезда", day(booking.check_in)],
    ["Окончание", day(booking.ends_on)],
    ["Гости", count(booking.guests, "гость", "гостя", "гостей")],
    ["Номер брони", booking.reference],
    ...(method ? [[methodLabel(kind), methodWords(method)] as Fact] : []),
    ...(receivedOn === dayInTashkent(made_at) ? [] : [["Получено", receivedOn] as Fact]),
    ...(charged ? [["Внесено", chargedAmountText(charged)] as Fact] : []),
    ...(payment_id ? [["Номер платежа", payment_id] as Fact] : []),
  ];
};

export const documentCardFacts: Documents["documentCardFacts"] = ({ to_name, card, valid_until, method }, { kind }) => [
  ["Для кого", to_name],
  ["Подарочная карта", `оканчивается на ${card}`],
  ...(valid_until ? [["Действует до", day(valid_until)] as Fact] : []),
  [methodLabel(kind), methodWords(method)],
];

const VOUCHER_LABELS: Record<VoucherLine, string> = { contact_phone: "Телефон в день поездки" };

export const voucherLines: typeof import("../../en/documents/document.ts").voucherLines = (view) =>
  voucherValues(view).map(([name, text]) => [VOUCHER_LABELS[name], text]);
