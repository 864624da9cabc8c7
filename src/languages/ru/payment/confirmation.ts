import { day, money } from "../write.ts";

const CONTACT_US = "Если вы напишете нам, достаточно указать номер платежа.";
const TEAM_IS_ON_IT = "показано последнее состояние. Мы этим занимаемся: вам ничего делать не нужно.";

export const CONFIRMATION_TEXTS: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_TEXTS = {
  confirmed: {
    title: "Бронирование подтверждено!",
    status: "Подтверждено",
    tripLink: "",
    lastStep: "За три дня до выезда мы напомним вам о месте и времени встречи.",
  },
  second_look: {
    title: "Платёж получен",
    lead: "Ваши места подтверждены. Нам нужно ещё раз проверить этот платёж; мы напишем вам в течение 24 часов.",
    status: "Требует внимания",
    tripLink: TEAM_IS_ON_IT,
    lastStep: CONTACT_US,
  },
  late: {
    title: "Платёж получен",
    lead: "Платёж пришёл, когда срок брони уже истёк, и мы ищем для вас места. В течение 24 часов мы напишем вам: найдём места или вернём всю сумму.",
    status: "Требует внимания",
    tripLink: TEAM_IS_ON_IT,
    lastStep: CONTACT_US,
  },
  cancelled: {
    title: "Бронирование отменено",
    lead: "Мы получили ваш платёж, но затем бронирование было отменено.",
    status: "Отменено",
    tripLink: "показано, сколько мы вернём и к какому сроку.",
    lastStep: CONTACT_US,
  },
};

export const CONFIRMATION_PAGE: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_PAGE = {
  paid: (cents) => `Вы заплатили ${money(cents)}, места за вами.`,
  next: "Что дальше",
  mailed: "Подтверждение скоро придёт вам на почту.",
  voucher: { before: "Ваучер — в разделе «", link: "Мои поездки", after: "», доступен и без связи." },
  trips: "В «Моих поездках»",
  paymentId: "Номер платежа",
  status: "Статус",
  today: "Сегодня",
  stillToPay: "Осталось оплатить",
  owedBy: (cents, date) => `${money(cents)} не позднее ${day(date)}`,
  offline:
    "Ваш платёж в сохранности и у платёжной системы, и у нас. В «Моих поездках» показан последний статус, который получило это устройство.",
  again: "Повторить",
  checking: "Проверяем платёж",
};

export const CONFIRMATION_DOCUMENT: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_DOCUMENT = {
  download: "Скачать подтверждение",
  ready: "Подтверждение готово",
  failedTitle: "Не удалось скачать",
  allowPopups: "Чтобы скачать подтверждение, разрешите всплывающие окна",
  unreadable: "Не удалось создать подтверждение",
  failed: "Не удалось создать подтверждение. Попробуйте ещё раз.",
};

export const CONFIRMATION_MAIL: typeof import("../../en/payment/confirmation.ts").CONFIRMATION_MAIL = {
  resend: "Отправить письмо ещё раз",
  sent: "Письмо отправлено",
  failedTitle: "Не удалось отправить письмо",
  refusals: {
    too_many_mails: "Сегодня это подтверждение уже отправляли несколько раз. Попробуйте завтра.",
    rate_limited: "Слишком много попыток. Подождите минуту и попробуйте ещё раз.",
    not_confirmed: "Это бронирование не подтверждено, поэтому подтверждения пока нет.",
    not_found: "Платёж не найден, или у вас нет к нему доступа",
  },
  unanswered: "Мы пока не знаем, отправлено ли письмо. Проверьте почту, прежде чем пробовать ещё раз.",
  failed: "Не удалось отправить письмо. Попробуйте ещё раз.",
};
