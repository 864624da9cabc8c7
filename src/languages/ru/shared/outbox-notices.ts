export const OUTBOX_NOTICES: typeof import("../../en/shared/outbox-notices.ts").OUTBOX_NOTICES = {
  heldTitle: "Места за вами",
  held: "Чтобы оплатить, откройте «Мои поездки».",
  refusedTitle: "Нужно ваше внимание",
  bookingRefused: "Забронировать не получилось.",
  seeTrips: (refusal) => `${refusal} Подробности — в «Моих поездках».`,
};
