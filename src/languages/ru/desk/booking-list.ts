import { FACTS, statusWords } from "./names.ts";

export const BOOKING_COLUMNS: typeof import("../../en/desk/booking-list.ts").BOOKING_COLUMNS = {
  name: FACTS.name,
  reference: "Номер",
  trip: FACTS.trip,
  departs: "Выезд",
  guests: FACTS.guests,
  status: FACTS.status,
  total: FACTS.total,
  paid: FACTS.paid,
  refunded: FACTS.refunded,
  owed: "К оплате",
  due: "Срок",
  booked: FACTS.booked,
  email: FACTS.email,
  phone: FACTS.phone,
  source: "Кто оформил",
};

export const SOURCES: typeof import("../../en/desk/booking-list.ts").SOURCES = { web: "Заказчик", manual: "Мы" };

export const BOOKING_VIEWS: typeof import("../../en/desk/booking-list.ts").BOOKING_VIEWS = {
  all: "Все",
  week: "Выезд на этой неделе",
  due: "С остатком к оплате",
  attention: statusWords("attention"),
  holds: "Удержания мест",
};
