import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { count, day, dayInTashkent } from "../write.ts";
import { type VoucherLine, voucherValues } from "../../../domain/booking/trip/voucher-values.ts";

type Documents = typeof import("../../en/documents/document.ts");
type Fact = [label: string, value: string];

const AMOUNT_LABELS = { invoice: "Jami", credit_note: "Narxdan ayirildi", receipt: "Olindi" };

const methodLabel = (kind: string) => (kind === "payout" ? "Usuli" : "Toʻlov usuli");

export const DOCUMENT_PAGE: Documents["DOCUMENT_PAGE"] = {
  date: "Sana",
  amount: "Summa",
  amountLabel: (kind, reason) => {
    if (kind !== "payout") return AMOUNT_LABELS[kind];
    return reason === "voided" ? "Aslida olinmagan" : "Sizga yuborildi";
  },
  voucherMoney: "Pul sovgʻa kartasi uchun olindi. Hisob-faktura u bilan toʻlanadigan safarga beriladi.",
  currency: "Barcha summalar AQSH dollarida.",
};

export const documentBookingFacts: Documents["documentBookingFacts"] = (booking, { kind, made_at, payment_id }) => {
  const { method, charged, paid_at } = booking;
  const receivedOn = kind === "receipt" && paid_at ? dayInTashkent(paid_at) : dayInTashkent(made_at);
  return [
    ["Kimga", [booking.customer_name, booking.customer_email].filter(Boolean).join(", ")],
    ["Safar", booking.title],
    ["Joʻnash sanasi", day(booking.check_in)],
    ["Tugashi", day(booking.ends_on)],
    ["Mehmonlar", count(booking.guests, "mehmon")],
    ["Bron raqami", booking.reference],
    ...(method ? [[methodLabel(kind), methodWords(method)] as Fact] : []),
    ...(receivedOn === dayInTashkent(made_at) ? [] : [["Olingan sana", receivedOn] as Fact]),
    ...(charged ? [["Berilgan pul", chargedAmountText(charged)] as Fact] : []),
    ...(payment_id ? [["Toʻlov raqami", payment_id] as Fact] : []),
  ];
};

export const documentCardFacts: Documents["documentCardFacts"] = ({ to_name, card, valid_until, method }, { kind }) => [
  ["Kim uchun", to_name],
  ["Sovgʻa kartasi", `oxirgi belgilari ${card}`],
  ...(valid_until ? [["Amal qilish muddati", day(valid_until)] as Fact] : []),
  [methodLabel(kind), methodWords(method)],
];

const VOUCHER_LABELS: Record<VoucherLine, string> = { contact_phone: "Safar kuni telefon" };

export const voucherLines: typeof import("../../en/documents/document.ts").voucherLines = (view) =>
  voucherValues(view).map(([name, text]) => [VOUCHER_LABELS[name], text]);
