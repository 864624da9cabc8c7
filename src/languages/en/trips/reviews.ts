import { count } from "../write.ts";

export const TRIP_REVIEW = {
  title: "How was it?",
  yours: "Your review",
  ask: "Tell other travelers what it was like. Only travelers who took this trip can review it, and we read each review before it is published.",
  stars: "How many stars?",
  star: (stars: number) => count(stars, "star"),
  words: "What was it like? (optional)",
  name: "Name to show",
  shown: "Shown with the month you traveled, and nothing else about your booking.",
  send: "Send review",
  change: "Change it",
  invalid: "Please check your review",
  draft: "Draft saved on this device.",
  draftLost: "This device can't save drafts: send it before you leave this page.",
  elsewhere: "To write a review, open the trip with the link in your email.",
  answer: "Our answer",
  again: "Book again",
  notStored: "This device is out of storage. What you typed is still here.",
  published: "Published. Thank you!",
  declined: (reason: string | null) =>
    `We didn't publish your review. Our reason: ${reason ?? "none was given"}. You can change it and send it again.`,
  waiting: "Sent: thank you! We read it before it is published. You can change it until then.",
  refusals: {
    newer_review: "You wrote a newer review on another device, so this one was not sent. The newer one is below.",
    published: "Your review is already published and can no longer be changed.",
    not_over: "The trip is not over yet, so your review was not sent. Please send it again afterwards.",
    not_traveled: "Only a trip that took place can be reviewed, so yours was not sent.",
    not_found: "We can't find this booking, so your review was not sent. Please contact us.",
    other: "Your review could not be sent. Please check it and send it again.",
  },
};
