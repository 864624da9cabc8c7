export const OUTBOX_NOTICES: typeof import("../../en/shared/outbox.ts").OUTBOX_NOTICES = {
  heldTitle: "Siz uchun oʻrin saqlab turibmiz",
  held: "Toʻlash uchun “Safarlarim” boʻlimini oching.",
  refusedTitle: "Eʼtiboringizni talab qiladi",
  bookingRefused: "Bron qilib boʻlmadi.",
  seeTrips: (refusal) => `${refusal} “Safarlarim” boʻlimiga qarang.`,
};

export const TRIP_MESSAGE_TEXTS: typeof import("../../en/shared/outbox.ts").TRIP_MESSAGE_TEXTS = {
  travelers: { still: "sayohatchilar roʻyxatingiz", notTaken: "Sayohatchilar roʻyxati yuborilmadi." },
  review: { still: "sharhingiz", notTaken: "Sharh yuborilmadi." },
  meeting_seen: {
    still: "yangi uchrashuv joyi haqidagi javobingiz",
    notTaken: "Yangi uchrashuv joyi haqidagi javobingiz yuborilmadi.",
  },
  cancel: { still: "broningizni bekor qilish", notTaken: "Bron bekor qilinmadi." },
  move: { still: "yangi sanangiz", notTaken: "Bron sanasi oʻzgarmadi." },
  gift_card: { still: "sovgʻa kartangiz", notTaken: "Sovgʻa kartasi ishlatilmadi." },
};
