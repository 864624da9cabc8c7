import { count, day, money } from "../write.ts";

export const TRIP_STATES = {
  on_phone: "Your request is saved on this device and is sent once you are online. Until then no seats are held.",
  unanswered:
    "We don't know yet whether your request arrived. We keep checking, and the answer appears here automatically. It is booked at most once.",
  sent: "Your request has arrived.",
  held: "Your seats are held. Pay before the hold expires to keep them.",
  paid: "Your payment has arrived. We are confirming your seats.",
  confirmed: "You're all set.",
  attention: "We need your OK.",
  expired: "Your hold expired and the seats were released. You can book again.",
  cancelled: "This booking was cancelled.",
  refunded: "This booking was cancelled and refunded.",
};

export const TRIP_ATTENTION = {
  departureCancelled: (checkIn: string) =>
    `We cancelled the departure on ${day(checkIn)} too: you can book another date.`,
  calledOff: "We're sorry: your departure won't run, as we had to cancel it. Choose another date or a full refund.",
  onIt: "Our team is on it. We will email you.",
};

export const TRIP_NOT_SHOWN = {
  unknown: { title: "This trip is not on this device", text: "Open it with the link in your email." },
  unreachable: {
    title: "This trip cannot be loaded now",
    text: "Our server did not answer. The trip opens here automatically once you are online.",
  },
  not_stored: {
    title: "This trip cannot be loaded now",
    text: "This device could not store it. Free some space, then open the link in your email again.",
  },
};

export const HELD_TRIP = {
  minutesLeft: (minutes: number) => `${count(minutes, "minute")} left to pay`,
  underAMinute: "Less than a minute left to pay",
  short: "Many seats are on hold right now, so yours are held only briefly. Open the payment page to hold them longer.",
  cheaper: (cents: number, before: number) =>
    `Good news: the price is now ${money(cents)} instead of ${money(before)}.`,
};

export const TRIP_STAGE_TEXTS = {
  today: "Today",
  tomorrow: "Tomorrow",
  inDays: (days: number) => `In ${count(days, "day")}`,
  moved: (from: string, to: string, difference: string) => `Moved from ${day(from)} to ${day(to)}: ${difference}.`,
  refunded: (cents: number) => `${money(cents)} is refunded.`,
  dayOfTrip: (number: number, of: number) => `Day ${number} of ${of}`,
  goodJourney: (dayOfTrip: string) => `${dayOfTrip}. Have a good journey!`,
  over: "Trip over",
  thanks: "Thank you for traveling with us.",
  checkingPayment: "We're checking your payment",
  notRefundable: "Not refundable",
  notCharged: "Nothing was charged",
  checkingRefund: "We're checking your refund",
  refund: (cents: number) => `${money(cents)} refund`,
  refundBy: (cents: number, by: string) => `${money(cents)} refund by ${day(by)}`,
  checkingArrival: "Checking whether it arrived",
  sentOnceOnline: "Sent once you are online",
  arrived: "Your request has arrived",
  confirming: "We are confirming your seats",
  chooseDateOrRefund: "Choose another date or a full refund",
  owing: (cents: number, by: string) => `${money(cents)} to pay by ${day(by)}`,
  reviewed: "Thank you for your review",
  askForReview: "How was it? Write a review",
  released: "The seats were released",
};
