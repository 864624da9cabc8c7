import { clockInTashkent, count, momentInTashkent } from "../write.ts";

const at = (instant: string) => clockInTashkent(Date.parse(instant));
const people = (number: number) => count(number, "человек", "человека", "человек");
const done = (what: string, instant: string | null) =>
  instant === null ? what : `${what} (${momentInTashkent(instant)})`;

export const GUIDE_BOOKING: typeof import("../../en/guide/booking.ts").GUIDE_BOOKING = {
  guestCount: (number) => count(number, "гость", "гостя", "гостей"),
  guests: "Гости",
  reference: "Номер брони",
  phone: "Телефон",
  options: "Опции",
  requests: "Пожелания",
  travelers: "Путешественники",
  note: "От оператора",
  owed: "К оплате",
  expected: "Ждём",
  absent: "Отсутствуют",
  in: (guests, booked, late) =>
    `Пришли: ${booked === null || booked === guests ? guests : `${guests} из ${booked}`}${late ? ", с опозданием" : ""}`,
  moved: (instant) => done("Бронь перенесена на другой выезд", instant),
  cancelled: (instant) => done("Бронь отменена", instant),
  unconfirmed: "Не подтверждено",
  seenAnyway: (left, seen) =>
    `${left}, гости отмечены в ${at(seen.seen_at)} (${seen.guide_name}). Оператор видит и то и другое.`,
};

export const GUEST_CHECK_IN: typeof import("../../en/guide/booking.ts").GUEST_CHECK_IN = {
  how: "Сколько человек здесь?",
  arrived: (guests) => `${people(guests)} здесь`,
  late: "Пришли с опозданием",
  absent: "Не придут",
  undo: "Снять отметку",
  change: "Изменить число",
  fewer: "На одного меньше",
  more: "На одного больше",
  history: "История отметок",
  double: (facts) =>
    `Отмечены больше одного раза: ${facts.map(({ seen_at, guide_name }) => `в ${at(seen_at)} (${guide_name})`).join(", ")}. Считаются один раз.`,
  arrivedFact: ({ guests, late, by }, person) =>
    `${person ?? people(guests)} на месте${late ? ", с опозданием" : ""}, ${by === "scan" ? "по ваучеру" : "по имени"}`,
  absentFact: "Не придут",
  undoneFact: "Отметка снята",
  received: (instant) => `оператор получил в ${at(instant)}`,
};

export const GUIDE_REPORT: typeof import("../../en/guide/booking.ts").GUIDE_REPORT = {
  states: { waiting: "в очереди", sent: "отправлено", refused: "не принято" },
  notAccepted: (why) => `Наш сервер этого не принял: ${why}`,
  refusals: {
    unknown_device: "этот телефон удалён из списка. Выйдите, войдите снова и сообщите оператору.",
    not_your_departure: "в то время этот выезд был не вашим. Сообщите оператору.",
    invalid_fact: "сервер не смог это использовать. Расскажите оператору, что вы видели.",
  },
  read: "Понятно",
  notStored: {
    already: "Они уже отмечены. Время смотрите ниже.",
    storage_full:
      "На этом телефоне закончилось место, ничего не сохранено. Освободите место и нажмите ещё раз или запишите на бумаге.",
    storage_failed: "Телефон не смог это сохранить. Нажмите ещё раз или запишите на бумаге.",
  },
};
