import { FACTS, statusWords } from "./names.ts";

export const BOOKING_COLUMNS: typeof import("../../en/desk/booking-list.ts").BOOKING_COLUMNS = {
  name: FACTS.name,
  reference: "Raqami",
  trip: FACTS.trip,
  departs: "Joʻnash",
  guests: FACTS.guests,
  status: FACTS.status,
  total: FACTS.total,
  paid: FACTS.paid,
  refunded: FACTS.refunded,
  owed: "Toʻlanishi kerak",
  due: "Muddati",
  booked: FACTS.booked,
  email: FACTS.email,
  phone: FACTS.phone,
  source: "Kim bron qilgan",
};

export const SOURCES: typeof import("../../en/desk/booking-list.ts").SOURCES = { web: "Buyurtmachi", manual: "Biz" };

export const BOOKING_VIEWS: typeof import("../../en/desk/booking-list.ts").BOOKING_VIEWS = {
  all: "Hammasi",
  week: "Shu hafta joʻnaydi",
  due: "Qoldigʻi toʻlanmagan",
  attention: statusWords("attention"),
  holds: "Saqlangan oʻrinlar",
};
