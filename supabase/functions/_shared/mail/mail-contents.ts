import * as v from "valibot";
import { openDatesSchema, type BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { attentionText } from "../../../../src/languages/en/desk/attention.ts";
import { isOpenBooking } from "../../../../src/domain/booking/booking-state.ts";
import { count, day, dayInTashkent, money } from "../../../../src/languages/en/write.ts";
import { isFormKind } from "../../../../src/domain/outbox/form-kinds.ts";
import { tripMoney } from "../../../../src/domain/booking/booking-money.ts";
import { chargedAmountText, methodWords } from "../../../../src/languages/en/payment/methods.ts";
import { refundRoute, refundPartsText } from "../../../../src/languages/en/payment/refund-route.ts";
import {
  type RefundPart,
  refundPartsFor,
  refundPartsOf,
  waysOfMail,
  paymentWaysOf,
} from "../../../../src/domain/payment/ways.ts";
import { meetingText } from "../../../../src/languages/en/shared/meeting.ts";
import { voucherLines } from "../../../../src/languages/en/documents/voucher-lines.ts";
import { priceFacts } from "../../../../src/languages/en/shared/price.ts";
import { momentText, tripLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import { digestMail, formMail } from "./operator-mails.ts";
import { meetingMail } from "./meeting-mail.ts";
import { movedMail } from "./moved-mail.ts";
import { changedMail } from "./changed-mail.ts";
import { dataMail } from "./data-mail.ts";
import { giftCardMail } from "./gift-card-mail.ts";
import { guestLetter, requestAnswer } from "./guest-letter.ts";
import { deskInvitationMail, invitationMail } from "./invitation-mail.ts";
import { refundMail, refundWay } from "./refund-mail.ts";
import { receivedMail } from "./received-mail.ts";
import type { QueuedMail } from "./queued-mail.ts";
import { isWaitingKind, waitingMail } from "./waiting-mails.ts";

const factsOf = (booking: BookingView): [string, string][] => [
  ["Reference", booking.reference],
  ["Trip", booking.title],
  ["Departure", day(booking.check_in)],
  ["Guests", count(booking.guests, "guest")],
  ...priceFacts(booking.quote),
  ["Total", money(booking.total_cents)],
];

const meetingOf = (booking: BookingView): [string, string][] => {
  const place = meetingText(booking.meeting_point, booking.meeting_time);
  return [...(place ? [["Meeting point", place] as [string, string]] : []), ...voucherLines(booking)];
};

type About = { booking: BookingView; payload: Record<string, unknown>; paid: QueuedMail["paid"] };
type TripMail = MailContent & { button?: never; label?: string };

const reminder =
  (when: string) =>
  ({ booking }: About): TripMail => ({
    subject: `${booking.title}: ${when}`,
    title: `Your trip starts ${when}`,
    paragraphs: ["Open your trip once while you're online: after that it works offline too."],
    facts: meetingOf(booking),
  });

const paymentFailed = ({ booking }: About): TripMail => ({
  subject: `Payment failed: ${booking.title}`,
  title: "Your payment didn't go through",
  paragraphs: [
    "You haven't been charged for this booking.",
    booking.expires_at
      ? `Your seats are still held until ${momentText(booking.expires_at)}: you can pay again without retyping anything.`
      : "You can try again from your trip.",
  ],
  label: "Try again",
});

const holdOver = ({ booking, payload }: About): TripMail => ({
  subject: `Not paid: ${booking.title}`,
  title: "Your hold expired",
  paragraphs: [
    // Does not mention the card if the provider gave no answer.
    payload.asked === false
      ? "No payment reached us, so the seats were released."
      : "No payment reached us, so you haven't been charged and the seats were released.",
    "If you did pay, you don't need to do anything: as soon as your bank confirms it, we'll email you.",
  ],
});

const paid = new Set(["completed", "refunded"]);

const refundSentence = (booking: BookingView, refundCents: number, parts: RefundPart[]): string => {
  if (refundCents > 0) return refundWay(refundCents, parts);
  const card = paymentWaysOf(booking).back.find(({ method }) => method === "gift_card");
  if (card) return `${money(card.cents)} was returned to your gift card. ${refundRoute(["gift_card"]).takes}`;
  const { payment } = booking;
  return payment && paid.has(payment.status)
    ? "Under our policy this booking isn't refundable."
    : "You haven't been charged for it.";
};

const restOf = (booking: BookingView): string => {
  const { owed_cents } = tripMoney(booking);
  if (owed_cents === 0) return "Your trip is paid in full.";
  const until = booking.balance_due_on ? ` by ${day(booking.balance_due_on)}` : "";
  return `Still to pay: ${money(owed_cents)}${until}.`;
};

const paidOf = (booking: BookingView): string => {
  const { paid_cents } = tripMoney(booking);
  return paid_cents > 0 ? `Paid: ${money(paid_cents)}. ` : "";
};

const paymentFacts = (paid: QueuedMail["paid"], label = "Receipt"): [string, string][] => {
  if (!paid) return [];
  const way = [methodWords(paid.method), paid.charged && chargedAmountText(paid.charged)].filter(Boolean).join(", ");
  return [
    ["Payment", `${money(paid.cents)}, ${way}${paid.at ? `, ${dayInTashkent(paid.at)}` : ""}`],
    ...(paid.document ? [[label, paid.document] as [string, string]] : []),
  ];
};

const balanceDue = ({ booking }: About): TripMail => ({
  subject: `Balance due: ${booking.title} (${booking.reference})`,
  title: booking.balance_due_on ? `Your balance is due by ${day(booking.balance_due_on)}` : "Your balance is due",
  paragraphs: [`${paidOf(booking)}${restOf(booking)}`, "Already paid? You're all set."],
  label: "Pay the balance",
});

const otherDays = (nearest: unknown): string => {
  const days = v.is(openDatesSchema, nearest) ? nearest.map(({ date }) => day(date)) : [];
  return days.length > 0 ? ` Seats are available on ${days.join(", ")}.` : "";
};

const allBack = ({ refund_cents, ways }: About["payload"]): string =>
  refundPartsText(Number(refund_cents), refundPartsFor(waysOfMail(ways), Number(refund_cents)));

const letters: Partial<Record<QueuedMail["kind"], (about: About) => TripMail>> = {
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
      ...(tripMoney(booking).owed_cents > 0 ? [`${paidOf(booking)}${restOf(booking)}`] : []),
    ],
    facts: [...meetingOf(booking), ...paymentFacts(paid)],
    closing: "Show the reference or the voucher in your trip when you arrive.",
  }),
  payment_voided: ({ booking, paid }) => ({
    subject: `Payment reversed: ${booking.title} (${booking.reference})`,
    title: "We recorded a payment by mistake",
    paragraphs: [
      `We told you that we received ${money(paid?.cents ?? 0)}. That was our mistake, and we have removed it from your booking.`,
      ...(booking.status === "confirmed" ? [restOf(booking)] : []),
      "Did you pay it? Please answer this email.",
    ],
    facts: paymentFacts(paid, "Receipt voided"),
  }),
  balance_paid: ({ booking, payload, paid }) => ({
    subject: `Payment received: ${booking.title} (${booking.reference})`,
    title: "Your payment arrived",
    paragraphs: [
      `Thank you, ${booking.customer_name}. We received ${money(Number(payload.paid_cents ?? 0))}.`,
      restOf(booking),
    ],
    facts: paymentFacts(paid),
  }),
  balance_7: balanceDue,
  balance_1: balanceDue,
  balance_missed: ({ booking }) => ({
    subject: `Balance overdue: ${booking.title} (${booking.reference})`,
    title: "Your balance is overdue",
    paragraphs: [restOf(booking), "Your seats are still yours. Please pay now, or answer this email."],
    label: "Pay the balance",
  }),
  payment_failed: (about) => (about.booking.status === "expired" ? holdOver(about) : paymentFailed(about)),
  booking_cancelled: ({ booking, payload }) => ({
    subject: `Booking cancelled: ${booking.title} (${booking.reference})`,
    title: "Your booking is cancelled",
    paragraphs: [
      ...(booking.called_off ? [`We're sorry: we had to cancel the departure on ${day(booking.check_in)}.`] : []),
      refundSentence(booking, Number(payload.refund_cents ?? 0), refundPartsOf(payload.ways)),
    ],
  }),
  refund_promised: ({ booking, payload }) =>
    refundMail(booking, payload, isOpenBooking(booking.status) ? restOf(booking) : null),
  departure_cancelled: ({ booking, payload }) => ({
    subject: `Your departure is cancelled: ${booking.title} (${booking.reference})`,
    title: "Your departure is cancelled",
    paragraphs: [
      `We're sorry: ${booking.title} will not run on ${day(booking.check_in)}. Your booking stays valid until you choose.`,
      `Another date: choose it in your trip.${otherDays(payload.nearest_dates)}`,
      Number(payload.refund_cents ?? 0) > 0
        ? `Or a full refund: cancel in your trip, and ${allBack(payload)}.`
        : "Or cancel in your trip: it costs you nothing.",
    ],
  }),
  booking_moved: ({ booking, payload }) => movedMail(booking, payload),
  booking_changed: ({ booking, payload }) => changedMail(booking, payload),
  guest_letter: ({ booking, payload }) => guestLetter(booking, payload),
  names_wanted: ({ booking }) => ({
    subject: `Who travels? ${booking.title} (${booking.reference})`,
    title: "Please add the names of your travelers",
    paragraphs: [
      `Hotels and trains need the name of each traveler before ${day(booking.check_in)}. Please enter the names as they stand in the passports.`,
    ],
    label: "Add traveler details",
  }),
  meeting_changed: ({ booking }) => meetingMail(booking),
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
  attention_traveler: ({ booking, payload }) => ({
    subject: `About your booking ${booking.reference}`,
    title: "We're reviewing your booking",
    paragraphs:
      booking.status === "confirmed"
        ? [
            `${money(Number(payload.stray_cents ?? 0))} arrived that you didn't owe. Your booking is unchanged.`,
            "Our team will refund it. You don't need to do anything.",
          ]
        : [
            "Your payment arrived, but we couldn't confirm the booking automatically.",
            "Our team is on it and will email you: another date or a refund. You don't need to do anything.",
          ],
  }),
};

