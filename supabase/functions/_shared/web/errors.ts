export const errors = {
  method_not_allowed: [405, "This address takes POST only."],
  too_large: [413, "The request is too large."],
  not_json: [400, "The request is not valid JSON."],
  invalid_request: [400, "The request is missing something or has a wrong value."],
  foreign_url: [400, "The return address must be on this site."],
  unauthorized: [401, "Please sign in."],
  forbidden: [403, "You are not allowed to do this."],
  owners_only: [403, "Only an owner may do this."],
  not_found: [404, "Payment not found or access denied"],
  already_paid: [409, "This booking is already paid."],
  hold_over: [409, "Your hold expired and the seats were released. Please book again."],
  attempt_over: [409, "This order is over. Please order again."],
  no_deposit: [409, "This booking can no longer be paid in two parts. Please pay all of it."],
  sold_by_channel: [409, "The channel that sold this booking collects its price."],
  called_off: [409, "This departure was cancelled. There is nothing to pay."],
  not_confirmed: [409, "This booking is not confirmed."],
  too_many_mails: [429, "This confirmation was sent several times today. Please try again tomorrow."],
  invalid_refund: [409, "This is more than is left to refund."],
  bad_signature: [401, "The signature doesn't match. This message was ignored."],
  conflict: [409, "This booking is no longer open for that."],
  rate_limited: [429, "Too many attempts. Please wait a minute and try again."],
  // 409, not 503: the device must not ask again until the hold ends.
  payments_not_set_up: [409, "Online payment isn't available yet. Please contact us to complete your booking."],
  no_rate: [
    409,
    "Online payment is closed until our exchange rate is updated. You haven't been charged. Please try again later, or contact us.",
  ],
  vouchers_not_set_up: [409, "Vouchers have no code yet. The booking's reference is enough."],
  provider_unavailable: [503, "The payment provider isn't answering. Your booking is safe. Please try again."],
  database_unavailable: [503, "The service is not available right now. Please try again."],
  internal: [500, "Something went wrong on our side. Nothing was changed."],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ErrorCode = keyof typeof errors;

export const codeOf = (code: string): ErrorCode => (Object.hasOwn(errors, code) ? (code as ErrorCode) : "conflict");

export const statusOf = (code: ErrorCode): number => errors[code][0];
export const errorText = (code: ErrorCode): string => errors[code][1];
