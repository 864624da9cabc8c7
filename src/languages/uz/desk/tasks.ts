import { attentionText } from "./attention.ts";
import { refundRoute } from "../payment/refund-route.ts";
import { isByHand } from "../../../domain/payment/payment-ways.ts";
import { count, day, money } from "../write.ts";
import { CLAIM } from "./check-in.ts";

export const TASKS: typeof import("../../en/desk/tasks.ts").TASKS = {
  title: "Vazifalar",
  none: "Hozir qiladigan ish yoʻq",
  noneText: "Yangi soʻrovlar, pul qaytarishlar, saqlangan oʻrinlar va gidsiz joʻnashlar bu yerda oʻzi paydo boʻladi.",
  all: "Hammasini koʻrsatish",
  open: "Ochish",
  call: "Qoʻngʻiroq qilish",
  notReached: "Xabar yetmaganlar, bugun va ertaga",
  attention: "Belgilangan bronlar",
  claims: "Gidlar xabar qilgan naqd pul",
  refunds: "Yuboriladigan qaytarishlar",
  unguided: "Gidsiz, keyingi 7 kun",
  unnamed: "Ismlar yetishmaydi, keyingi 14 kun",
  requests: "Safar soʻrovlari",
  messages: "Xabarlar",
  mails: "Yuborilmagan xatlar",
  holds: "Oʻrin saqlash muddati tugayapti",
  balances: "Toʻlanadigan qoldiqlar",
  below: "Minimumdan kam, tez orada yopiladi",
  reviews: "Yangi sharhlar",
};

export const ASK_NAMES: typeof import("../../en/desk/tasks.ts").ASK_NAMES = {
  act: "Ismlarni soʻrash",
  queued: "Xat yuborilmoqda",
  failed: "Xat yuborilmadi",
};

export const LINE: typeof import("../../en/desk/tasks.ts").LINE = {
  booking: ({ name, guests, title, check_in }) => ({
    who: `${name}, ${count(guests, "mehmon")}`,
    what: `${title}, ${day(check_in)}`,
  }),
  attention: (why) => attentionText(why ?? "Eʼtibor talab qiladi"),
  claim: ({ amount_cents, guide_name, doubt }) => `${money(amount_cents)}, ${guide_name}, ${CLAIM.waits(doubt)}`,
  refund: ({ left_cents, method, why }) =>
    isByHand({ method })
      ? `${money(left_cents)} ${refundRoute([method]).to}`
      : `${money(left_cents)} qaytarilmadi${why ? `: ${why}` : ""}`,
  unnamed: ({ guests, named }) => `${guests} ismdan ${named} tasi bor`,
  hold: (clock, { total_cents }) => `${clock} gacha, ${money(total_cents)}`,
  balance: ({ owed_cents, due_on }, today) =>
    due_on < today
      ? `${money(owed_cents)}, muddati oʻtgan: ${day(due_on)}`
      : `${money(owed_cents)}, muddati: ${due_on === today ? "bugun" : day(due_on)}`,
  below: ({ taken, min_guests }) => `${taken} ta, kamida ${min_guests ?? 0} kerak`,
  closes: (lastDay, today) =>
    lastDay < today ? "yopilgan" : lastDay === today ? "bugun yopiladi" : `oxirgi bron kuni: ${day(lastDay)}`,
  unguided: ({ taken }) => count(taken, "mehmon"),
  stars: ({ rating }) => `5 yulduzdan ${rating}`,
  again: (kind, address) => `Qayta yuborish: ${kind}, ${address}`,
  toUs: "bizga",
};
