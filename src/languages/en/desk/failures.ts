import type { PlainRefusal } from "../../../domain/result.ts";
import { withErrorId } from "../shared/form.ts";
import { changedText } from "./changed-booking.ts";

const NOT_ALLOWED = "Your session has ended, or your account at the desk has. Please sign in again.";

export const OWNERS_ONLY = "Only an owner may do this.";

export const OWNERS_CAN = (acts: readonly string[]) => `Only for owners: ${acts.join(", ")}.`;

const TOO_MUCH_BACK = "This is more than is left to refund.";

const FAILURES: Partial<Record<string, string>> = {
  unreachable: "You're offline. Nothing was changed.",
  unanswered:
    "The server did not answer, so the change may have been made. This page checks again once you are online.",
  forbidden: NOT_ALLOWED,
  unauthorized: NOT_ALLOWED,
  unreadable: "Something went wrong, and the change may have been made. Reload the page to check.",
  rate_limited: "Too many attempts. Please wait a minute and try again.",
  network_limit: "Too many attempts. Please wait a minute and try again.",
  not_found: "It no longer exists.",
  review_changed: "The traveler has rewritten this review. Please read it again.",
  too_long: "That is too long.",
  unchanged: "Nothing was changed: the booking is like that already.",
  not_changeable: "Only a confirmed booking can be changed.",
  payment_open:
    "A payment is in progress. Wait until it is done, or mark it failed under Payments. To erase a person, wait an hour more, because the payment page may still be open.",
  price_changed: "The price has changed. Please check the new difference.",
  invalid_note: "A note of at most 2,000 characters.",
  trip_over: "This trip has ended or was never booked.",
  booking_changed: "The booking has changed since this page loaded. Please check it again.",
  invalid_translations: "Something in these translations was not accepted. Please check them.",
  invalid_settings: "The server did not accept this. Please check the fields.",
  invalid_rates: "One of these is not a valid rate.",
  books_differ: "The lines did not add up to the ledger's sums, so no file was made. Please try again.",
  not_pending: "This payment is no longer pending.",
  not_confirmable: "This booking cannot be confirmed: nothing is paid for it, or it was refunded.",
  not_cancellable: "This booking can no longer be cancelled.",
  not_confirmed: "This booking is not confirmed, so there is no confirmation to send.",
  seats_gone: "There are not enough seats left on this day.",
  invalid_refund: TOO_MUCH_BACK,
  sent_already: "The provider has already refunded this money, so it is not sent again.",
  refund_changed: "The refund has changed. Please check the new figures.",
  invalid_money: "This was not accepted. Please check the amount.",
  cash_ceiling:
    "The law forbids this much cash for one sale, and all cash of a booking counts together. Take the rest by card or bank transfer.",
  no_rate: "There is no rate of the last 30 days for this currency. Set one under Payments first.",
  unknown_currency: "There is no rate for this currency yet. Set one under Payments first.",
  rate_jump:
    "This differs by more than 20% from the latest rate. If it is right, set today's rate under Payments first.",
  given_back: "Some of it was already refunded or promised as a refund, so it can't be reversed.",
  too_many_mails: "This confirmation was sent several times today. Please try again tomorrow.",
  item_gone: "This trip is no longer offered.",
  date_gone: "This day is over.",
  invalid_booking: "Please check the booking: something in it was not accepted.",
  invalid_amount: "The total must be above $0 and at most $50,000.",
  options_changed: "Some of these options are no longer available. Please choose again.",
  invalid_code: "Something about this code was not accepted. Please check the fields.",
  invalid_cost: "Please check the cost: something in it was not accepted.",
  invalid_card: "Something about this gift card was not accepted. Please check the fields.",
  code_taken: "Another code has this name.",
  id_taken: "This booking was already made.",
  invalid_message: "This letter was not accepted. Please check subject and text.",
  stray_money: "This booking has money to decide on or refund. Open it and settle that first.",
  other_operation: "This was already sent for another selection. Please start again.",
  invalid_selection: "Too many at once. Please select fewer.",
  invalid_view: "This view was not accepted. Please give it a name of at most 60 characters.",
  too_many_views: "You have a hundred views. Remove one first.",
  already_answered: "This was answered meanwhile. Open Requests to see it.",
  names_wanted_already: "The names are here, or were asked for within the last three days.",
  no_address: "This booking has no email address. Please call.",
  not_failed: "This mail has not failed: it was sent, or is on its way.",
  conflict: "This is no longer possible.",
  claim_decided: "Another admin has already decided this. Please check it again.",
  changed: "Another admin has changed this. Please check it again.",
  past_date: "Please choose a day after today.",
  day_taken: "This day already has a departure: change it in the table.",
  end_before_start: "A departure cannot end before it begins.",
  invalid_price: "An amount from $0.01 to $50,000.00.",
  invalid_places: "A whole number from 1 to 500.",
  places_below_sold: "More seats than this are already sold.",
  invalid_minimum: "A whole number from 0 to 500.",
  invalid_closing: "A whole number of days from 0 to 365.",
  unknown_guide: "This guide is no longer active. Please choose another.",
  note_long: "At most 500 characters.",
  guide_note_long: "At most 1000 characters.",
  no_email: "This guide has no email address yet.",
  has_account: "This guide already has an account.",
  meeting_long: "At most 500 characters.",
  invalid_time: "A time such as 08:30.",
  invalid_pin: "Latitude and longitude, such as 39.6547, 66.9758.",
  pin_alone: "A pin needs a meeting point of its own.",
  too_far: "Please choose a day within two years.",
  other_item: "This is a departure of another trip.",
  departure_cancelled: "This departure is cancelled. Add the day again.",
  invalid_departure: "Something in this departure was not accepted. Please check the fields.",
  invalid_email: "Please enter an email address.",
  member_already: "This address already has an account at the desk.",
  own_account: "This is your own account. Another owner must do this.",
  unknown_member: "This account has ended already.",
  no_person:
    "No booking without an email address has this phone number. Bookings with an address are erased under that address.",
  works_here: "This address works here. End the account first, under People; erase a guide under Guides.",
  leads_ahead: "This guide leads departures ahead. Choose another guide for them first.",
  cash_waiting: "Cash that this guide took waits for a decision. Accept or reject it first.",
  trip_ahead: "There is a trip ahead. Cancel it first, or wait until it is over.",
  refund_open: "Money must still be refunded, or a refund was not sent yet. Refund it first.",
  invalid_guide: "Something about this guide was not accepted. Please check the fields.",
  internal: "Something broke on our side. Please check the current state, then try again.",
  provider_unavailable: "The payment provider isn't answering. Please try again.",
  database_unavailable: "The service is not available right now. Please try again.",
  // The desk writes some tables directly and gets Postgres codes from them.
  "22001": "A text is too long.",
  "23503": "It needs something that no longer exists, or something else still needs it.",
  "23505": "One like it already exists.",
  "23514": "One of the values is not accepted. Please check the fields.",
  "42501": NOT_ALLOWED,
  PT403: OWNERS_ONLY,
  owners_only: OWNERS_ONLY,
};

type FailureFacts = { reason: string; refusal?: PlainRefusal | undefined; request_id?: string };

export function failureText({ reason, refusal, request_id }: FailureFacts): string {
  const text = refusal?.now && reason === "booking_changed" ? changedText(refusal.now) : FAILURES[reason];
  return withErrorId(text ?? "The server refused this. Please check the current state, then try again.", request_id);
}
