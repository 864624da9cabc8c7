import type { Failure } from "../../domain/result.ts";

export const SUCCESS_WORDS = {
  noId: "No payment ID provided",
  loadFailed: "Failed to load payment details",
  notFound: "Payment Not Found",
  notFoundOrDenied: "Payment not found or access denied",
} as const;

export const PAYMENT_NOT_PROCESSED = "Your payment could not be processed.";
export const ERROR_CHECKING_STATUS = "Error checking payment status";
export const NO_CONNECTION = "There is no connection right now";

export type NoRetry =
  | "other_device"
  | "hold_over"
  | "already_paid"
  | "ended"
  | "no_deposit"
  | "several"
  | "payments_not_set_up"
  | "no_rate"
  | "unreachable"
  | "not_now";

export const NO_RETRY: Record<NoRetry, string> = {
  other_device:
    "This booking isn't on this device. Open it on the device you booked with, or let us email you a link that opens it here.",
  hold_over: "Your hold expired and the seats were released. You haven't been charged. You can book again.",
  already_paid: "This booking is already paid. There is nothing left to pay.",
  ended: "This booking was cancelled, so there is nothing to pay. You can book again.",
  no_deposit: "This booking can no longer be paid in two parts. Open your trip to pay all of it.",
  several: "Several of your bookings are waiting for payment. Choose the one you want to pay under My trips.",
  payments_not_set_up: "Online payment isn't available yet. Please contact us to complete your booking.",
  no_rate:
    "Online payment is closed until our exchange rate is updated. You haven't been charged. Please try again later, or contact us.",
  unreachable: "There is no connection right now. Try again once you are online.",
  not_now: "The payment page can't be opened right now. Please try again in a moment.",
};
export const NO_RETRY_TITLE = "No payment page was opened";

export const FAILURE_TEXTS = {
  title: "Payment failed",
  meaning: "You haven't been charged. While your seats are held you can pay again.",
  held: (until: string) => `You haven't been charged. Your seats are held until ${until}: pay again before then.`,
  tryNext:
    "What you can try: the same card again, another card (Visa, Mastercard, Uzcard or Humo), or ask your bank to allow online payments to Uzbekistan.",
  over: "You haven't been charged. Your hold expired and the seats were released: you can book again.",
};
export const UNKNOWN_WORDS = {
  title: "Payment not found",
  meaning: "This link doesn't say which payment it is about. My trips shows what is paid and what is still to pay.",
};
export const STILL_OPEN_WORDS = {
  title: "Payment not confirmed yet",
  meaning:
    "We keep checking. If the payment arrives, your booking is confirmed automatically, and we email you either way. My trips shows the latest status.",
};
export const REFUNDED_WORDS = {
  title: "Payment refunded",
  meaning: "We are refunding the card you paid with. My trips shows how much, and by when.",
};

export type ConfirmationState = "confirmed" | "second_look" | "late" | "cancelled";

export const CONFIRMATION_TEXTS: Record<ConfirmationState, { title: string; lead?: string; status: string }> = {
  confirmed: { title: "Booking Confirmed!", status: "Confirmed" },
  second_look: {
    title: "Payment received",
    lead: "Your seats are confirmed. We need to double-check this payment and will email you within 24 hours.",
    status: "Needs attention",
  },
  late: {
    title: "Payment received",
    lead: "Your payment arrived after the hold expired, and we are looking for seats for you. We will email you within 24 hours, with your seats or a full refund.",
    status: "Needs attention",
  },
  cancelled: {
    title: "Booking cancelled",
    lead: "We received your payment, but the booking has since been cancelled.",
    status: "Cancelled",
  },
};

export const CONFIRMED_LEAD = (paid: string): string => `You paid ${paid}, and your seats are yours.`;

export const TRIP_LINK_TEXTS: Record<ConfirmationState, string> = {
  confirmed: "",
  second_look: "shows the latest status. Our team is on it: you don't need to do anything.",
  late: "shows the latest status. Our team is on it: you don't need to do anything.",
  cancelled: "shows how much is refunded, and by when.",
};

export const LAST_STEP: Record<ConfirmationState, string> = {
  confirmed: "Three days before departure we remind you of the meeting point and the time.",
  second_look: "If you contact us, the payment ID above is all we need.",
  late: "If you contact us, the payment ID above is all we need.",
  cancelled: "If you contact us, the payment ID above is all we need.",
};

export const ALLOW_POPUPS = "Please allow popups to download the confirmation";
export const noDocument = ({ code }: Failure): string =>
  code === "unreadable" ? "Failed to generate confirmation" : "Unable to generate confirmation. Please try again.";

const NOT_RESENT: Partial<Record<string, string>> = {
  too_many_mails: "This confirmation was sent several times today. Please try again tomorrow.",
  rate_limited: "Too many attempts. Please wait a minute and try again.",
  not_confirmed: "This booking is not confirmed, so there is no confirmation to send.",
  not_found: "Payment not found or access denied",
  unanswered: "We don't know yet whether the email was sent. Check your inbox before you try again.",
};

/** After these failures the server may have sent the mail. */
const NO_WORD = new Set(["unreachable", "login_page", "unreadable", "server_failed"]);

export const notResent = ({ reason, not_done }: Failure): string =>
  NOT_RESENT[!not_done && NO_WORD.has(reason) ? "unanswered" : reason] ?? "Unable to resend email. Please try again.";
