export const DUPLICATE_BOOKING: typeof import("../../en/booking/duplicate.ts").DUPLICATE_BOOKING = {
  title: "Вы уже бронировали эту дату",
  text: ({ view }) =>
    view === null
      ? "Вы уже отправили заявку на эту дату с этого устройства, и ответа пока нет. Забронировать ещё раз?"
      : `Вы уже забронировали эту дату с этого устройства: номер брони ${view.reference}. Забронировать ещё раз?`,
  again: "Забронировать ещё раз",
};
