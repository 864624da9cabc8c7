export const OUTBOX_NOTICES: typeof import("../../en/shared/outbox.ts").OUTBOX_NOTICES = {
  heldTitle: "Места за вами",
  held: "Чтобы оплатить, откройте «Мои поездки».",
  refusedTitle: "Нужно ваше внимание",
  bookingRefused: "Забронировать не получилось.",
  seeTrips: (refusal) => `${refusal} Подробности — в «Моих поездках».`,
};

export const TRIP_MESSAGE_TEXTS: typeof import("../../en/shared/outbox.ts").TRIP_MESSAGE_TEXTS = {
  travelers: { still: "ваш список путешественников", notTaken: "Список путешественников не отправлен." },
  review: { still: "ваш отзыв", notTaken: "Отзыв не отправлен." },
  meeting_seen: {
    still: "ваш ответ о новом месте встречи",
    notTaken: "Ваш ответ о новом месте встречи не отправлен.",
  },
  cancel: { still: "отмена вашей брони", notTaken: "Бронь не отменена." },
  move: { still: "ваша новая дата", notTaken: "Дата брони не изменена." },
  gift_card: { still: "ваша подарочная карта", notTaken: "Подарочная карта не использована." },
};
