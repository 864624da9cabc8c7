export const TITLES: typeof import("../../en/app/titles.ts").TITLES = {
  search: "Результаты поиска",
  destinations: "Направления",
  tours: "Туры",
  packages: "Туристические пакеты",
  about: "О нас",
  help: "Центр помощи",
  bookingGuide: "Как забронировать",
  cancellationPolicy: "Условия отмены",
  terms: "Условия обслуживания",
  privacy: "Политика конфиденциальности",
  cookies: "Файлы cookie",
  contact: "Контакты",
  giftCards: "Подарочные карты",
  giftCardSale: "Ваша подарочная карта",
  customTrip: "Индивидуальная поездка",
  bookingWithoutTour: "Тур не найден",
  bookingWithoutPackage: "Пакет не найден",
  waitingList: "Лист ожидания",
  waitingEntry: "Ваша запись в листе ожидания",
  paymentReturn: "Подтверждение бронирования",
  trips: "Мои поездки",
  receiveTrips: "Перенос поездок",
  joinTrip: "Присоединиться к поездке",
  ownData: "Ваши данные",
  offline: "Офлайн",
  install: "Установить приложение",
  auth: "Вход",
  guide: "Гид",
  guideScan: "Сканирование ваучеров",
};

export const FOOTER_TITLES: typeof import("../../en/app/titles.ts").FOOTER_TITLES = {
  packages: "Пакеты",
  about: "О нас",
};

export const FOOTER_HEADINGS: typeof import("../../en/app/titles.ts").FOOTER_HEADINGS = {
  links: "Разделы",
  support: "Поддержка",
};
