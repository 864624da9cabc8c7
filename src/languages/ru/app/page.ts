export const SCREEN_NOT_CACHED: typeof import("../../en/app/page.ts").SCREEN_NOT_CACHED = {
  title: "Пока нет на устройстве",
  heading: "Этой страницы пока нет на этом устройстве",
  problem: "Не удалось загрузить часть приложения",
  text: "Возможно, вы офлайн. Страница откроется сама, как только загрузится. Ваши бронирования и сохранённые страницы на этом устройстве целы.",
  again: "Попробовать снова",
};

export const PAGE_FAILED: typeof import("../../en/app/page.ts").PAGE_FAILED = {
  title: "Что-то пошло не так",
  heading: "Не удалось показать эту страницу",
  problem: "На этой странице что-то пошло не так.",
  text: "Ваши бронирования и сохранённые поездки на этом устройстве целы.",
  again: "Попробовать снова",
  home: "На главную",
};

export const LOADING: typeof import("../../en/app/page.ts").LOADING = "Загрузка";
export const CLOSE_TOAST: typeof import("../../en/app/page.ts").CLOSE_TOAST = "Закрыть сообщение";
export const QR_CODE_OF: typeof import("../../en/app/page.ts").QR_CODE_OF = (text) => `QR-код: ${text}`;
export const STARS_OF_FIVE: typeof import("../../en/app/page.ts").STARS_OF_FIVE = (rating) => `Оценка: ${rating} из 5`;
export const CONTACT_PAGE: typeof import("../../en/app/page.ts").CONTACT_PAGE = "страница «Контакты»";