const linksLetter = ({ links, payload }: QueuedMail, siteUrl: string): MailContent => ({
  subject: "Your bookings",
  title: "Your bookings",
  paragraphs: [
    links?.length
      ? `${payload.by === "desk" ? "Here are the links to your bookings." : "You asked for the links to your bookings."} Anyone with a link can open that trip, so keep this email private.`
      : "You asked for your bookings, but we have none under this address.",
  ],
  links: (links ?? []).map((trip) => ({
    label: `${trip.title}, ${day(trip.check_in)} (${trip.reference})`,
    url: tripLink(siteUrl, trip.id, trip.link_token),
  })),
  ...(payload.by === "desk" ? {} : { closing: "Didn't ask for this? You can ignore this email." }),
});

export const mailContentOf = (mail: QueuedMail, siteUrl: string): MailContent => {
  if (mail.kind === "booking_links") return linksLetter(mail, siteUrl);
  if (mail.kind === "data_link") return dataMail(mail, siteUrl);
  if (isFormKind(mail.kind)) return formMail(mail.kind, mail.payload);
  if (mail.kind === "requests_waiting") return digestMail(mail.payload, siteUrl);
  if (mail.kind === "request_received") return receivedMail(mail.payload);
  if (mail.kind === "request_answer") return requestAnswer(mail.payload);
  if (mail.kind === "guide_invitation") return invitationMail(mail, siteUrl);
  if (mail.kind === "desk_invitation") return deskInvitationMail(mail, siteUrl);
  if (mail.kind === "gift_card") return giftCardMail(mail, siteUrl);
  const { booking, link_token, waiting } = mail;
  if (isWaitingKind(mail.kind) && waiting) return waitingMail(mail.kind, waiting, siteUrl);
  if (!booking) throw new Error(`A mail '${mail.kind}' needs its booking`);
  if (mail.kind === "attention_operator") {
    return {
      subject: `Needs attention: booking ${booking.reference}`,
      title: "A booking needs attention",
      paragraphs: [attentionText(String(mail.payload.reason ?? "See the booking."))],
      facts: [...factsOf(booking), ["Name", booking.customer_name], ["Email", booking.customer_email || "none"]],
      button: { label: "Open the booking", url: `${new URL(siteUrl).origin}/admin/bookings/${booking.id}` },
    };
  }
  const write = letters[mail.kind];
  if (!write || !link_token) throw new Error(`A mail '${mail.kind}' needs a link to its booking`);
  const { label = "Open my trip", facts = [], ...letter } = write({ booking, payload: mail.payload, paid: mail.paid });
  const button = { label, url: tripLink(siteUrl, booking.id, link_token) };
  return { ...letter, picture: booking.image_url, facts: [...factsOf(booking), ...facts], button };
};
