import { count } from "../write.ts";

const trips = (number: number) => count(number, "поездка", "поездки", "поездок");

export const TRANSFER_TRIPS: typeof import("../../en/trips/transfer.ts").TRANSFER_TRIPS = {
  title: "На другом устройстве или в установленном приложении",
  lead: "Перенесите свои поездки. С этой ссылкой или кодом любой может видеть ваши брони и отменить их.",
  start: "Перенести мои поездки",
  byLink: "По ссылке",
  tooMany: "Поездок слишком много для ссылки. Нажмите «Сохранить поездки в файл» ниже или используйте коды.",
  linkHow:
    "Для установленного приложения на этом устройстве: скопируйте ссылку, откройте приложение, перейдите в «Мои поездки», нажмите «Принять поездки» и вставьте её.",
  linkTitle: "Мои поездки",
  byCode: "По коду",
  scan: (codes) => `Отсканируйте ${count(codes, "код", "кода", "кодов")} другим устройством.`,
  code: (place, of) => `Код ${place} из ${of} с вашими поездками`,
  place: (place, of) => `${place} из ${of}`,
  importLink: "Принять поездки",
  importFrom: " с другого устройства или из браузера.",
};

export const TRANSFER_LINK: typeof import("../../en/trips/transfer.ts").TRANSFER_LINK = {
  copy: "Скопировать ссылку",
  send: "Отправить ссылку",
  copied: {
    title: "Ссылка скопирована",
    message: "Вставьте её, где нужно. С этой ссылкой любой может открыть ваши брони.",
  },
  notCopied: { title: "Не скопировано", message: "Этот браузер не разрешает копировать. Воспользуйтесь кодом." },
};

export const TRANSFER_ONE_TRIP: typeof import("../../en/trips/transfer.ts").TRANSFER_ONE_TRIP = {
  title: "Открыть на другом устройстве",
  how: "Отсканируйте код камерой другого устройства или скопируйте ссылку. С ними любой может видеть эту бронь и отменить её.",
  code: "Код, который открывает эту поездку",
};

export const RECEIVE_TRIPS: typeof import("../../en/trips/transfer.ts").RECEIVE_TRIPS = {
  lead: "С другого устройства или из браузера в установленное приложение.",
  unreadable: "Это не ссылка на поездки. Скопируйте ссылку целиком и попробуйте ещё раз.",
  listed: "Поездки по этой ссылке",
  pasteHow:
    "Там, где ваши поездки сейчас, откройте «Мои поездки», нажмите «Перенести мои поездки» и скопируйте ссылку. Затем вставьте её здесь.",
  link: "Ссылка",
  preview: "Посмотреть поездки",
  onlyYours:
    "Добавляйте только свои поездки. Каждую мы проверим на нашем сервере, прежде чем показать её как забронированную.",
  add: "Добавить на это устройство",
  notNow: "Не сейчас",
};

export const UNVERIFIED_TRIPS: typeof import("../../en/trips/transfer.ts").UNVERIFIED_TRIPS = {
  title: "Перенесены, ещё не проверены",
  why: "Мы проверим их на нашем сервере, когда будет связь. До этого они не заменяют ваучер.",
  untitled: "Поездка",
  badge: "Не проверено",
};

export const ARRIVED_TRIPS: typeof import("../../en/trips/transfer.ts").ARRIVED_TRIPS = {
  nothingNew: { title: "Ничего нового", message: "Эти поездки уже есть на этом устройстве." },
  added: "Поездки добавлены",
  notVerified: "Поездки ещё не проверены",
  noneAdded: "Поездки не добавлены",
  opened: (number) => `Добавлено: ${trips(number)}.`,
  waiting: (number) => `Проверим, когда будет связь: ${trips(number)}.`,
  unknown: (number) => `Не добавлено: ${trips(number)}, бронь не найдена.`,
};
