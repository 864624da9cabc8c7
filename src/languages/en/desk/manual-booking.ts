import { count, day, money } from "../write.ts";

export const MANUAL = {
  choose: "Choose a tour or package",
  noTrip: "Please choose a trip",
  tripFirst: "Choose a trip first",
  day: "Departure date",
  departures: "Departures",
  firstName: "First name",
  lastName: "Last name",
  requests: "Special requests (optional)",
  act: "Book and confirm",
  actHold: "Hold the seats",
  moreDays: (days: number) => `${count(days, "more day")}`,
  dayButton: (date: string, left: number) => `${day(date)}, ${left > 0 ? `${count(left, "seat")} left` : "full"}`,
  noEmail: "Optional. Without it the traveler gets no email: give the link or the voucher by phone.",
  listPrice: (cents: number) => `${money(cents)} at list price`,
  agreed: "Agreed total in dollars (optional)",
  agreedHint: "Includes taxes and fees. Later changes keep its ratio to the list price.",
  reason: "Reason for the price",
  code: "Promo code (optional)",
  codeUnchecked: "The code could not be checked. The server checks it when you book.",
  channel: "Sold through",
  agency: "Agency",
  commission: "Commission in percent",
  channelMails: (channel: string, cents: number) =>
    `${channel} confirms to the traveler and takes the money: we send no confirmation and ask for no payment. Its commission is ${money(cents)}. Record the whole price on the booking when ${channel} pays: the books by month list its commission.`,
  until: "Hold until the end of (optional)",
  untilHint: "Without a payment the seats are released after this day. Leave it empty to confirm now.",
  atMost: (guests: number) => `At most ${guests} on one departure`,
  noTotal: "choose a trip and guests",
  done: "Booked and confirmed",
  held: "Seats held",
};

export const SEATS = {
  left: (seats: number) => `${count(seats, "seat")} left on this day`,
  inAll: (seats: number) => `${count(seats, "seat")} on this day`,
  notPublished: "Not one of the published departures",
};
