import { CURRENT_TERMS, REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { discountTenths, FULL_DISCOUNT_GUESTS } from "../../../domain/pricing/discount.ts";
import { OTHER_CHANNEL_DEPOSIT, OTHER_CHANNEL_GROUPS } from "../../../domain/terms/other-channels.ts";
import { CHECKOUT_PERCENT, PAYMENT_PLAN } from "../../../domain/terms/payment-plan.ts";
import { moneyShort } from "../../../domain/words/money.ts";
import { refundRows } from "../../../domain/terms/words.ts";

export type Question = { question: string; answer: string };
export type QuestionGroup = { title: string; badge?: "Popular" | "Important"; questions: Question[] };

const planFrom = moneyShort(PAYMENT_PLAN.over_cents);
const refunds = refundRows(CURRENT_TERMS)
  .map(([when, what]) => `${when}: ${what.toLowerCase()}`)
  .join("; ");
const otherGroups = OTHER_CHANNEL_GROUPS.map(
  ({ from_guests, percent }) => `${percent}% off from ${from_guests} guests`,
).join(" and ");
const { card_business_days, processing_hours } = REFUND_TIMES;

export const questionGroups: QuestionGroup[] = [
  {
    title: "Booking & Reservations",
    badge: "Popular",
    questions: [
      {
        question: "How do I book?",
        answer:
          "Open a tour or package, choose a date and the number of guests, enter one person's name, email and phone number, and send. Your seats are held while you pay; once the payment arrives, the booking is confirmed.",
      },
      {
        question: "Do I need an account?",
        answer:
          "No. Your bookings are kept on the device that made them and by the link in your email. An account shows bookings made with your confirmed address on every device.",
      },
      {
        question: "Can I book without a connection?",
        answer:
          "Yes. The request waits on your device and goes out once you are back online. Until our server has answered, no seats are held, and the app says so.",
      },
      {
        question: "How much do I pay at booking?",
        answer: `${CHECKOUT_PERCENT}% of the total. For totals over ${planFrom} a payment plan is possible: ${PAYMENT_PLAN.deposit_percent}% deposit and the balance ${PAYMENT_PLAN.balance_days_before} days before departure; write to us before you pay. Agencies, partners and bookings by phone ask for a ${OTHER_CHANNEL_DEPOSIT.percent}% deposit instead, and the balance ${OTHER_CHANNEL_DEPOSIT.balance_days_before} days before departure.`,
      },
      {
        question: "Are there group discounts?",
        answer: `For bookings made here the price summary governs: from two guests on the price per person falls with every guest, up to ${discountTenths(FULL_DISCOUNT_GUESTS) / 10}% from ${FULL_DISCOUNT_GUESTS} guests. Bookings through agencies, partners or by phone get ${otherGroups}.`,
      },
    ],
  },
  {
    title: "Travel Requirements",
    badge: "Important",
    questions: [
      {
        question: "Do I need a visa?",
        answer:
          "Citizens of some ninety countries stay up to 30 days without one; many others apply for an e-visa online. Rules change, so check yours before you book flights.",
      },
      {
        question: "Do I have to register with the authorities?",
        answer:
          "Every foreign guest is registered within three days of arrival. Hotels and guesthouses do it. Keep the slips: they may be asked for when you leave.",
      },
      {
        question: "Do I need travel insurance?",
        answer: "We ask for medical insurance on mountain and desert tours and recommend it on all others.",
      },
      {
        question: "Which vaccinations do I need?",
        answer: "None are required for most visitors. Ask your doctor about hepatitis A and typhoid some weeks before.",
      },
    ],
  },
  {
    title: "During Your Trip",
    questions: [
      {
        question: "Where do we meet?",
        answer:
          "The meeting point, its time and a telephone number are on your voucher under My trips, with a link that opens your map app. All of it opens even offline.",
      },
      {
        question: "Is there mobile signal?",
        answer:
          "In towns yes; in the mountains, the Kyzylkum desert and at the Aral Sea often not. A local SIM is sold at the airports for a few dollars with your passport.",
      },
      {
        question: "Card or cash?",
        answer:
          "Hotels and larger restaurants take cards; bazaars, taxis and villages take soum in cash. Machines in every town pay out soum, some also dollars.",
      },
      {
        question: "What should I wear?",
        answer:
          "Light clothes that cover shoulders and knees at places of worship, a scarf, shoes for uneven stone, and a warm layer for desert nights from October to April.",
      },
    ],
  },
  {
    title: "Safety & Security",
    questions: [
      {
        question: "Is Uzbekistan safe?",
        answer:
          "It is among the safer countries to travel, also alone and as a woman. Keep to what you would do at home with your bag in a crowd, and to registered taxis at night.",
      },
      {
        question: "Who do I call in an emergency?",
        answer:
          "Your guide first, then our number on the voucher. Emergency numbers: 102 police, 103 ambulance, 101 fire, 112 for all of them.",
      },
      {
        question: "Is my payment safe?",
        answer:
          "You enter your card on the payment provider's page, not here. We keep the amount, the time and the provider's number for the payment, never the card.",
      },
    ],
  },
  {
    title: "Cancellations & Changes",
    questions: [
      {
        question: "How much is refunded if I cancel?",
        answer: `For bookings made here the Cancellation Policy governs: ${refunds}.`,
      },
      {
        question: "When does the refund arrive?",
        answer: `We start it within ${processing_hours} hours; to a card it takes ${card_business_days.from} to ${card_business_days.to} business days.`,
      },
      {
        question: "Can I change the date?",
        answer:
          "Not online yet. Write to us as early as you can and we will tell you what is possible. Until a new date is agreed, your booking and its cancellation terms stay as they are.",
      },
      {
        question: "What if you cancel?",
        answer: "You choose between another date, another tour of the same value, or a full refund.",
      },
    ],
  },
];

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word must be somewhere in the question or its answer. */
export const findQuestions = (groups: QuestionGroup[], text: string): QuestionGroup[] => {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Question) => {
    const all = fold(`${question} ${answer}`);
    return words.every((word) => all.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
};
