import { count, money } from "../write.ts";

const guestsText = (number: number) => count(number, "гость", "гостя", "гостей");

export const CHECK_IN: typeof import("../../en/desk/check-in.ts").CHECK_IN = {
  title: "Отметка гостей",
  figures: { in: "На месте", missing: "Ещё нет", absent: "Не пришли", booked: "Забронировано" },
  said: (inside, missing, absent) => `На месте: ${guestsText(inside)}, ещё нет: ${missing}, не пришли: ${absent}`,
  strangers: (guests) => `Отмечены без места на этом выезде: ${guestsText(guests)}.`,
  nobody: "На этот выезд броней нет.",
  noGuide: "На этот выезд не назначен гид, поэтому отмечать гостей некому.",
  noPhone: (guide) => `${guide}: этот список на телефоне ещё не открывали.`,
  lastOnline: (guide, age) => `Телефон (${guide}): был на связи ${age}.`,
  lastOnlineUnassigned: (guide, age) => `Телефон (${guide}, больше не ведёт этот выезд): был на связи ${age}.`,
  people: "Кто на месте и кого ещё нет",
  unlisted: "Нет в списке",
  unlistedText: "Отмечен по ваучеру, но на этот выезд брони нет.",
  of: (inside, booked) => `${inside} из ${booked}`,
  arrived: (time, who) => `Отметка в ${time}, ${who}`,
  late: "с опозданием",
  byVoucher: "по ваучеру",
  again: (time, who) => `Повторная отметка в ${time}, ${who}`,
  absent: (time, who) => `Отмечено «не пришли» в ${time}, ${who}`,
  absentToo: (time, who) => `${who}: отмечено «не пришли» в ${time}`,
  undone: (time, who) => `Отметка снята в ${time}, ${who}`,
  reportedAt: (time) => `сообщено в ${time}`,
  cancelled: (time) => `Отменено в ${time}`,
  moved: (time) => `Перенесено на другой день в ${time}`,
  unaware: "отметка с телефона, на котором были старые данные",
  cash: "Принятые наличные",
  took: (sum, time, who) => `${sum} в ${time}, ${who}`,
  inBooks: "в книге учёта",
  voided: "запись отменена как ошибочная",
  rejected: "отклонено",
  guests: guestsText,
  party: (reference, guests) => `${reference}, ${guestsText(guests)}`,
  handed: (minor, currency) =>
    ` (${money(minor)
      .replace(/,00(?=\s)/, "")
      .replace("$", currency)})`,
};

const DOUBT_TEXTS: Partial<Record<string, string>> = {
  phone_ended: "сообщено с телефона, доступ которого уже закрыт",
  outside_assignment: "сообщено за время, когда этот гид не вёл выезд",
  above_owed: "больше, чем к оплате",
  cash_ceiling: "больше наличных, чем закон разрешает за одну продажу",
  day_limit: "больше, чем один гид может принять за день",
};

export const CLAIM: typeof import("../../en/desk/check-in.ts").CLAIM = {
  title: "Наличные, о которых сообщил гид: принять или отклонить",
  notice: (cents) =>
    `Гид сообщил о ${money(cents)}, которых ещё нет в книге учёта. Примите или отклоните их в разделе «Деньги».`,
  took: (sum, when, who) => `${sum}, ${when}, ${who}`,
  waits: (doubt) => `не в книге учёта: ${DOUBT_TEXTS[doubt ?? ""] ?? "сервер не принял"}`,
  doesNotCount: (doubt) => `не считается: ${DOUBT_TEXTS[doubt] ?? doubt}`,
  accept: "Принять",
  accepted: "Принято",
  reject: "Отклонить",
  rejected: "Отклонено",
  cash: (cents) => ({
    accept: `Принять ${money(cents)}`,
    accepts: "Только если деньги у вас или у гида. Они записываются как наличные, путешественник получит квитанцию.",
    reject: `Отклонить ${money(cents)}`,
    rejects: "В книгу учёта не попадает. Путешественник письма не получит.",
  }),
  checkIn: {
    accept: "Принять",
    accepts: "Сначала спросите гида. После этого отметка считается как любая другая.",
    reject: "Отклонить",
    rejects: "Отметка останется в списке, но не считается.",
  },
};

export const DEPARTURES: typeof import("../../en/desk/check-in.ts").DEPARTURES = {
  notFound: "Выезд не найден",
  all: "Все выезды",
  print: "Печать",
  people: "Гости этого выезда",
  unnamed: (guests) => ` Нет данных: ${count(guests, "гость", "гостя", "гостей")}.`,
  meeting: (what) => ` Встреча: ${what}.`,
  nobody: "На этот день броней нет.",
  seatsOf: (guests, most) => `${guests} из ${count(most, "места", "мест", "мест")}`,
  bookings: (bookings, held) =>
    `${count(bookings, "бронь", "брони", "броней")}${held > 0 ? `, только удержаны: ${held}` : ""}`,
  seats: (guests, most, held) =>
    `${guests} из ${count(most, "места", "мест", "мест")}${held > 0 ? `, из них только удержано: ${held}` : ""}.`,
};
