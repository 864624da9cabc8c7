export const DUPLICATE_BOOKING: typeof import("../../en/booking/duplicate.ts").DUPLICATE_BOOKING = {
  title: "Bu sanani allaqachon bron qilgansiz",
  text: ({ view }) =>
    view === null
      ? "Bu sanaga shu qurilmadan soʻrov yuborgansiz, javob hali kelmadi. Yana bron qilasizmi?"
      : `Bu sanani shu qurilmadan allaqachon bron qilgansiz: bron raqami ${view.reference}. Yana bron qilasizmi?`,
  again: "Yana bron qilish",
};
