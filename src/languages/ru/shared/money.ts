import { aboutNumber, day } from "../write.ts";

export const ABOUT_PRICE: typeof import("../../en/shared/money.ts").ABOUT_PRICE = {
  choice: "Показывать цены и в другой валюте",
  choose: "Показать и в…",
  dollarsOnly: "Только в долларах",
};

export const CANCEL_TIMELINE: typeof import("../../en/shared/money.ts").CANCEL_TIMELINE = "Изменение или отмена";

export const FISCAL_RECEIPTS: typeof import("../../en/shared/money.ts").FISCAL_RECEIPTS = {
  terminal: "Терминал",
  sign: "Фискальный признак",
  coming: "Чек регистрируется в налоговой службе и появится здесь, как только будет готов.",
  check: "Проверить в налоговой службе",
  code: (title) => `${title}: код, который читает налоговая служба`,
};

export const aboutPrice: typeof import("../../en/shared/money.ts").aboutPrice = (cents, rate) =>
  `около ${aboutNumber((cents / 100) * rate.per_dollar)} ${rate.currency}, курс на ${day(rate.day).replace(/ \d{4}\sг\.$/, "")}`;
