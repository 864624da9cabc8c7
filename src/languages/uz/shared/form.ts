export const OPTION_FIELDS: typeof import("../../en/shared/form.ts").OPTION_FIELDS = {
  title: "Qoʻshimcha xizmatlar",
  noLongerOffered: (names) => `${names}: endi taklif qilinmaydi va bronga kiritilmadi.`,
  perGuest: (price) => `har bir mehmon uchun ${price}`,
  each: (price) => `har biri ${price}`,
  none: "Yoʻq",
};

export const OTHER_TAB: typeof import("../../en/shared/form.ts").OTHER_TAB = {
  title: "Bu forma boshqa varaqda ham ochiq",
  text: "U yerda boshqacha yozgansiz. Forma yuborilguncha bu qurilma ikkalasidan faqat bittasini saqlay oladi.",
  take: "U yerda yozilganini olish",
  keep: "Bu yerda yozilganini qoldirish",
};

export const FORM_FAILED: typeof import("../../en/shared/form.ts").FORM_FAILED = "Kutilmagan xato yuz berdi";

export const withErrorId: typeof import("../../en/shared/form.ts").withErrorId = (text, id) =>
  id === undefined ? text : `${text} Xato kodi: ${id}.`;
