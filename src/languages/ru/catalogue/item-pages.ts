import { factNames } from "../../../domain/catalogue/good-to-know.ts";
import { count, moneyShort } from "../write.ts";

const daysText = (days: number) => count(days, "день", "дня", "дней");

export const ITEM_PAGE: typeof import("../../en/catalogue/item-pages.ts").ITEM_PAGE = {
  breadcrumbs: "Путь по сайту",
  home: "Главная",
  glance: "Коротко",
  relatedTours: "Похожие туры",
  day: (number) => `День ${number}`,
  days: daysText,
  daysAndNights: (days) =>
    days > 1 ? `${daysText(days)}, ${count(days - 1, "ночь", "ночи", "ночей")}` : daysText(days),
  duration: "Продолжительность",
  maxGuests: "Максимум гостей",
  included: "Что включено",
  notIncluded: "Что не включено",
  share: "Поделиться",
  linkCopied: "Ссылка скопирована",
  notShared: "Не удалось поделиться",
};

export const ITEM_LISTS: typeof import("../../en/catalogue/item-pages.ts").ITEM_LISTS = {
  destination: { title: "Направления", back: "Ко всем направлениям" },
  tour: { title: "Туры", back: "Ко всем турам" },
  package: { title: "Пакеты", back: "Ко всем пакетам" },
};

export const ITEM_MISSING: typeof import("../../en/catalogue/item-pages.ts").ITEM_MISSING = {
  titles: { destination: "Направление не найдено", tour: "Тур не найден", package: "Пакет не найден" },
  lead: "Возможно, этой страницы больше нет в каталоге или в адресе опечатка.",
  notLoaded: "Не загружено",
};

export const TOUR_PAGE: typeof import("../../en/catalogue/item-pages.ts").TOUR_PAGE = {
  about: "О туре",
  itinerary: "Программа",
  book: "Забронировать тур",
  destination: "Направление",
  destinations: "Направления",
  difficulty: "Сложность",
};

export const PACKAGE_PAGE: typeof import("../../en/catalogue/item-pages.ts").PACKAGE_PAGE = {
  about: "О пакете",
  dayByDay: "Программа по дням",
  emptyDay: "Переезд или свободный день. Подробности — после бронирования.",
  highlights: "Главное",
  stays: "Где вы остановитесь",
  includedTours: (number) => `Туры в пакете (${number})`,
  off: (percent) => `Скидка ${percent}%`,
  saving: (cents) => `С этим пакетом вы экономите ${moneyShort(cents)}!`,
  book: "Забронировать пакет",
  nextDeparture: "Ближайший выезд",
  tours: "Туры",
  toursIncluded: (number) => `${number} в пакете`,
};

export const SAVING: typeof import("../../en/catalogue/item-pages.ts").SAVING = {
  how: "Как мы считаем выгоду",
  tours: (number) => count(number, "тур", "тура", "туров"),
  rest: "Проживание, транспорт и всё остальное, что включено",
  parts: "По отдельности",
  whole: "В пакете",
  saved: "Ваша выгода",
  note: "С человека, без налогов и сборов.",
};

export const DESTINATION_PAGE: typeof import("../../en/catalogue/item-pages.ts").DESTINATION_PAGE = {
  about: () => "О направлении",
  toursIn: (place) => `Туры: ${place}`,
  noTours: "Туров пока нет",
  tours: "Туры",
  location: "Где находится",
  coordinates: "Координаты",
  allTours: "Смотреть все туры",
  packages: "Пакеты",
  viewPackage: "Смотреть пакет",
  viewPackageOf: (title) => `Смотреть пакет: ${title}`,
  allPackages: "Все пакеты",
};

export const BEFORE_BOOKING: typeof import("../../en/catalogue/item-pages.ts").BEFORE_BOOKING = {
  title: "Перед бронированием",
  meetingPoint: "Место встречи",
  starts: "Начало",
  groupSize: "Размер группы",
  askUs: "Спросите нас",
  map: "Карта Узбекистана с местом встречи",
  openInMaps: "Открыть на карте",
};

export const ROUTE_TEXTS: typeof import("../../en/catalogue/item-pages.ts").ROUTE_TEXTS = {
  title: "Маршрут",
  map: (places) => `Маршрут: ${places}`,
  onDays: (first, last) => (first === last ? `день ${first}` : `дни ${first}–${last}`),
  days: daysText,
};

export const GALLERY: typeof import("../../en/catalogue/item-pages.ts").GALLERY = {
  label: "Фотографии",
  which: (at, all, alt) => `Фото ${at + 1} из ${all}${alt === "" ? "" : `: ${alt}`}`,
  count: (at, all) => `${at + 1} / ${all}`,
  open: (all) => `Все фото (${all})`,
  before: "Предыдущее фото",
  next: "Следующее фото",
  close: "Закрыть фотографии",
  missing: "Чтобы открыть большие фотографии в первый раз, нужна связь. Попробуйте ещё раз, когда она появится.",
};

export const GOOD_TO_KNOW: typeof import("../../en/catalogue/item-pages.ts").GOOD_TO_KNOW = {
  guide_language: "Язык гида",
  walking: "Ходьба",
  sleeping: "Проживание",
  meals: "Питание",
  minimum_age: "Минимальный возраст",
  visa_and_registration: "Виза и регистрация",
};

export const factsOf: typeof import("../../en/catalogue/item-pages.ts").factsOf = (facts) =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));
