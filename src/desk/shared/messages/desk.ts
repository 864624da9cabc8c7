import type { PlainRefusal } from "../../../domain/result.ts";
import { changedText } from "../../../domain/desk/lists/shown.ts";
import { count, money } from "../../../domain/words.ts";

const NOT_ALLOWED = "Your session is over or not an admin's. Please sign in again.";
const TOO_MUCH_BACK = "This is more than what is left to give back.";

/** Why the desk's wish was not granted, by the reason of the server or of the way to it. */
const FAILURES: Partial<Record<string, string>> = {
  unreachable: "No connection. Nothing was changed.",
  unheard: "No answer came, so it may have been done. This page looks again by itself once the connection is back.",
  forbidden: NOT_ALLOWED,
  unauthorized: NOT_ALLOWED,
  unreadable: "The server's answer could not be read.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
  network_limit: "Too many attempts. Please wait a little and try again.",
  not_found: "It is no longer there.",
  review_changed: "The traveler has written it anew since this page was loaded. Please look at it again.",
  too_long: "That is too long.",
  not_changeable: "Only a confirmed booking can be changed.",
  payment_open: "A payment of this booking is under way. Wait until it is done, or mark it failed under Payments.",
  price_changed: "The price has changed since it was shown. Please look at the new difference.",
  invalid_note: "A note of at most 2,000 characters.",
  trip_over: "This trip has ended or was never booked.",
  booking_changed: "The booking has changed since this page was loaded. Please look at it again.",
  invalid_rates: "One of these is not a rate.",
  books_differ: "The lines did not add up to the ledger's sums, so no file was made. Please try again.",
  not_pending: "This payment is no longer pending.",
  not_confirmable: "This booking cannot be confirmed: nothing is paid for it, or it was refunded.",
  not_cancellable: "This booking can no longer be cancelled.",
  not_confirmed: "This booking is not confirmed, so there is no confirmation to send.",
  seats_gone: "There are not enough seats left on this day.",
  invalid_refund: TOO_MUCH_BACK,
  sent_already: "The provider has given this money back already, so it is not sent again.",
  refund_changed: "What cancelling brings has changed since it was shown. Please look at the new figures.",
  invalid_money: "This was not accepted. Please check the amount.",
  unknown_currency: "There is no rate of this currency yet. Set one under Payments first.",
  rate_jump: "More than a fifth from the newest rate. Is it right? Then set today's rate under Payments first.",
  given_back: "Some of it was given back or promised back already, so it can't be taken back.",
  too_many_mails: "This confirmation was sent several times today. Please try again tomorrow.",
  item_gone: "This trip is no longer offered.",
  date_gone: "This day is over.",
  invalid_booking: "Please check the booking: something in it was not accepted.",
  invalid_amount: "The total must be above $0 and at most $50,000.",
  options_changed: "These options can't all be had any more. Please choose them again.",
  invalid_code: "Something about this code was not accepted. Please check the fields.",
  invalid_card: "Something about this gift card was not accepted. Please check the fields.",
  code_taken: "There is another code of this name.",
  id_taken: "This booking was already made.",
  invalid_message: "This letter was not accepted. Please check subject and text.",
  stray_money: "Money waits here for a decision or is still to be given back. Open the booking and settle it first.",
  other_operation: "This was sent for another selection already. Please begin again.",
  invalid_selection: "Too many at once. Please select fewer.",
  invalid_view: "This view was not accepted. Please give it a name of at most 60 characters.",
  too_many_views: "You have a hundred views. Remove one first.",
  not_failed: "This mail has not failed: it was sent, or is on its way.",
  conflict: "It is no longer open for that.",
  claim_decided: "Another admin has decided this already. Please look at it again.",
  changed: "It was changed by another admin meanwhile. Please look at it again.",
  past_date: "Please choose a day after today.",
  day_taken: "This day departs already: change it in the table.",
  end_before_start: "A departure cannot end before it begins.",
  invalid_price: "An amount from $0.01 to $50,000.00.",
  invalid_places: "A whole number from 1 to 500.",
  places_below_sold: "More places than this are sold already.",
  invalid_minimum: "A whole number from 0 to 500.",
  invalid_closing: "A whole number of days from 0 to 365.",
  unknown_guide: "This guide is no longer active. Please choose another.",
  note_long: "At most 500 characters.",
  guide_note_long: "At most 1000 characters.",
  no_email: "This guide has no email address yet.",
  has_account: "This guide has an account already.",
  meeting_long: "At most 500 characters.",
  invalid_time: "A time such as 08:30.",
  invalid_pin: "Latitude and longitude, such as 39.6547, 66.9758.",
  pin_alone: "A pin needs a meeting point of its own.",
  too_far: "Please choose a day within two years.",
  other_item: "This is a departure of another trip.",
  departure_cancelled: "This departure is cancelled. Add the day anew.",
  invalid_departure: "Something in this departure was not accepted. Please check the fields.",
  works_here: "This is the account of an admin or a guide. End it first.",
  trip_ahead: "There is a trip ahead. Cancel it first, or wait until it is over.",
  refund_open: "A refund was not sent yet. Send it first.",
  invalid_guide: "Something about this guide was not accepted. Please check the fields.",
  provider_unavailable: "The payment provider isn't answering. Please try again.",
  database_unavailable: "The service is not available right now. Please try again.",
  // The database's own, of tables that are written to directly.
  "22001": "A text is longer than the catalogue takes.",
  "23503": "It belongs to something that no longer exists, or something else still belongs to it.",
  "23505": "There is one like it already.",
  "23514": "One of the values is not accepted. Please check the fields.",
  "42501": NOT_ALLOWED,
};

