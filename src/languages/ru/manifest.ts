export const MANIFEST: typeof import("../en/manifest.ts").MANIFEST = {
  description:
    "Туры, пакеты и направления Узбекистана: выбирайте, бронируйте и берите поездку с собой, даже без интернета.",
  homeOnPhone: "Туры по Шёлковому пути",
  tourOnPhone: "Тур: дни, цена и места",
  homeOnDesktop: "Направления, туры и пакеты на широком экране",
  search: "Поиск",
  trips: "Мои поездки",
};
