import { monthInFull } from "../write.ts";

export const DESK_REVIEWS = {
  lead: "What travelers say after their trip. Reviews are private until you publish them; publish critical ones too.",
  label: "Reviews, new ones first",
  within: "Name, reference, words",
  empty: { title: "No reviews yet", text: "Travelers are asked for one after their trip." },
  of: (name: string, reference: string) => `${name}, booking ${reference}`,
  traveled: (month: string) => `traveled in ${monthInFull(month)}`,
  sent: (moment: string) => `sent ${moment}`,
  shownAs: (name: string) => `Shown as ${name}`,
  columns: { trip: "Trip", rating: "Stars", words: "Words", name: "Traveler", sent: "Sent", status: "Status" },
  noWords: "Stars only, no words.",
  answer: "Our answer",
  reason: "Declined",
  publish: {
    act: "Publish",
    again: "Change the answer",
    title: "Publish this review?",
    text: "Everyone can read it on the trip's page, with your answer below it.",
    words: "Your answer (optional)",
    hint: "Everyone can read it.",
    done: "Review published",
  },
  decline: {
    act: "Decline",
    again: "Unpublish",
    title: "Decline this review?",
    text: "No one else will read it. Decline reviews that insult, name others or aren't reviews, not those that are merely critical.",
    words: "Reason",
    hint: "The traveler reads it and can write the review again.",
    done: "Review declined",
  },
};
