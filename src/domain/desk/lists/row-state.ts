import type { BookingDetail } from "./desk-schema.ts";

/** The server compares these and refuses the action if the booking has changed. */
export const shownRowState = ({
  status,
  check_in,
  guests,
  options,
  total_cents,
  paid_cents,
  refunded_cents,
  attention_reason,
}: BookingDetail) => ({
  status,
  check_in,
  guests,
  options,
  total_cents,
  paid_cents,
  refunded_cents,
  attention_reason,
});
