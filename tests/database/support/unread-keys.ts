/** SQL sends these keys and no schema names them, by the object that holds them: delete a key in SQL, then here. */
export const UNREAD_KEYS: Readonly<Record<string, readonly string[]>> = {
  // Refusals and views of the desk, most of which share a function with a screen that reads the key.
  "admin_change_booking refused": ["outlook"],
  admin_change_outlook: ["fee_cents"],
  "admin_change_outlook.offered[]": ["fiscal"],
  "admin_erase_guide refused": ["days"],
  "admin_gift_cards.rows[]": ["voided_by"],
  "admin_item_departures.rows[]": ["guests", "held"],
  "admin_item_departures.rows[].waiting": ["offered", "parties"],
  "admin_next_days[].manifest": ["waiting"],
  "admin_today.departures[]": ["held_bookings"],
  "save_departure refused.departure": ["waiting"],

  // Travelers. The BookingView, a move and the outlook of a card are one function each, and other verbs need all of their keys.
  "check_gift_card refused.outlook": ["ok"],
  "create_booking.booking": ["departure_id"],
  "create_booking.booking.moved": ["cancel_after_cents", "cancel_before_cents", "fee_cents"],
  "move_my_booking refused.outlook": ["fee_cents", "total_cents"],
  my_waiting: ["server_time"],

  // The desk's page of check-ins shares the list of cash and the meeting, and the desk's form of an item the row of a draft.
  "guide_roster.departures[].cash[]": ["note", "rate"],
  "guide_roster.departures[].meeting": ["phone"],
  // The roster has the guide's name from it.
  my_guide: ["name"],

  // Edge functions: links and baskets share the keys of other answers.
  "claim_emails[].links[]": ["departure_id"],
  "open_payment.basket[]": ["cents", "key"],
};
