import { exact, money } from "../write.ts";

export const CASH_RECEIPT: typeof import("../../en/trips/receipts.ts").CASH_RECEIPT = {
  title: "Квитанции за наличные",
  handed: (amount, guide, at) => `Вы передали наличными ${amount} (гид ${guide}, ${at}).`,
  charged: (amount, currency, cents) => `${exact(amount)} ${currency} (${money(cents)})`,
  waiting: "Оператор ещё не подтвердил получение.",
  booked: "Платёж учтён.",
  unknownTrip:
    "Этой поездки нет на этом устройстве. Квитанция сохранена и появится вместе с поездкой, когда вы откроете её по ссылке из вашего письма.",
  otherReference: (reference) => `Она для другой брони, ${reference}: покажите её оператору.`,
  problems: {
    damaged: "Эту квитанцию не прочитать. Попросите гида показать код ещё раз.",
    newer_version:
      "Эта квитанция из более новой версии приложения. Когда будет связь, загрузите приложение заново и отсканируйте её ещё раз.",
    not_kept: "Это устройство не смогло сохранить квитанцию. Сфотографируйте экран гида.",
  },
};

const DOCUMENT_KINDS = {
  invoice: "Счёт",
  credit_note: "Кредит-нота",
  receipt: "Квитанция",
  payout: "Возврат выплачен",
} as const;

export const documentTitle: typeof import("../../en/trips/receipts.ts").documentTitle = ({ kind, reason }) =>
  kind === "payout" && reason === "voided" ? "Квитанция аннулирована" : DOCUMENT_KINDS[kind];
