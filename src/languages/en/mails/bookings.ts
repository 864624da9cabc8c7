import { answerFacts } from "../../../domain/booking/booked-answers.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingMail, MailLetter } from "../../../domain/contact/mail-letter.ts";
import { day, money } from "../write.ts";
import { meetingFacts, momentText, paidSentence, paymentFacts, restSentence } from "./sentences.ts";

const reminder =
  (when: string) =>
  ({ booking }: BookingMail): MailLetter => ({
    subject: `${booking.title}: ${when}`,
    title: `Your trip starts ${when}`,
    paragraphs: ["Open your trip once while you're online: after that it works offline too."],
    facts: meetingFacts(booking),
  });

const balanceDue = ({ booking }: BookingMail): MailLetter => ({
  subject: `Balance due: ${booking.title} (${booking.reference})`,
  title: booking.balance_due_on ? `Your balance is due by ${day(booking.balance_due_on)}` : "Your balance is due",
  paragraphs: [`${paidSentence(booking)}${restSentence(booking)}`, "Already paid? You're all set."],
  label: "Pay the balance",
});

export const BOOKING_MAILS = {
  booking_held: ({ booking }) => ({
    subject: `Your seats are held: ${booking.title}`,
    title: "Your seats are held",
    paragraphs: [
      booking.expires_at
        ? `We're holding your seats until ${momentText(booking.expires_at)}. They're yours once you've paid.`
        : "They're yours once you've paid.",
      "Already paid? You're all set.",
    ],
    label: "Pay now",
  }),
  booking_confirmed: ({ booking, paid }) => ({
    subject: `Booking confirmed: ${booking.title} (${booking.reference})`,
    title: "Booking Confirmed!",
    paragraphs: [
      tripMoney(booking).paid_cents > 0
        ? `Thank you, ${booking.customer_name}. Your payment arrived and your seats are confirmed.`
        : `Thank you, ${booking.customer_name}. Your seats are confirmed.`,
      ...(booking.total_cents === 0 ? ["There is nothing to pay."] : []),
      ...(tripMoney(booking).owed_cents > 0 ? [`${paidSentence(booking)}${restSentence(booking)}`] : []),
    ],
    facts: [...meetingFacts(booking), ...answerFacts(booking.answers), ...paymentFacts(paid)],
    closing: "Show the reference or the voucher in your trip when you arrive.",
  }),
  payment_failed: ({ booking }) => ({
    subject: `Payment failed: ${booking.title}`,
    title: "Your payment didn't go through",
    paragraphs: [
      "You haven't been charged for this booking.",
      booking.expires_at
        ? `Your seats are still held until ${momentText(booking.expires_at)}: you can pay again without retyping anything.`
        : "You can try again from your trip.",
    ],
    label: "Try again",
  }),
  hold_over: ({ booking, asked }) => ({
    subject: `Not paid: ${booking.title}`,
    title: "Your hold expired",
    paragraphs: [
      // Does not mention the card if the provider gave no answer.
      asked
        ? "No payment reached us, so you haven't been charged and the seats were released."
        : "No payment reached us, so the seats were released.",
      "If you did pay, you don't need to do anything: as soon as your bank confirms it, we'll email you.",
    ],
  }),
  payment_voided: ({ booking, paid }) => ({
    subject: `Payment reversed: ${booking.title} (${booking.reference})`,
    title: "We recorded a payment by mistake",
    paragraphs: [
      `We told you that we received ${money(paid?.cents ?? 0)}. That was our mistake, and we have removed it from your booking.`,
      ...(booking.status === "confirmed" ? [restSentence(booking)] : []),
      "Did you pay it? Please answer this email.",
    ],
    facts: paymentFacts(paid, "Receipt voided"),
  }),
  balance_paid: ({ booking, paid, paid_cents }) => ({
    subject: `Payment received: ${booking.title} (${booking.reference})`,
    title: "Your payment arrived",
    paragraphs: [`Thank you, ${booking.customer_name}. We received ${money(paid_cents)}.`, restSentence(booking)],
    facts: paymentFacts(paid),
  }),
  balance_7: balanceDue,
  balance_1: balanceDue,
  balance_missed: ({ booking }) => ({
    subject: `Balance overdue: ${booking.title} (${booking.reference})`,
    title: "Your balance is overdue",
    paragraphs: [restSentence(booking), "Your seats are still yours. Please pay now, or answer this email."],
    label: "Pay the balance",
  }),
  names_wanted: ({ booking }) => ({
    subject: `Who travels? ${booking.title} (${booking.reference})`,
    title: "Please add the names of your travelers",
    paragraphs: [
      `Hotels and trains need the name of each traveler before ${day(booking.check_in)}. Please enter the names as they stand in the passports.`,
    ],
    label: "Add traveler details",
  }),
  reminder_3: reminder("in 3 days"),
  reminder_1: reminder("tomorrow"),
  review_request: ({ booking }) => ({
    subject: `How was ${booking.title}?`,
    title: "Welcome back. How was it?",
    paragraphs: [
      `Thank you for traveling with us, ${booking.customer_first_name}.`,
      "A few words from you help other travelers choose and help us improve. It takes a minute: stars, a sentence or two, and the name to show. We read each review before it is published.",
      "We ask only once.",
    ],
    label: "Write a review",
  }),
  attention_traveler: ({ booking, stray_cents }) => ({
    subject: `About your booking ${booking.reference}`,
    title: "We're reviewing your booking",
    paragraphs:
      booking.status === "confirmed"
        ? [
            `${money(stray_cents)} arrived that you didn't owe. Your booking is unchanged.`,
            "Our team will refund it. You don't need to do anything.",
          ]
        : [
            "Your payment arrived, but we couldn't confirm the booking automatically.",
            "Our team is on it and will email you: another date or a refund. You don't need to do anything.",
          ],
  }),
} as const satisfies Record<string, (mail: BookingMail) => MailLetter>;
