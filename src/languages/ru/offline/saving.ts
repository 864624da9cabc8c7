import { sizeOf } from "../../../domain/saved/size.ts";
import { count, decimal } from "../write.ts";

const pages = (number: number) => count(number, "страницы", "страниц", "страниц");

export const SAVE_PROBLEMS: typeof import("../../en/offline/saving.ts").SAVE_PROBLEMS = {
  unreachable: "Связь прервалась. Загруженное сохранено; остальное загрузится, когда связь появится.",
  refused:
    "Браузер не даёт хранить данные, поэтому сохранить офлайн ничего нельзя. Выйдите из приватного режима или разрешите этому сайту хранить данные.",
  full: "На устройстве закончилось место. Загруженное сохранено. Удалите что-нибудь из сохранённого или освободите место, затем завершите сохранение.",
  not_pictures:
    "Некоторые фотографии не загрузились: возможно, эта сеть требует входа или файла больше нет. Остальное сохранено; попробуйте снова в другой сети.",
  metered:
    "Wi-Fi пропал, а вы выбрали загрузку только по Wi-Fi. Загруженное сохранено; остальное загрузится автоматически.",
  stopped: "Остановлено. Загруженное сохранено.",
  unverified: "Часть сохранённого не читается из памяти устройства. Завершите сохранение, чтобы восстановить её.",
  not_updated: "Вы офлайн, поэтому мы не можем проверить изменения. Ваша копия осталась прежней.",
  gone: "Это больше не предлагается, сохранять нечего.",
};

export const SAVED_BUT_CLOSED: typeof import("../../en/offline/saving.ts").SAVED_BUT_CLOSED = {
  coming: "Сохранено. Само приложение ещё загружается: после этого всё откроется офлайн.",
  never: "Сохранено, но этот браузер не может открыть приложение без связи.",
};

export const SAVE_ACTIONS: typeof import("../../en/offline/saving.ts").SAVE_ACTIONS = {
  save: "Сохранить",
  notNow: "Не сейчас",
  stop: "Остановить",
  stopSaving: "Остановить сохранение",
  finish: "Завершить сохранение",
  update: "Обновить",
  remove: "Удалить",
  close: "Закрыть",
};

export const SAVE_STATE: typeof import("../../en/offline/saving.ts").SAVE_STATE = {
  saving: (done, total) => `Сохраняем ${done} из ${total}…`,
  progress: "Уже сохранено",
  ready: "Доступно офлайн",
  saved: "Сохранено",
  checking: "Проверяем, что сохранено…",
  partly: (done, total) => `Фотографий на этом устройстве: ${done} из ${total}. `,
  textIncomplete: "Не полностью: текст сохранён на этом устройстве не весь",
  picturesIncomplete: (done, total) => `Не полностью: фотографий на этом устройстве ${done} из ${total}`,
};

export const SAVED_COPY: typeof import("../../en/offline/saving.ts").SAVED_COPY = {
  text: "Весь текст",
  textSaved: (age) => `Весь текст. Сохранено: ${age}.`,
  pictures: (pictures, size) => `Весь текст и ${count(pictures, "фотография", "фотографии", "фотографий")}, ${size}`,
  picturesSaved: (pictures, size, age) =>
    `Весь текст и ${count(pictures, "фотография", "фотографии", "фотографий")}, ${size}. Сохранено: ${age}.`,
};

export const SAVE_DIALOG: typeof import("../../en/offline/saving.ts").SAVE_DIALOG = {
  measuring: "Узнаём размер загрузки…",
  withPictures: (number, pictures, size) =>
    `Текст ${pages(number)} и ${count(pictures, "фотография", "фотографии", "фотографий")}: ${size}.`,
  textOnly: (number) => `Текст ${pages(number)}; все фотографии уже здесь.`,
  already: (pictures) => ` Ещё ${count(pictures, "фотография", "фотографии", "фотографий")} уже здесь.`,
  free: (size) => `На устройстве для приложения свободно ${size}.`,
  mobileData: "Сейчас у вас мобильный интернет, или телефон экономит трафик.",
  everythingSaved: "Всё сохранённое",
};

export const REMOVE_SAVED: typeof import("../../en/offline/saving.ts").REMOVE_SAVED = {
  title: "Удалить с этого устройства?",
  keep: "Оставить",
  one: (title) =>
    `Сохранённые текст и фотографии страницы «${title}» будут удалены с этого устройства. Бронирования останутся; сохранить снова можно в любое время, когда есть связь.`,
  many: (number) =>
    `Сохранённые текст и фотографии ${pages(number)} будут удалены с этого устройства. Бронирования останутся; сохранить снова можно в любое время, когда есть связь.`,
};

type Sizes = typeof import("../../en/offline/saving.ts");

const UNITS = { B: "Б", KB: "КБ", MB: "МБ", GB: "ГБ" };

export const sizeText: Sizes["sizeText"] = (bytes) => {
  const { amount, unit } = sizeOf(bytes);
  return `${decimal(amount)}\u00a0${UNITS[unit]}`;
};

export const sizeBeforeText: Sizes["sizeBeforeText"] = ({ bytes, unknown }) => {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `${count(unknown, "фотография", "фотографии", "фотографий")} неизвестного размера`;
  return bytes === 0 ? pictures : `не меньше ${sizeText(bytes)}, и ${pictures}`;
};
