export const INVALID_FORM: typeof import("../../en/booking/failures.ts").INVALID_FORM = {
  booking: "Проверьте данные бронирования",
  waitingList: "Проверьте введённые данные",
};

export const SAVE_FAILED: typeof import("../../en/booking/failures.ts").SAVE_FAILED = {
  storage_full: "На устройстве нет места. Освободите немного памяти и попробуйте ещё раз.",
  storage_failed:
    "Устройство не смогло сохранить вашу заявку, и ничего не отправлено. Всё, что вы ввели, на месте: попробуйте ещё раз.",
  not_here:
    "Нет связи, поэтому часть страницы не загрузилась. Ничего не отправлено. Попробуйте ещё раз, когда связь появится.",
};

export const SAVE_FAILED_TITLES: typeof import("../../en/booking/failures.ts").SAVE_FAILED_TITLES = {
  booking: "Не удалось забронировать",
  waitingList: "Не сохранено",
};

export const BOOKING_NOT_STORED: typeof import("../../en/booking/failures.ts").BOOKING_NOT_STORED = {
  refused: {
    title: "На этом устройстве ничего нельзя сохранить",
    text: "Браузер не разрешает хранить данные. Введённое пропадёт, когда страница закроется.",
  },
  not_here: {
    title: "На этом устройстве пока ничего не сохранено",
    text: "Нет связи, поэтому часть страницы не загрузилась. Введённое пропадёт, если страница закроется; когда связь появится, мы будем сохранять всё по мере ввода.",
  },
};

export const ITEM_FAILED: typeof import("../../en/booking/failures.ts").ITEM_FAILED = {
  title: "Ошибка загрузки",
  message: "Не удалось загрузить описание тура или пакета.",
};

export const ITEM_NOT_HERE: typeof import("../../en/booking/failures.ts").ITEM_NOT_HERE = {
  page: "Не загружено",
  title: "Нет связи",
  tour: "Нет связи, и этого тура пока нет на устройстве. Откройте его один раз, пока есть связь, — потом его можно будет забронировать и без неё.",
  package:
    "Нет связи, и этого пакета пока нет на устройстве. Откройте его один раз, пока есть связь, — потом его можно будет забронировать и без неё.",
  again: "Повторить",
};

export const ITEM_NOT_OFFERED: typeof import("../../en/booking/failures.ts").ITEM_NOT_OFFERED = {
  title: "Поездка не найдена",
  text: "Эта поездка больше не предлагается, или ссылка неполная.",
  allTours: "Все туры",
};
