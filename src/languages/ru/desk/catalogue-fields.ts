import { count, day } from "../write.ts";

export const PICTURE: typeof import("../../en/desk/catalogue-fields.ts").PICTURE = {
  not_an_image: "Этот файл не изображение.",
  svg: "Файлы SVG не принимаются. Возьмите фотографию (JPEG, PNG, WebP).",
  too_heavy: "Файл больше 15 МБ. Выберите поменьше.",
  unreadable: "Изображение не читается: оно повреждено или браузер не поддерживает этот формат.",
  too_many_pixels: "В изображении слишком много пикселей (больше 60 миллионов).",
  no_webp: "Этот браузер не умеет сохранять WebP. Откройте страницу в другом.",
  forbidden: "Ваш сеанс завершён. Войдите снова.",
  unreachable: "Сервер не ответил. Фотография не загружена, повторите попытку.",
  refused: "Сервер не принял фотографию.",
  failed: "Загрузить фотографию не удалось. Повторите попытку.",
};

export const PICTURE_DONE = "Фотография обновлена";

export const IMAGE_FIELD: typeof import("../../en/desk/catalogue-fields.ts").IMAGE_FIELD = {
  title: "Фотография",
  choose: "Выбрать файл",
  upload: "Загрузка",
  address: "или её адрес",
};

const SLOTS = {
  room: "Номер",
  table: "Стол",
  guide: "Гид",
  group: "Группа",
  vehicle: "Транспорт",
};

export const GALLERY_FIELD: typeof import("../../en/desk/catalogue-fields.ts").GALLERY_FIELD = {
  hint: "Первая — обложка: на карточках, вверху страницы и в ссылках, которыми делятся. Опишите каждую для путешественников, которые её не видят или открывают страницу без связи.",
  add: "Добавить фотографии",
  alt: "Описание",
  altHint: (at) => (at === 0 ? "Обложка" : ""),
  example: "Голубой купол Гур-Эмира в сумерках",
  uploading: (at, all) => `Загружаем фотографию ${at} из ${all}`,
  added: (many) => `Добавлено: ${count(many, "фотография", "фотографии", "фотографий")}. Опишите каждую.`,
  notTaken: (name, why) => `${name}: ${why}`,
  full: (most) => `Не больше ${most} фотографий: остальные не добавлены.`,
  focus: (at, x, y) => `Главная точка фотографии ${at}: ${x}% по ширине, ${y}% по высоте. Двигается стрелками.`,
  focusHint: "Щёлкните по тому, что должно остаться видным",
  cut: (ratio) => `Обрезано до ${ratio}`,
  slot: "Что на ней",
  noSlot: "Другое",
  slots: SLOTS,
  addSlot: (slot) => `Добавить: ${SLOTS[slot].toLowerCase()}`,
  line: ({ url, alt }) => alt || url,
};

export const DATES: typeof import("../../en/desk/catalogue-fields.ts").DATES = {
  added: "Добавлено.",
  known: "Эта дата уже в списке.",
  none: "Выберите дату выезда",
  past: "Этот день уже прошёл: выезд должен быть позже сегодняшнего дня.",
  onRequest: "Нет: путешественники могут запросить любой день не раньше чем через 3 дня.",
  title: "Даты выезда",
  pick: "Выберите дату выезда",
  add: "Добавить дату",
  over: " (прошла)",
  remove: (date) => `Убрать ${day(date)}`,
  calendar: {
    nextMonth: "Следующий месяц",
    previousMonth: "Предыдущий месяц",
    nextYear: "Следующий год",
    previousYear: "Предыдущий год",
    nextDecade: "Следующее десятилетие",
    previousDecade: "Предыдущее десятилетие",
  },
};

const PER: Record<string, string> = { guest: "гостя", booking: "бронь" };

export const OPTIONS: typeof import("../../en/desk/catalogue-fields.ts").OPTIONS = {
  hint: "Что путешественник может добавить к брони: одноместный номер, трансфер. Скидка для группы на это не действует, налоги и сборы — действуют.",
  example: "Одноместный номер",
  name: "Название",
  price: "Цена ($)",
  per: "Берётся за",
  pers: [
    { value: "guest", label: "Гостя" },
    { value: "booking", label: "Бронь" },
  ],
  most: "Не больше на бронь",
  retired: "Больше не предлагается",
  line: ({ name, price, per, most, retired }) =>
    `${name}, ${price}\u00a0$ за ${PER[per] ?? per}, не больше ${most}${retired ? ", больше не предлагается" : ""}`,
};

export const ITEM_QUESTIONS: typeof import("../../en/desk/catalogue-fields.ts").ITEM_QUESTIONS = {
  hint: "Их задаёт форма бронирования. Вы видите ответы в брони, путешественники — в своей поездке и в письме с подтверждением.",
  text: "Вопрос",
  example: "Что приготовить на обед?",
  kind: "Ответ",
  kinds: [
    { value: "text", label: "Своими словами" },
    { value: "choice", label: "Один из вариантов" },
  ],
  choices: "Варианты, по одному в строке",
  required: "Ответ обязателен",
  for_guide: "Для гида",
  line: ({ text, choices, required, for_guide }) =>
    [
      [text, ...choices].join(" / "),
      ...(required ? ["ответ обязателен"] : []),
      ...(for_guide ? ["для гида"] : []),
    ].join(", "),
};

export const FISCAL: typeof import("../../en/desk/catalogue-fields.ts").FISCAL = {
  hint: "Если пусто — код компании. Банк регистрирует каждый код до первого платежа.",
  optionHint: "Если пусто — код тура или пакета.",
  mxik: "ИКПУ (MXIK)",
  package_code: "Код упаковки",
  vat: "Цена включает НДС",
};

export const LINES: typeof import("../../en/desk/catalogue-fields.ts").LINES = {
  moved: (one, from, to) => `${one} ${from}: теперь под номером ${to}`,
  removed: (one, at) => `${one} ${at}: удалено`,
  drag: "Перетащите, чтобы изменить порядок",
  line: "Строка",
  up: (one, at) => `${one} ${at}: выше`,
  down: (one, at) => `${one} ${at}: ниже`,
  remove: (one, at) => `${one} ${at}: удалить`,
  add: (one) => `Добавить: ${one.toLowerCase()}`,
};

export const noLongerOffered = (id: string): string => `Тур, который больше не предлагается (${id})`;

export const TOURS_FIELD: typeof import("../../en/desk/catalogue-fields.ts").TOURS_FIELD = {
  search: "Поиск туров",
};

export const PICK_ON_MAP = "Щёлкните по карте, чтобы указать место";

export const STOPS: typeof import("../../en/desk/catalogue-fields.ts").STOPS = {
  add: "Добавить остановку",
  choose: "Выберите направление",
  remove: (name, index) => `Убрать остановку ${index + 1}: ${name}`,
};
