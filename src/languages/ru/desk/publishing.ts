import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { momentInTashkent } from "../write.ts";

export const DRAFT_MARK: typeof import("../../en/desk/publishing.ts").DRAFT_MARK = {
  draft: "Черновик",
  scheduled: (at: number) => `Черновик, в продаже с ${momentInTashkent(at)}`,
  late: "Черновик, не опубликован вовремя",
};

export const PUBLISHING: typeof import("../../en/desk/publishing.ts").PUBLISHING = {
  title: "Черновик",
  hidden: "Путешественники не видят этот черновик и не могут его забронировать.",
  scheduled: (at: number) => `Публикация ${momentInTashkent(at)} по Ташкенту.`,
  late: (at: number) =>
    `Публикация была назначена на ${momentInTashkent(at)}, но нужное направление или тур в архиве либо ещё черновик. Сначала опубликуйте их.`,
  saveDraft: "Сохранить как черновик",
  draftSaved: "Черновик сохранён. Путешественники его пока не видят.",
  saveFirst: "Сначала сохраните изменения, затем публикуйте.",
  publish: "Опубликовать сейчас",
  published: "Опубликовано. Путешественники увидят это при следующей синхронизации.",
  at: "Опубликовать (по Ташкенту)",
  atInFuture: "Выберите время в будущем.",
  schedule: "Запланировать",
  unschedule: "Не публиковать автоматически",
  scheduleSaved: "Время публикации сохранено",
  notSaved: "Черновик не изменён",
  makeLink: "Создать ссылку для просмотра",
  link: "Ссылка для просмотра",
  linkLasts: (until: number) =>
    `Черновик по этой ссылке виден любому до ${momentInTashkent(until)}. Новая ссылка заменит её.`,
};

export const DRAFT_PAGE: typeof import("../../en/desk/publishing.ts").DRAFT_PAGE = {
  notice: "Это черновик, он ещё не в продаже. Пожалуйста, не пересылайте эту страницу.",
  over: "Ссылка для просмотра больше не действует",
  overLead: "Черновик опубликован, удалён или ссылка заменена новой.",
  failed: "Не удалось загрузить черновик",
  all: { tour: "Все туры", package: "Все пакеты" } satisfies Record<Exclude<ItemKind, "destination">, string>,
};
