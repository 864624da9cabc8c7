export const SHELL: typeof import("../../en/app/shell.ts").SHELL = {
  skip: "Перейти к содержанию",
  mainMenu: "Главное меню",
  appMenu: "Меню приложения",
  openMenu: "Открыть меню",
  closeMenu: "Закрыть меню",
  login: "Войти",
  logout: "Выйти",
  bookNow: "Забронировать",
};

export const MENU_LABELS: typeof import("../../en/app/shell.ts").MENU_LABELS = {
  home: "Главная",
  destinations: "Направления",
  tours: "Туры",
  packages: "Пакеты",
  trips: "Мои поездки",
  about: "О нас",
  guide: "Гид",
  admin: "Админ",
  search: "Поиск",
};

export const BOTTOM_MENU_LABELS: typeof import("../../en/app/shell.ts").BOTTOM_MENU_LABELS = {
  home: "Главная",
  search: "Поиск",
  trips: "Поездки",
  more: "Ещё",
  guide: "Гид",
};

export const FOOTER: typeof import("../../en/app/shell.ts").FOOTER = {
  about:
    "Туры и пакеты для небольших групп по Шёлковому пути, с местными гидами. Бронируйте за пару минут и берите поездку с собой в телефоне, даже офлайн.",
  contact: "Контакты",
  rights: (since, company) => `© ${since} ${company}. Все права защищены.`,
  terms: "Условия",
  privacy: "Конфиденциальность",
  cookies: "Файлы cookie",
};

export const COLOR_SCHEMES: typeof import("../../en/app/shell.ts").COLOR_SCHEMES = {
  title: "Оформление",
  light: "Светлое",
  dark: "Тёмное",
  auto: "Как на устройстве",
};

export const LANGUAGE_CHOICE: typeof import("../../en/app/shell.ts").LANGUAGE_CHOICE = {
  title: "Язык",
};

export const registrationText: typeof import("../../en/app/shell.ts").registrationText = ({
  licence_number,
  tax_number,
}) => {
  const parts = [licence_number && `Лицензия ${licence_number}`, tax_number && `ИНН ${tax_number}`];
  return parts.filter(Boolean).join(" · ") || undefined;
};
