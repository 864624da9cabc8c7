import { attentionParts } from "../../../domain/desk/bookings/attention.ts";

export const ATTENTION: typeof import("../../en/desk/attention.ts").ATTENTION = {
  paid_after_hold: {
    text: "Оплачено после срока удержания, а места уже заняты",
    remedy: "Подтвердите бронь, если места снова есть, верните деньги или предложите другой день.",
  },
  paid_after_cancellation: {
    text: "Оплачено после отмены брони",
    remedy: "Верните деньги или, если так и задумано, подтвердите бронь снова.",
  },
  paid_after_erasure: {
    text: "Пришли деньги от путешественника, чьи личные данные удалены",
    remedy: "Верните деньги. Подтвердить бронь нельзя: имени и адреса путешественника больше нет.",
  },
  paid_too_much: { text: "Заплачено больше, чем было к оплате", remedy: "Верните лишнее." },
  paid_twice: { text: "Заплачено второй раз", remedy: "Верните второй платёж." },
  amount_differs: {
    text: "Платёжная система сообщает другую сумму",
    remedy: "Сравните в разделе «Платежи», затем подтвердите бронь или верните деньги.",
  },
  partly_refunded: {
    text: "Платёжная система вернула часть заплаченного",
    remedy: "Сравните с её данными, затем нажмите «Решено».",
  },
  refund_failed: {
    text: "Возврат через платёжную систему не прошёл",
    remedy: "Попробуйте вернуть снова или верните вручную и запишите это.",
  },
  refunded_twice: {
    text: "Платёжная система тоже отправила возврат, который уже выдали наличными",
    remedy: "Попросите путешественника отдать вторую сумму, затем закройте вопрос в разделе «Деньги».",
  },
  refund_waits: {
    text: "Возврат ждёт: платёжная система не принимает наш магазин или ключ",
    remedy: "Исправьте доступ к платёжной системе; после этого возврат уйдёт сам.",
  },
  refund_by_hand: {
    text: "Деньги надо вернуть вручную",
    remedy: "Верните их, затем отметьте возврат в разделе «Деньги».",
  },
  card_voided: {
    text: "Деньги вернулись на подарочную карту, которой нельзя платить",
    remedy:
      "В разделе «Подарочные карты» аннулируйте карту и верните остаток или сообщите путешественнику, что срок карты истёк.",
  },
  balance_missed: {
    text: "Остаток не оплачен в срок",
    remedy: "Напишите гостю, запишите платёж или отмените бронь.",
  },
  departure_cancelled: {
    text: "Выезд отменён",
    remedy: "Перенесите бронь на другой день или отмените её с полным возвратом.",
  },
};

export const attentionText = (reason: string): string =>
  attentionParts(reason)
    .map((part) => {
      if ("written" in part) return part.written;
      const { text } = ATTENTION[part.code];
      return part.amount ? `${text}: лишние ${part.amount}\u00a0$` : text;
    })
    .join(". ");

export const attentionRemedies = (reason: string): string[] =>
  attentionParts(reason).flatMap((part) => ("code" in part ? ATTENTION[part.code].remedy : []));
