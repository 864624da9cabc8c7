/** SQL sends these keys and no schema names them, by the object that holds them: delete a key in SQL, then here. */
export const UNREAD_KEYS: Readonly<Record<string, readonly string[]>> = {
  // Each screen of the desk reads the booking again after its action; the database tests read what the action answers.
  admin_cancel_booking: ["booking"],
  admin_change_booking: ["booking"],
  "admin_change_booking refused": ["outlook"],
  admin_confirm_booking: ["booking"],
  admin_correct_guest: ["booking"],
  admin_manual_booking: ["booking"],
  admin_record_money: ["booking", "payment"],
  admin_record_refund_by_hand: ["booking"],
  admin_refund_booking: ["booking"],
  admin_send_link: ["booking"],
  admin_send_refund_again: ["booking"],
  admin_settle_double_refund: ["booking"],
  admin_void_money: ["booking"],
  admin_mark_failed: ["booking_status", "needs_attention", "outcome", "payment"],
  cancel_departure: ["bookings", "departure"],
  save_departure: ["departure"],

  // Views of the desk, most of which share a function with a screen that reads the key.
  "admin_booking.refunds[]": ["payment_id"],
  admin_change_outlook: ["fee_cents"],
  "admin_change_outlook.offered[]": ["fiscal"],
  "admin_departures.rows[]": ["seats_left"],
  "admin_erase_guide refused": ["days"],
  "admin_gift_cards.rows[]": ["voided_by"],
  "admin_item_departures.rows[]": ["guests", "held", "seats_left"],
  "admin_item_departures.rows[].waiting": ["offered", "parties"],
  admin_mark_bookings: ["done"],
  "admin_next_days[].manifest": ["waiting"],
  admin_payment: ["provider"],
  "admin_today.departures[]": ["held_bookings"],
  "save_departure refused.departure": ["seats_left", "waiting"],

  // Travelers. The BookingView, a move and the outlook of a card are one function each, and other verbs need all of their keys.
  "cancel_my_booking refused": ["as_of", "days_before", "percent", "refund_cents", "status"],
  check_gift_card: ["status"],
  "check_gift_card refused.outlook": ["ok", "status"],
  "create_booking refused": ["lock"],
  "create_booking.booking": ["departure_id"],
  "create_booking.booking.moved": ["cancel_after_cents", "cancel_before_cents", "fee_cents"],
  move_my_booking: ["move"],
  "move_my_booking refused.outlook": ["fee_cents", "total_cents"],
  my_waiting: ["server_time"],
  use_gift_card: ["taken_cents"],

  // The desk's page of check-ins shares the list of cash and the meeting, and the desk's form of an item the row of a draft.
  "guide_roster.departures[].cash[]": ["note", "rate"],
  "guide_roster.departures[].meeting": ["phone"],
  // The roster has the guide's name from it.
  my_guide: ["name"],

  // Edge functions. The database tests read these, and links and baskets share the keys of other answers.
  apply_payment_event: ["booking_status", "needs_attention"],
  "claim_emails[]": ["attempts", "recipient", "version"],
  "claim_emails[].links[]": ["departure_id"],
  "open_payment.basket[]": ["cents", "key"],
};
