import { count, day, money } from "../write.ts";

export const ITEM_DEPARTURES: typeof import("../../en/desk/departures.ts").ITEM_DEPARTURES = {
  label: "Выезды",
  columns: {
    day: "День",
    places: "Места",
    price: "Цена",
    minimum: "Минимум",
    closes: "Закрытие",
    state: "Состояние",
    guide: "Гид",
    note: "Заметка",
    actions: "Изменить",
  },
  none: {
    tour: {
      title: "Выездов нет",
      text: "Путешественники могут запросить любой день не раньше чем через 3 дня. Чтобы предложить определённый день, добавьте выезд.",
    },
    package: {
      title: "Своих выездов нет",
      text: "Пакет предлагается на дни своих туров. Как только вы добавите здесь выезд, предлагаться будут только эти дни.",
    },
  },
  people: (date) => `Гости, ${day(date)}`,
  edit: { tour: "Изменить тур", package: "Изменить пакет" },
  until: (date) => `до ${day(date)}`,
  taken: (taken, places) => `${taken} из ${places}`,
  waiting: (people) => `ждут: ${people}`,
  usual: "обычная",
  closes: (days) => (days === 0 ? "Накануне" : `За ${count(days, "день", "дня", "дней")}`),
  needs: (more) => `не хватает: ${more}`,
  gone: "Больше не работает",
};

export const DEPARTURE_FORM: typeof import("../../en/desk/departures.ts").DEPARTURE_FORM = {
  add: "Добавить выезд",
  addAct: "Добавить",
  edit: (date) => `Изменить ${day(date)}`,
  editAct: "Сохранить",
  back: "Назад",
  day: "День",
  end: "Последний день (пусто: обычная продолжительность)",
  price: (usual) => `Цена с человека в USD (пусто: ${money(usual)})`,
  places: (usual) => `Места (пусто: ${usual})`,
  minimum: "Минимум гостей (необязательно)",
  closes: "За сколько дней закрывается (0: накануне)",
  guide: "Гид",
  noGuide: "Пока нет",
  note: "Заметка для гостей",
  guideNote: "Заметка для гида (необязательно)",
  guideNoteHint: "Видна на телефоне гида вместе со списком гостей. Путешественники её не видят.",
  meets: (usual) => `Место встречи (пусто: ${usual || "нет"})`,
  at: (usual) => `Время встречи (пусто: ${usual || "нет"})`,
  pin: "Место встречи на карте: широта, долгота (пусто: без точки)",
  tells: (bookings) =>
    bookings === 0
      ? "Подтверждённых броней ещё нет, поэтому письмо об изменении встречи никому не уйдёт."
      : `После сохранения гостям (${count(bookings, "подтверждённая бронь", "подтверждённые брони", "подтверждённых броней")}) уйдёт письмо об изменении встречи; в поездке новость останется на виду, пока они не подтвердят, что видели её.`,
  notOffered: (name) => `${name} (больше не работает)`,
  sold: (taken) => `Уже продано: ${count(taken, "место", "места", "мест")}.`,
  changed:
    "Другой администратор изменил этот выезд. То, что вы ввели, осталось здесь; если сохранить снова, оно заменит это:",
  now: (label, value) => `${label}: сейчас ${value || "пусто"}`,
  state: "Состояние",
};

export const DEPARTURE_FIELDS: typeof import("../../en/desk/departures.ts").DEPARTURE_FIELDS = {
  end_date: "Последний день",
  price: "Цена",
  places: "Места",
  min_guests: "Минимум",
  closes_days: "За сколько дней закрывается",
  guide_id: DEPARTURE_FORM.guide,
  note: DEPARTURE_FORM.note,
  guide_note: DEPARTURE_FORM.guideNote,
  meeting_point: "Место встречи",
  meeting_time: "Время встречи",
  meeting_pin: "Место встречи на карте",
  state: DEPARTURE_FORM.state,
};

export const NEW_DEPARTURE: typeof import("../../en/desk/departures.ts").NEW_DEPARTURE = {
  act: "Новый выезд",
  trip: "Тур или пакет",
  choose: "Выберите",
  back: "Назад",
};

export const DEPARTURE_DONE: typeof import("../../en/desk/departures.ts").DEPARTURE_DONE = {
  added: "Выезд добавлен",
  saved: "Выезд сохранён",
  notSaved: "Не сохранено",
  open: "Открыто: можно бронировать",
  closed: "Закрыто для новых броней",
  guaranteed: "Гарантировано: состоится при любом числе гостей",
};

export const DEPARTURE_ACTS: typeof import("../../en/desk/departures.ts").DEPARTURE_ACTS = {
  edit: "Изменить",
  close: "Закрыть",
  reopen: "Открыть",
  guarantee: "Гарантировать",
  release: "Снять гарантию",
  repeat: "Повторить",
  cancel: "Отменить",
};

export const REPEAT_DEPARTURE: typeof import("../../en/desk/departures.ts").REPEAT_DEPARTURE = {
  title: (date) => `Повторять каждую неделю: ${day(date)}`,
  until: "До",
  tooSoon: "Выберите день хотя бы через неделю после этого выезда.",
  makes: (days) =>
    `${count(days, "выезд добавится", "выезда добавятся", "выездов добавятся")} с той же ценой, местами и гидом.`,
  there: (days) =>
    `${count(days, "день, где выезд уже есть, останется", "дня, где выезд уже есть, останутся", "дней, где выезд уже есть, останутся")} как прежде.`,
  act: (days) => `Добавить ${count(days, "выезд", "выезда", "выездов")}`,
  done: (days) => count(days, "выезд добавлен", "выезда добавлены", "выездов добавлено"),
};

const heldWords = (held: number) =>
  held === 0
    ? ""
    : ` ${count(held, "бронь только удерживает места: они освободятся, и гость получит", "брони только удерживают места: они освободятся, и гости получат", "броней только удерживают места: они освободятся, и гости получат")} письмо.`;
const confirmedWords = (confirmed: number) =>
  confirmed === 0
    ? ""
    : ` По ${count(confirmed, "подтверждённой брони", "подтверждённым броням", "подтверждённым броням")} письмом предложим другой день или полный возврат.`;

export const CANCEL_DEPARTURE: typeof import("../../en/desk/departures.ts").CANCEL_DEPARTURE = {
  title: (date) => `Отменить выезд ${day(date)}?`,
  text: ({ bookings, held_bookings }) =>
    bookings === 0
      ? "Броней пока нет: писем не будет. Отменённый выезд нельзя открыть снова; этот день можно добавить заново."
      : `${count(bookings, "бронь", "брони", "броней")}, по каждой уйдёт письмо.${heldWords(held_bookings)}${confirmedWords(
          bookings - held_bookings,
        )} Отменённый выезд нельзя открыть снова.`,
  act: "Отменить выезд",
  done: "Выезд отменён",
};
