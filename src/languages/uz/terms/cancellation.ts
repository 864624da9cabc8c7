import { cancelSteps } from "../../../domain/terms/cancel-timeline.ts";
import { type RefundPeriod, refundPeriods } from "../../../domain/terms/refund-share.ts";
import { day, money, moneyShort } from "../write.ts";

type Terms = typeof import("../../en/terms/cancellation.ts");

const daysOf = ({ from, to }: RefundPeriod) =>
  to === null ? `joʻnashga ${from} kun va undan koʻp qolganda` : `joʻnashga ${from}–${to} kun qolganda`;

export const refundWords: Terms["refundWords"] = ({ percent, fee_per_person_cents, least_percent }) => {
  if (percent === 0) return "Pul qaytarilmaydi";
  const share = percent === 100 ? "Pul toʻliq qaytariladi" : `${percent}% qaytariladi`;
  if (fee_per_person_cents === 0) return share;
  const minimumText = least_percent === 0 ? "" : `, lekin kamida ${least_percent}% qaytariladi`;
  return `${share}, bir kishi uchun ${moneyShort(fee_per_person_cents)} ushlab qolinadi${minimumText}`;
};

export const refundRows: Terms["refundRows"] = (terms) =>
  refundPeriods(terms).map((period) => [daysOf(period), refundWords(period.share)]);

export const feeRows: Terms["feeRows"] = (fees) =>
  fees.map(({ min_days, max_days, fee_percent }) => {
    const periodText =
      max_days === null
        ? `${min_days - 1} kundan koʻp`
        : min_days === 0
          ? `${max_days} kun va undan kam`
          : `${min_days} kundan ${max_days} kungacha`;
    return [periodText, `umumiy summaning ${fee_percent} foizi`];
  });

export const cancelWords: Terms["cancelWords"] = ([now, after], then = false) => {
  if (now === undefined || now.refund_cents === 0) return "Bekor qilinsa, pul qaytarilmaydi";
  const words = `${day(now.until)} gacha bekor qilinsa, ${money(now.refund_cents)} qaytariladi`;
  if (!then || after === undefined) return words;
  return `${words}, keyin ${after.refund_cents === 0 ? "pul qaytarilmaydi" : money(after.refund_cents)}`;
};

export const freeChangeText: Terms["freeChangeText"] = (checkIn) =>
  `${day(checkIn)} gacha sanani bepul oʻzgartirish mumkin`;
export const FREE_CHANGE: Terms["FREE_CHANGE"] = "Sanani bepul oʻzgartirish";
export const CHANGE_RULE: Terms["CHANGE_RULE"] =
  "Safaringiz boshlanadigan kungacha boshqa joʻnash sanasiga bepul oʻtishingiz mumkin. Yangi sana qimmatroq boʻlsa, farqini toʻlaysiz. Sanani oʻzgartirish qaytariladigan summani hech qachon oshirmaydi.";

export const cancelTimeline: Terms["cancelTimeline"] = (terms, trip, today) => {
  const { refunds, none_from } = cancelSteps(terms, trip, today);
  return [
    { when: `${day(trip.check_in)} gacha`, what: "Sanani bepul oʻzgartirish" },
    ...refunds.map(({ until, percent, refund_cents }) => ({
      when: `${day(until)} gacha bekor qilinsa`,
      what: `${percent}% qaytariladi (${money(refund_cents)})`,
    })),
    {
      when: none_from === null ? "Bekor qilinsa" : `${day(none_from)} dan bekor qilinsa`,
      what: "Pul qaytarilmaydi",
    },
  ];
};

export const planWords: Terms["planWords"] = (plan) => {
  const { over_cents, deposit_percent, balance_days_before } = plan ?? {};
  if (over_cents === undefined || deposit_percent === undefined || balance_days_before === undefined) return "";
  return `Umumiy summa ${moneyShort(over_cents)} dan oshsa, bron qilishda ${deposit_percent}% toʻlab, qolganini joʻnashga kamida ${balance_days_before} kun qolganda toʻlash mumkin; vaqt bundan kam boʻlsa, hammasi bir yoʻla toʻlanadi.`;
};
