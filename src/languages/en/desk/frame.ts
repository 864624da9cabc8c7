import { count, day } from "../write.ts";
import type { FindResult } from "../../../domain/desk/bookings/find-schema.ts";
import { statusWords } from "./names.ts";

export const FRAME = {
  places: "Admin",
  more: "More",
  shop: "View site",
  home: (shop: string) => `${shop}, desk`,
  account: (email: string) => `Signed in as ${email}`,
  waiting: {
    needs_attention: (number: number) => count(number, "booking needs attention", "bookings need attention"),
    new_requests: (number: number) => count(number, "new request"),
    new_reviews: (number: number) => count(number, "new review"),
  },
};

const MATCHED_FIELD_TEXTS = { name: "", reference: "", trip: "", email: "email", phone: "phone" } as const;
const KINDS = { tour: "Tour", package: "Package", destination: "Destination" } as const;

export const COMMAND_TEXTS = {
  label: "Search and actions",
  hint: "Name, reference, day or action",
  keys: "Press / to search",
  looking: "Searching…",
  nothing: "Nothing found",
  stale: "The server did not answer. Pages and actions work; bookings were not searched.",
  found: (number: number) => count(number, "result"),
  booking: ({ reference, title, check_in, guests, status, matched, customer_email }: FindResult["bookings"][number]) =>
    [
      reference,
      title,
      day(check_in),
      count(guests, "guest"),
      statusWords(status),
      matched === "email" ? customer_email : MATCHED_FIELD_TEXTS[matched],
    ]
      .filter(Boolean)
      .join(" · "),
  departure: ({ start_date, taken, state }: FindResult["departures"][number]) =>
    [`Departure, ${day(start_date)}`, count(taken, "guest"), statusWords(state)].join(" · "),
  item: ({ kind, archived }: FindResult["items"][number]) =>
    [KINDS[kind], archived ? "archived" : ""].filter(Boolean).join(", "),
  guide: "Guide",
  page: "Page",
  here: "On this page",
  action: "Action",
};

export const COMMAND_ACTIONS = {
  newBooking: "New booking",
  recordCash: "Record cash: choose the booking with a balance",
  exportPayments: "Export payments",
  books: "Export the books of a month",
  addGuide: "Add a guide",
  addCode: "Add a code",
  sellGiftCard: "Sell a gift card",
  newTour: "New tour",
  newPackage: "New package",
  newDestination: "New destination",
};

export const NO_SUCH_DESK_PAGE = {
  page: "Not found",
  title: "This page doesn't exist.",
  text: "The address may be mistyped or from an older version.",
};
