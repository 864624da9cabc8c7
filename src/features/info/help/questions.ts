import { REFUND_TIMES, type Terms } from "../../../domain/terms/cancellation-policy.ts";
import { discountTenths, FULL_DISCOUNT_GUESTS } from "../../../domain/pricing/discount.ts";
import { OTHER_CHANNEL_DEPOSIT, OTHER_CHANNEL_GROUPS } from "../../../domain/terms/other-channels.ts";
import { planWords, CHANGE_RULE, refundRows } from "#words/shared/terms.ts";

type Questions = Readonly<Record<string, string>>;
export type QuestionGroup = { title: string; badge?: "Popular" | "Important"; questions: Questions };

const refundsBy = (terms: Terms) =>
  refundRows(terms)
    .map(([when, what]) => `${when}: ${what.toLowerCase()}`)
    .join("; ");
const otherGroups = OTHER_CHANNEL_GROUPS.map(
  ({ from_guests, percent }) => `${percent}% off from ${from_guests} guests`,
).join(" and ");
const { card_business_days, processing_hours } = REFUND_TIMES;

export const questionGroups = (terms: Terms): QuestionGroup[] => [
  {
    title: "Booking & Reservations",
    badge: "Popular",
    questions: {
      "How do I book?":
        "Open a tour or package, choose a date and the number of guests, enter one person's name, email and phone number, and send. Your seats are held while you pay; once the payment arrives, the booking is confirmed.",
      "Do I need an account?":
        "No. Your bookings are saved on the device that made them, and the link in your email opens them anywhere. An account shows bookings made with your confirmed address on every device.",
      "Can I book without a connection?":
        "Yes. The request is queued on your device and sent once you are back online. Until our server has answered, no seats are held, and the app says so.",
      "How much do I pay at booking?": `100% of the total. ${planWords(terms.plan)} Agencies, partners and bookings by phone ask for a ${OTHER_CHANNEL_DEPOSIT.percent}% deposit instead, and the balance ${OTHER_CHANNEL_DEPOSIT.balance_days_before} days before departure.`,
      "Are there group discounts?": `For bookings made here, the price summary applies: starting with two guests, the price per person falls with every guest, by up to ${discountTenths(FULL_DISCOUNT_GUESTS) / 10}% from ${FULL_DISCOUNT_GUESTS} guests. Bookings through agencies, partners or by phone get ${otherGroups}.`,
    },
  },
  {
    title: "Travel Requirements",
    badge: "Important",
    questions: {
      "Do I need a visa?":
        "Citizens of some ninety countries stay up to 30 days without one; many others apply for an e-visa online. Rules change, so check yours before you book flights.",
      "Do I have to register with the authorities?":
        "Every foreign guest is registered within three days of arrival. Hotels and guesthouses do it. Keep the slips: they may be asked for when you leave.",
      "Do I need travel insurance?":
        "We ask for medical insurance on mountain and desert tours and recommend it on all others.",
      "Which vaccinations do I need?":
        "None are required for most visitors. Ask your doctor about hepatitis A and typhoid some weeks before.",
    },
  },
  {
    title: "During Your Trip",
    questions: {
      "Where do we meet?":
        "The meeting point, its time and a telephone number are on your voucher under My trips, with a link that opens your map app. All of it opens even offline.",
      "Is there mobile signal?":
        "In towns yes; in the mountains, the Kyzylkum desert and at the Aral Sea often not. A local SIM is sold at the airports for a few dollars with your passport.",
      "Card or cash?":
        "Hotels and larger restaurants take cards; bazaars, taxis and villages take som in cash. Cash machines in every town pay out som, and some also dollars.",
      "What should I wear?":
        "Light clothes that cover shoulders and knees at places of worship, a scarf, shoes for uneven stone, and a warm layer for desert nights from October to April.",
    },
  },
  {
    title: "Safety & Security",
    questions: {
      "Is Uzbekistan safe?":
        "It is among the safer countries to travel in, including alone and as a woman. Keep to what you would do at home with your bag in a crowd, and to registered taxis at night.",
      "Who do I call in an emergency?":
        "Your guide first, then our number on the voucher. Emergency numbers: 102 police, 103 ambulance, 101 fire, 112 for all of them.",
      "Is my payment safe?":
        "You enter your card on the payment provider's page, not here. We keep the amount, the time and the provider's number for the payment, never the card.",
    },
  },
  {
    title: "Cancellations & Changes",
    questions: {
      "How much is refunded if I cancel?": `For bookings made here, the Cancellation Policy applies: ${refundsBy(terms)}.`,
      "When does the refund arrive?": `We start it within ${processing_hours} hours; to a card it takes ${card_business_days.from} to ${card_business_days.to} business days.`,
      "Can I change the date?": `Yes, on your trip's page. ${CHANGE_RULE} You see every figure before you confirm.`,
      "What if you cancel?": "You choose between another date, another tour of the same value, or a full refund.",
    },
  },
];

const foldText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function findQuestions(groups: QuestionGroup[], text: string): QuestionGroup[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const matchesQuestion = (question: readonly [string, string]) =>
    words.every((word) => foldText(question.join(" ")).includes(word));
  return groups
    .map((group) => ({
      ...group,
      questions: Object.fromEntries(Object.entries(group.questions).filter(matchesQuestion)),
    }))
    .filter(({ questions }) => Object.keys(questions).length > 0);
}
