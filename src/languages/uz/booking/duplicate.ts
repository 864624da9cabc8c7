export const DUPLICATE_BOOKING: typeof import("../../en/booking/duplicate.ts").DUPLICATE_BOOKING = {
  title: "Bu safarni shu sanaga allaqachon bron qilgansiz",
  text: ({ view }) =>
    view === null
      ? "Bu safarga shu sanada soʻrovni shu qurilmadan allaqachon yuborgansiz, javob hali kelmagan. Yana bron qilasizmi?"
      : `Bu safarni shu sanaga shu qurilmada allaqachon bron qilgansiz: bron raqami ${view.reference}. Yana bron qilasizmi?`,
  again: "Yana bron qilish",
};
