export const TRIP_MESSAGE_TEXTS: typeof import("../../en/shared/trip-messages.ts").TRIP_MESSAGE_TEXTS = {
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
