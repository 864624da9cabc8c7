import { count, money } from "../write.ts";

const FORM_FIELDS = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  start_date: "From",
  end_date: "To",
  cities: "Cities",
  guests: "Guests",
  wishes: "Wishes",
  message: "Message",
};

export const OPERATOR_MAILS = {
  fields: FORM_FIELDS,
  budget: (cents: number): [string, string] => ["Budget", money(cents)],
  formLead: "Reply to the address below. You'll also find this at the desk.",
  digest: (messages: number) => ({
    title: `${count(messages, "more message")} at the desk`,
    paragraphs: [
      "Many messages arrived within a short time, so these were not mailed one by one. You'll find them all at the desk.",
    ],
    label: "Open the messages",
  }),
  attention: {
    subject: (reference: string) => `Needs attention: booking ${reference}`,
    title: "A booking needs attention",
    unknown: "See the booking.",
    name: "Name",
    email: "Email",
    noEmail: "none",
    label: "Open the booking",
  },
  cardAttention: {
    subject: "Needs attention: payment of a gift card",
    title: "A payment needs attention",
    remedy: "Refund it with the payment provider. Nobody holds the gift card's code.",
    label: "Open the payment",
  },
};
