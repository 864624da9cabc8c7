export const OPTION_FIELDS: typeof import("../../en/shared/form.ts").OPTION_FIELDS = {
  title: "Опции",
  noLongerOffered: (names) => `${names}: больше не предлагается и не включено.`,
  perGuest: (price) => `${price} с гостя`,
  each: (price) => `${price} за каждую`,
  none: "Нет",
};

export const OTHER_TAB: typeof import("../../en/shared/form.ts").OTHER_TAB = {
  title: "Эта форма открыта и в другой вкладке",
  text: "Там вы ввели другое. Пока форма не отправлена, это устройство может хранить только один из двух вариантов.",
  take: "Взять то, что введено там",
  keep: "Оставить то, что введено здесь",
};

export const FORM_FAILED: typeof import("../../en/shared/form.ts").FORM_FAILED = "Произошла непредвиденная ошибка";

export const withErrorId: typeof import("../../en/shared/form.ts").withErrorId = (text, id) =>
  id === undefined ? text : `${text} Код ошибки: ${id}.`;
