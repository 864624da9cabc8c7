export const DUPLICATE_BOOKING: typeof import("../../en/booking/duplicate.ts").DUPLICATE_BOOKING = {
  title: "Вы уже забронировали этот выезд",
  text: ({ view }) =>
    view === null
      ? "Вы уже отправляли заявку на этот выезд с этого устройства, и ответа пока нет. Забронировать ещё раз?"
      : `Вы уже забронировали этот выезд на этом устройстве: номер брони ${view.reference}. Забронировать ещё раз?`,
  again: "Забронировать ещё раз",
};
