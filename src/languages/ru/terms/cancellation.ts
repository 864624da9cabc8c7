import { cancelSteps } from "../../../domain/terms/cancel-timeline.ts";
import { type RefundPeriod, refundPeriods } from "../../../domain/terms/refund-share.ts";
import { count, day, money, moneyShort } from "../write.ts";

type Terms = typeof import("../../en/terms/cancellation.ts");

const days = (number: number) => count(number, "день", "дня", "дней");
/** After "более" and "до". */
const ofDays = (number: number) => count(number, "дня", "дней", "дней");

const daysOf = ({ from, to }: RefundPeriod) =>
  to === null ? `за ${from} и более дней до выезда` : `за ${from}–${days(to)} до выезда`;

export const refundWords: Terms["refundWords"] = ({ percent, fee_per_person_cents, least_percent }) => {
  if (percent === 0) return "Без возврата";
  const share = percent === 100 ? "Полный возврат" : `Возврат ${percent}%`;
  if (fee_per_person_cents === 0) return share;
  const minimumText = least_percent === 0 ? "" : `, но не меньше ${least_percent}%`;
  return `${share} за вычетом ${moneyShort(fee_per_person_cents)} с человека${minimumText}`;
};

export const refundRows: Terms["refundRows"] = (terms) =>
  refundPeriods(terms).map((period) => [daysOf(period), refundWords(period.share)]);

export const feeRows: Terms["feeRows"] = (fees) =>
  fees.map(({ min_days, max_days, fee_percent }) => {
    const periodText =
      max_days === null
        ? `Более ${ofDays(min_days - 1)}`
        : min_days === 0
          ? `${days(max_days)} и менее`
          : `От ${min_days} до ${ofDays(max_days)}`;
    return [periodText, `${fee_percent}% от общей суммы`];
  });

export const cancelWords: Terms["cancelWords"] = ([now, after], then = false) => {
  if (now === undefined || now.refund_cents === 0) return "При отмене деньги не возвращаются";
  const words = `Возврат ${money(now.refund_cents)} до ${day(now.until)}`;
  if (!then || after === undefined) return words;
  return `${words}, затем ${after.refund_cents === 0 ? "без возврата" : money(after.refund_cents)}`;
};

export const freeChangeText: Terms["freeChangeText"] = (checkIn) => `Бесплатная смена даты до ${day(checkIn)}`;
export const FREE_CHANGE: Terms["FREE_CHANGE"] = "Бесплатная смена даты";
export const CHANGE_RULE: Terms["CHANGE_RULE"] =
  "Перейти на другую дату выезда можно бесплатно вплоть до дня начала вашей поездки. Если новая дата дороже, вы доплачиваете разницу. Смена даты никогда не увеличивает сумму возврата.";

export const cancelTimeline: Terms["cancelTimeline"] = (terms, trip, today) => {
  const { refunds, none_from } = cancelSteps(terms, trip, today);
  return [
    { when: `До ${day(trip.check_in)}`, what: "Бесплатная смена даты" },
    ...refunds.map(({ until, percent, refund_cents }) => ({
      when: `Отмена до ${day(until)}`,
      what: `Возврат ${percent}% (${money(refund_cents)})`,
    })),
    { when: none_from === null ? "Отмена" : `Отмена с ${day(none_from)}`, what: "Без возврата" },
  ];
};

export const planWords: Terms["planWords"] = (plan) => {
  const { over_cents, deposit_percent, balance_days_before } = plan ?? {};
  if (over_cents === undefined || deposit_percent === undefined || balance_days_before === undefined) return "";
  return `Если сумма больше ${moneyShort(over_cents)}, при бронировании можно оплатить ${deposit_percent}%, а остаток не позднее чем за ${days(balance_days_before)} до выезда; если времени меньше, вся сумма оплачивается сразу.`;
};
