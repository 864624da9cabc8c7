export const OUTBOX_NOTICES: typeof import("../../en/shared/outbox-notices.ts").OUTBOX_NOTICES = {
  heldTitle: "Siz uchun oʻrin saqlab turibmiz",
  held: "Toʻlash uchun “Safarlarim” boʻlimini oching.",
  refusedTitle: "Eʼtiboringiz kerak",
  bookingRefused: "Bron qilib boʻlmadi.",
  seeTrips: (refusal) => `${refusal} “Safarlarim” boʻlimiga qarang.`,
};
