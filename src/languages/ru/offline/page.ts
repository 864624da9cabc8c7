import { count } from "../write.ts";

export const OFFLINE_PAGE: typeof import("../../en/offline/page.ts").OFFLINE_PAGE = {
  lead: "Что открывается на этом устройстве офлайн.",
  saved: "Сохранено вами",
  savedList: "Сохранено",
  showAll: (items) => `Показать все: ${items}`,
  nothing: "Пока ничего не сохранено",
  nothingHow:
    "Нажмите «Сохранить офлайн» на странице направления, тура, пакета или поездки, и её текст и фотографии будут храниться здесь.",
  allTours: "Все туры",
};

export const SAVED_KINDS: typeof import("../../en/offline/page.ts").SAVED_KINDS = {
  destination: "Направление",
  tour: "Тур",
  package: "Пакет",
  trip: "Ваша поездка",
};

export const SAVED_CARD: typeof import("../../en/offline/page.ts").SAVED_CARD = {
  gone: "Больше не предлагается. Ваша копия по-прежнему открывается.",
  newer: "Текст или даты изменились: обновите свою копию.",
  removeOne: (title) => `Удалить «${title}» с этого устройства`,
};

export const SAVE_EVERYTHING: typeof import("../../en/offline/page.ts").SAVE_EVERYTHING = {
  title: "Сохранить всё",
  text: "Все направления, туры и пакеты с фотографиями и ваши поездки: для самолёта, пустыни и первых часов без местной SIM-карты.",
  resume: "Продолжить загрузку",
  preparing: "Готовим список…",
  page: (page, total, title) => `Страница ${page} из ${total}: ${title}`,
  pictures: (done, total, size) => `Фотографий: ${done} из ${total}, ${size}`,
  progress: (done, total) => `Сохранено фотографий: ${done} из ${total}`,
  allReady: (pages, size) => `Все страницы (${pages}) доступны офлайн: фотографий на ${size}.`,
  allSaved: (pages, size) => `Все страницы (${pages}) сохранены: фотографий на ${size}.`,
  someReady: (saved, pages, size) => `Доступно офлайн страниц: ${saved} из ${pages}, фотографий на ${size}.`,
  someSaved: (saved, pages, size) => `Сохранено страниц: ${saved} из ${pages}, фотографий на ${size}.`,
};

export const ALWAYS_OFFLINE: typeof import("../../en/offline/page.ts").ALWAYS_OFFLINE = {
  title: "Всегда доступно офлайн",
  appDownloading: "Приложение ещё загружается: после этого страницы будут открываться офлайн.",
  appNotSupported: "Этот браузер не может открыть приложение без связи.",
  noCatalogue: "Каталог загрузится, когда вы впервые откроете сайт с интернетом.",
  catalogue: (destinations, tours, packages) =>
    `Тексты, цены и даты: ${count(destinations, "направление", "направления", "направлений")}, ${count(tours, "тур", "тура", "туров")} и ${count(packages, "пакет", "пакета", "пакетов")}, а также поиск по ним.`,
  asOf: (age) => `Данные на ${age}.`,
  trips: (onDevice) => [
    { trips: "Мои поездки" },
    ` с ваучерами${onDevice > 0 ? ` (на этом устройстве: ${onDevice})` : ""}; бронирования и сообщения, которые вы пишете, хранятся здесь, пока не появится связь.`,
  ],
  help: [{ help: "Центр помощи" }, ", «Как забронировать», условия обслуживания и условия отмены."],
};

export const STORAGE_PANEL: typeof import("../../en/offline/page.ts").STORAGE_PANEL = {
  title: "Память",
  saved: (size) => `Сохранённые фотографии: ${size}.`,
  used: "Память, занятая приложением",
  usage: (used, free) => `Всё приложение занимает около ${used}; свободно для него ${free}.`,
  unknown: "Ваш браузер не сообщает, сколько памяти осталось.",
  persistence: {
    promised: "Ваши поездки здесь в безопасности, даже если на устройстве мало места.",
    not_promised: "Если на устройстве станет мало места, браузер может удалить сохранённое.",
    unknown: "Ваш браузер не сообщает, защищает ли он сохранённое.",
  },
  protect: "Защитить сохранённое",
  isProtected: "Защищено",
  notProtected: "Пока не защищено",
  notProtectedWhy:
    "Браузеры защищают приложения, которые установлены или часто используются. Установите приложение и попробуйте снова.",
  install: "Установить приложение",
  removeAll: "Удалить всё сохранённое",
  wifiOnly: "Только по Wi-Fi",
  wifiUnknown: "Ваш браузер не сообщает, в какой он сети: проверяйте связь перед большой загрузкой.",
};

export const SAVED_COPY_PAGE: typeof import("../../en/offline/page.ts").SAVED_COPY_PAGE = {
  tourLine: (days, price) => `${count(days, "день", "дня", "дней")}, на тот момент ${price} с человека`,
  packageLine: (days, price) => `${count(days, "день", "дня", "дней")}, на тот момент ${price}`,
  noLongerOffered: "Это больше не предлагается. Вы видите копию, сохранённую на этом устройстве.",
  noLongerOfferedSince: (age) => `Это больше не предлагается. Вы видите копию, сохранённую на этом устройстве: ${age}.`,
  included: "Что включено",
  itinerary: "Программа",
  day: (day) => `День ${day}:`,
};
