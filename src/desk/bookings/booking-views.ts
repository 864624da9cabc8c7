import { addDays } from "../../domain/catalogue/travel-dates.ts";
import { BOOKING_VIEWS } from "./messages/list.ts";

const WEEK = 6;

export const bookingViews = (today: string) => [
  { name: BOOKING_VIEWS.all, query: "" },
  {
    name: BOOKING_VIEWS.week,
    query: `from=${today}&to=${addDays(today, WEEK)}&status=confirmed&sort=departs`,
  },
  { name: BOOKING_VIEWS.due, query: "show=due&sort=due&cols=name,reference,trip,departs,status,total,owed,due,email" },
  { name: BOOKING_VIEWS.attention, query: "show=attention" },
  { name: BOOKING_VIEWS.holds, query: "status=pending" },
];
