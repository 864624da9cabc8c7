import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { money } from "../../../../src/domain/words/money.ts";
import { voucherLines } from "../../../../src/domain/booking/voucher-lines.ts";
import { dayText, guestsText, momentText, tripLink } from "../trip-words.ts";
import type { Letter } from "./layout.ts";
import { formLetter } from "./operator-letters.ts";
import type { QueuedMail } from "./queued-mail.ts";

type Trip = { booking: BookingView; link: string; payload: Record<string, unknown> };

const factsOf = (booking: BookingView): [string, string][] => [
  ["Reference", booking.reference],
  ["Trip", booking.title],
  ["Departure", dayText(booking.check_in)],
  ["Guests", guestsText(booking.guests)],
  ["Total", money(booking.total_cents)],
];

const meetingOf = (booking: BookingView): [string, string][] => {
  const { meeting_point, meeting_time } = booking;
  const place = [meeting_point, meeting_time ? `at ${meeting_time}` : null].filter(Boolean).join(", ");
  return [...(place ? [["Meeting point", place] as [string, string]] : []), ...voucherLines(booking)];
};

const reminder =
  (when: string) =>
  ({ booking, link }: Trip): Letter => ({
    subject: `${booking.title}: ${when}`,
    title: `Your trip starts ${when}`,
    paragraphs: ["Open your trip once while you have a signal: it then works without one."],
    facts: [...factsOf(booking), ...meetingOf(booking)],
    button: { label: "Open my trip", url: link },
  });

const letters: Partial<Record<QueuedMail["kind"], (trip: Trip) => Letter>> = {
  booking_held: ({ booking, link }) => ({
    subject: `Your places are held: ${booking.title}`,
    title: "Your places are held",
    paragraphs: [
      booking.expires_at
        ? `We hold your places until ${momentText(booking.expires_at)}. They are yours once you have paid.`
        : "They are yours once you have paid.",
      "If you have paid already, nothing is left to do.",
    ],
    facts: factsOf(booking),
    button: { label: "Pay now", url: link },
  }),
  booking_confirmed: ({ booking, link }) => ({
    subject: `Booking confirmed: ${booking.title} (${booking.reference})`,
    title: "Booking Confirmed!",
    paragraphs: [`Thank you, ${booking.customer_name}. Your payment arrived and your places are yours.`],
    facts: [...factsOf(booking), ...meetingOf(booking)],
    button: { label: "Open my trip", url: link },
    closing: "Show the reference or the voucher in your trip when you arrive.",
  }),
  payment_failed: ({ booking, link }) => ({
    subject: `Payment failed: ${booking.title}`,
    title: "Your payment did not go through",
    paragraphs: [
      "Your card was not charged for this booking.",
      booking.expires_at
        ? `Your places stay held until ${momentText(booking.expires_at)}: you can pay again without typing anything twice.`
        : "You can try again from your trip.",
    ],
    facts: factsOf(booking),
    button: { label: "Try again", url: link },
  }),
  booking_cancelled: ({ booking, link, payload }) => ({
    subject: `Booking cancelled: ${booking.title} (${booking.reference})`,
    title: "Your booking is cancelled",
    paragraphs: [
      Number(payload.refund_cents ?? 0) > 0
        ? `${money(Number(payload.refund_cents))} goes back to the card you paid with. Banks take some days to show it.`
        : "By the cancellation policy nothing is refunded for this booking.",
    ],
    facts: factsOf(booking),
    button: { label: "Open my trip", url: link },
  }),
  reminder_3: reminder("in 3 days"),
  reminder_1: reminder("tomorrow"),
  attention_traveller: ({ booking, link }) => ({
    subject: `About your booking ${booking.reference}`,
    title: "We are looking at your booking",
    paragraphs: [
      "Your payment arrived, but we could not confirm the booking by itself.",
      "Somebody of us is looking at it and writes to you: another date, or your money back. There is nothing you need to do.",
    ],
    facts: factsOf(booking),
    button: { label: "Open my trip", url: link },
  }),
};

const linksLetter = ({ links }: QueuedMail, siteUrl: string): Letter => ({
  subject: "Your bookings",
  title: "Your bookings",
  paragraphs: [
    links?.length
      ? "You asked for the links to your bookings. Whoever has a link can open its trip, so keep this mail to yourself."
      : "You asked for your bookings, but there are none with this address.",
  ],
  links: (links ?? []).map((trip) => ({
    label: `${trip.title}, ${dayText(trip.check_in)} (${trip.reference})`,
    url: tripLink(siteUrl, trip.id, trip.link_token),
  })),
  closing: "If you did not ask for this, you can leave it unread.",
});

/** What a row of the outbox says, in words. */
export const letterOf = (mail: QueuedMail, siteUrl: string): Letter => {
  if (mail.kind === "booking_links") return linksLetter(mail, siteUrl);
  if (mail.kind === "trip_request" || mail.kind === "contact_message") return formLetter(mail.kind, mail.payload);
  const { booking, link_token } = mail;
  if (!booking) throw new Error(`A mail '${mail.kind}' needs its booking`);
  if (mail.kind === "attention_operator") {
    return {
      subject: `Needs attention: booking ${booking.reference}`,
      title: "A booking needs attention",
      paragraphs: [String(mail.payload.reason ?? "See the booking.")],
      facts: [...factsOf(booking), ["Name", booking.customer_name], ["E-mail", booking.customer_email]],
      button: { label: "Open the desk", url: `${new URL(siteUrl).origin}/admin/payments` },
    };
  }
  const write = letters[mail.kind];
  if (!write || !link_token) throw new Error(`A mail '${mail.kind}' needs a link to its booking`);
  return write({ booking, link: tripLink(siteUrl, booking.id, link_token), payload: mail.payload });
};
