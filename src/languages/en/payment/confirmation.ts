import { day, money } from "../write.ts";

type ConfirmationText = { title: string; lead?: string; status: string; tripLink: string; lastStep: string };

const CONTACT_US = "If you contact us, the payment ID above is all we need.";
const TEAM_IS_ON_IT = "shows the latest status. Our team is on it: you don't need to do anything.";

type Confirmation = "confirmed" | "second_look" | "late" | "cancelled";

export const CONFIRMATION_TEXTS: Record<Confirmation, ConfirmationText> = {
  confirmed: {
    title: "Booking Confirmed!",
    status: "Confirmed",
    tripLink: "",
    lastStep: "Three days before departure we remind you of the meeting point and the time.",
  },
  second_look: {
    title: "Payment received",
    lead: "Your seats are confirmed. We need to double-check this payment and will email you within 24 hours.",
    status: "Needs attention",
    tripLink: TEAM_IS_ON_IT,
    lastStep: CONTACT_US,
  },
  late: {
    title: "Payment received",
    lead: "Your payment arrived after the hold expired, and we are looking for seats for you. We will email you within 24 hours, with your seats or a full refund.",
    status: "Needs attention",
    tripLink: TEAM_IS_ON_IT,
    lastStep: CONTACT_US,
  },
  cancelled: {
    title: "Booking cancelled",
    lead: "We received your payment, but the booking has since been cancelled.",
    status: "Cancelled",
    tripLink: "shows how much is refunded, and by when.",
    lastStep: CONTACT_US,
  },
};

export const CONFIRMATION_PAGE = {
  paid: (cents: number) => `You paid ${money(cents)}, and your seats are yours.`,
  next: "What's next",
  mailed: "Your confirmation is on its way by email.",
  voucher: { before: "Your voucher is under ", link: "My trips", after: ", even offline." },
  trips: "My trips",
  paymentId: "Payment ID",
  status: "Status",
  today: "Today",
  stillToPay: "Still to pay",
  owedBy: (cents: number, date: string) => `${money(cents)} by ${day(date)}`,
  offline:
    "Your payment is safe with the provider and with us. My trips shows the last status that this device received.",
  again: "Try again",
  checking: "Checking the payment",
};

export const CONFIRMATION_DOCUMENT = {
  download: "Download Confirmation",
  ready: "Confirmation Ready",
  failedTitle: "Download Failed",
  allowPopups: "Please allow popups to download the confirmation",
  unreadable: "Failed to generate confirmation",
  failed: "Unable to generate confirmation. Please try again.",
};

const NOT_SENT: Partial<Record<string, string>> = {
  too_many_mails: "This confirmation was sent several times today. Please try again tomorrow.",
  rate_limited: "Too many attempts. Please wait a minute and try again.",
  not_confirmed: "This booking is not confirmed, so there is no confirmation to send.",
  not_found: "Payment not found or access denied",
};

export const CONFIRMATION_MAIL = {
  resend: "Resend Email",
  sent: "Email Sent",
  failedTitle: "Email Failed",
  refusals: NOT_SENT,
  unanswered: "We don't know yet whether the email was sent. Check your inbox before you try again.",
  failed: "Unable to resend email. Please try again.",
};
