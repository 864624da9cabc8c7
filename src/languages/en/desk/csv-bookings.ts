import { attentionText } from "./attention.ts";

export const BOOKINGS_CSV = {
  heading: [
    "Reference",
    "Status",
    "Name",
    "Email",
    "Phone",
    "Trip",
    "Departs",
    "Guests",
    "Options",
    "Requests",
    "Sold through",
    "Commission",
    "Total",
    "Paid",
    "Refunded",
    "To pay",
    "Due by",
    "Booked (Tashkent time)",
    "Needs attention",
  ],
  attention: attentionText,
};

export const MANIFEST_CSV = {
  booking: [
    "Reference",
    "Status",
    "Name",
    "Guests",
    "Options",
    "Phone",
    "Email",
    "Requests",
    "Answers",
    "Total",
    "Paid",
    "Refunded",
    "Balance",
  ],
  traveler: ["Guest", "Traveler", "Born", "Nationality", "Passport", "Diet", "Note"],
};
