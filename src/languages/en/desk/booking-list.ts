import { FACTS, statusWords } from "./names.ts";

export const BOOKING_COLUMNS = {
  name: FACTS.name,
  reference: "Reference",
  trip: FACTS.trip,
  departs: "Departs",
  guests: FACTS.guests,
  status: FACTS.status,
  total: FACTS.total,
  paid: FACTS.paid,
  refunded: FACTS.refunded,
  owed: "To pay",
  due: "Due by",
  booked: FACTS.booked,
  email: FACTS.email,
  phone: FACTS.phone,
  source: "Booked by",
};

export const SOURCES: Readonly<Record<string, string>> = { web: "Customer", manual: "Us" };

export const BOOKING_VIEWS = {
  all: "All",
  week: "Departing this week",
  due: "Balance due",
  attention: statusWords("attention"),
  holds: "Holds",
};
