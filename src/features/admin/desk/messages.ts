/** The desk's sentences by their codes. A code of next year shows as it is. */
const STATUSES: Partial<Record<string, string>> = {
  pending: "Pending",
  wait_user_action: "Waiting for the customer",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
  refunded: "Refunded",
  confirmed: "Confirmed",
  expired: "Expired",
  succeeded: "Done",
  queued: "Waiting to be sent",
  sending: "On its way",
  sent: "Sent",
  new: "New",
  answered: "Answered",
};

const MAILS: Partial<Record<string, string>> = {
  booking_held: "Seats are held",
  booking_confirmed: "Booking confirmed",
  payment_failed: "Payment failed",
  booking_cancelled: "Booking cancelled",
  reminder_3: "Three days before",
  reminder_1: "The day before",
  attention_traveller: "Needs attention, to the traveler",
  attention_operator: "Needs attention, to us",
};

const OUTCOMES: Partial<Record<string, string>> = {
  applied: "",
  applied_late: "after the hold had ended",
  applied_attention: "no seats were left: needs attention",
  applied_double: "paid a second time: needs attention",
  noop: "changed nothing",
  ignored: "ignored, it would have gone backwards",
  wrong_amount: "refused, the amount was not ours",
  stored: "kept only",
};

export const statusWords = (status: string): string => STATUSES[status] ?? status;
export const mailWords = (kind: string): string => MAILS[kind] ?? kind;
/** What an event of a payment brought about; nothing to say where it simply counted. */
export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome;