export const failureText = ({ reason, refusal }: { reason: string; refusal?: PlainRefusal | undefined }): string =>
  (refusal?.now && reason === "booking_changed" ? changedText(refusal.now) : FAILURES[reason]) ??
  "The server refused it. Please look again at how it stands now, then try once more.";

export const DESK_STATE = {
  again: "Try again",
  refresh: "Refresh",
  unreachable: "The desk needs a connection.",
  nothing: "This page is not kept on this device. It shows as soon as the server answers.",
  loading: "Loading the desk",
  fresh: (time: string) => `As of ${time} in Tashkent`,
  noChanges: "Nothing can be changed without a network.",
  stale: (why: string, time: string, age: string) =>
    `${why} What you see is from ${time}, ${age}; it may have changed since.`,
};

export const REASON = {
  label: "Reason",
  back: "Back",
  hint: "Kept in the log with your name.",
  missing: "Please give a reason.",
  amount: (min_cents: number, max_cents: number) =>
    `An amount from ${money(min_cents)} to ${money(max_cents)}, such as 120.50`,
};

export const NO_REASON_GIVEN = "no reason was given";

export const BOOKINGS = {
  waiting: (bookings: number) =>
    `${count(bookings, "booking needs", "bookings need")} your attention. Money came in that does not fit a place, or a refund did not go through.`,
  empty: { title: "No bookings found", text: "No booking matches the current filters." },
  nothingWaits: {
    title: "Nothing needs your attention",
    text: "Every payment fits its booking, every refund went through.",
  },
  notFound: "Booking not found",
  fromList: (time: string, age: string) =>
    `From the list of people of its departure, as of ${time}, ${age}. Payments, mails and history show as soon as there is a network.`,
  noHistory: "No activity yet.",
  one: (reference: string) => `Booking ${reference}`.trim(),
  travellers: "Travelers",
  unnamed: (guests: number) => `${count(guests, "guest")} not named yet.`,
  money: "Money",
  done: "What was done",
  back: (cents: number) => `${money(cents)} back on cancelling`,
  toPay: (cents: number) => `${money(cents)} to pay`,
  refunded: (cents: number) => `${money(cents)} refunded`,
  byUs: ", by us",
  bookedByUs: " · booked by us",
  heldUntil: (moment: string) => `, held until ${moment}`,
};

export const CONFIRM = {
  label: "Confirm",
  title: "Confirm this booking?",
  text: "The seats are taken if there are enough, and the traveler gets the confirmation by email. What isn't paid stays owed: money you have in hand is recorded instead, which confirms too.",
  act: "Confirm booking",
  done: "Booking confirmed",
};
export const RESOLVE = {
  title: "Resolve what needs attention?",
  text: "The flag is taken off; nothing else changes.",
  act: "Resolve",
  done: "Resolved",
};
export const CANCEL = {
  title: "Cancel this booking?",
  text: (paid_cents: number, refund_cents: number) =>
    `The seats are released and the traveler is told by email. ${
      paid_cents > 0
        ? `The policy refunds ${money(refund_cents)} today.`
        : "Nothing was paid, so there is nothing to refund."
    }`,
  act: "Cancel booking",
  done: "Booking cancelled",
};
const ALL_OF_IT = "A full refund ends the booking and releases its seats; a partial one leaves it as it is.";
export const REFUND = {
  amount: "Refund (USD)",
  text: ALL_OF_IT,
  leftText: (left_cents: number) => `${money(left_cents)} can still be refunded. ${ALL_OF_IT}`,
  from: (amount_cents: number) => `Refund from ${money(amount_cents)}`,
  act: "Refund",
  done: "Refund on its way",
};
export const MARK_FAILED = {
  title: "Mark this payment failed?",
  text: "The customer may try again while the seats are held. Money that still arrives later is recorded as it is: the payment becomes completed.",
  act: "Mark Failed",
  done: "Payment marked failed",
};

export const MANUAL = {
  lead: "Taken by phone or at the counter: confirmed at once, at today's price. The traveler gets the confirmation by email.",
  choose: "Choose a tour or package",
  noTrip: "Please choose a trip",
  tripFirst: "Choose a trip first",
  day: "Departure date",
  firstName: "First name",
  lastName: "Last name",
  requests: "Special requests (optional)",
  act: "Book and confirm",
  atMost: (guests: number) => `At most ${guests} on one departure`,
  noTotal: "choose a trip and guests",
  direct: ", to be paid from the trip's page or to you: record it on the booking then.",
  done: "Booked and confirmed",
};
export const SEATS = {
  unknown: "Seats are not known yet",
  left: (seats: number) => `${count(seats, "seat")} left on this day`,
  inAll: (seats: number) => `${count(seats, "seat")} on this day`,
  notPublished: "Not one of the published departures",
  anyDay: "On request: any day from today",
};

export const DEPARTURES = {
  lead: "A day leads to its list of people, a trip to all of its departures.",
  empty: { title: "No departures", text: "Nothing is on offer or booked in this period." },
  notFound: "Departure not found",
  all: "All departures",
  print: "Print",
  people: "People on this departure",
  meeting: (what: string) => ` Meeting: ${what}.`,
  nobody: "No bookings on this day.",
  seatsOf: (guests: number, most: number) => `${guests} of ${count(most, "seat")}`,
  bookings: (bookings: number, held: number) => `${count(bookings, "booking")}${held > 0 ? `, ${held} only held` : ""}`,
  seats: (guests: number, most: number, held: number) =>
    `${guests} of ${count(most, "seat")}${held > 0 ? `, ${held} of them only held` : ""}.`,
};

export const PAYMENTS = {
  revenue: "Total Revenue",
  refunded: (cents: number) => `Refunded: ${money(cents)}`,
  byGiftCard: (cents: number) => `Gift cards paid: ${money(cents)}`,
  noFile: "No file was made",
  empty: "No payments found matching the current filters.",
  choose: "Choose a payment to see its details.",
  notFound: "Payment not found",
  of: (cents: number) => `Payment of ${money(cents)}`,
  details: "Payment details",
  label: (sort: string, descending: boolean) =>
    sort === "created" && descending ? "Payments, the newest first" : `Payments by ${sort}`,
  tripAndName: "Trip and name",
  ids: "ID, booking",
  toList: "Back to the list",
  provider: "Online payment provider",
  notPaid: "Not paid",
  unsent: "Not sent",
  noTitle: "No title",
  reconcile: "Reconcile",
  csv: "Download CSV",
  rows: (rows: number) => `${rows} rows…`,
  unknownCustomer: "Unknown customer",
  sent: { title: "Email Sent", message: "The confirmation is on its way." },
  notSent: "Email Failed",
  resend: "Resend Email",
};

export const REQUESTS = {
  lead: "Custom trips and messages.",
  label: "Requests and messages",
  empty: { title: "Nothing here", text: "No request or message matches the current filters." },
  notMarked: "Not marked",
  markNew: "Mark as new",
  markAnswered: "Mark as answered",
  write: (email: string) => `Write to ${email}`,
  call: (phone: string) => `Call ${phone}`,
  answeredOn: (moment: string) => `answered ${moment}`,
  columns: { name: "Name", about: "About", kind: "Kind", received: "Received", status: "Status", email: "Email" },
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  budget: (cents: number) => `budget ${money(cents)}`,
};
export const AUDIT = {
  lead: "Who did what, and when. It can't be changed or deleted.",
  label: "Entries",
  who: "Who",
  whoHint: "Email, or 'system'",
  what: "About",
  whats: {
    "": "Everything",
    booking: "Bookings",
    payment: "Payments",
    tour: "Tours",
    package: "Packages",
    destination: "Destinations",
    departure: "Departures",
    guide: "Guides",
    code: "Codes",
    "gift card": "Gift cards",
    review: "Reviews",
    rates: "Exchange rates",
    trip_request: "Trip requests",
    contact_message: "Messages",
    mail: "Mails",
  },
  columns: { when: "When", what: "What", about: "About", who: "Who" },
  system: "system",
  empty: { title: "Nothing found", text: "No entry of the log matches." },
};
