import { count, exact, money } from "../write.ts";

export const CHECK_IN = {
  title: "Check-in",
  figures: { in: "In", missing: "Missing", absent: "Absent", booked: "Booked" },
  said: (inside: number, missing: number, absent: number) =>
    `${count(inside, "guest")} in, ${missing} missing, ${absent} absent`,
  strangers: (guests: number) =>
    `${count(guests, "guest is", "guests are")} checked in without a seat on this departure.`,
  nobody: "No bookings on this departure.",
  noGuide: "No guide is assigned to this departure, so no one can check in guests.",
  noPhone: (guide: string) => `${guide} has not opened this list on a phone yet.`,
  lastOnline: (guide: string, age: string) => `Phone of ${guide}: last online ${age}.`,
  lastOnlineUnassigned: (guide: string, age: string) =>
    `Phone of ${guide}, who no longer leads this departure: last online ${age}.`,
  people: "Who is in and who is missing",
  unlisted: "Not on the list",
  unlistedText: "Checked in by voucher, but not booked on this departure.",
  of: (inside: number, booked: number) => `${inside} of ${booked}`,
  arrived: (time: string, who: string) => `Checked in at ${time} by ${who}`,
  late: "late",
  byVoucher: "by voucher",
  again: (time: string, who: string) => `Checked in again at ${time} by ${who}`,
  absent: (time: string, who: string) => `Marked absent by ${who} at ${time}`,
  absentToo: (time: string, who: string) => `${who} marked absent at ${time}`,
  undone: (time: string, who: string) => `Undone at ${time} by ${who}`,
  reportedAt: (time: string) => `reported at ${time}`,
  cancelled: (time: string) => `Cancelled at ${time}`,
  moved: (time: string) => `Moved to another day at ${time}`,
  unaware: "checked in by a phone that was not up to date",
  cash: "Cash taken",
  took: (sum: string, time: string, who: string) => `${sum} at ${time} by ${who}`,
  inBooks: "in the books",
  voided: "reversed as a mistake",
  rejected: "rejected",
  guests: (guests: number) => count(guests, "guest"),
  party: (reference: string, guests: number) => `${reference}, ${count(guests, "guest")}`,
  handed: (minor: number, currency: string) => ` (${exact(minor / 100)} ${currency})`,
};

const DOUBT_TEXTS: Partial<Record<string, string>> = {
  phone_ended: "reported by a phone after its account ended",
  outside_assignment: "reported for a time when this guide did not lead the departure",
  above_owed: "more than is owed",
  cash_ceiling: "more cash than the law allows for one sale",
  day_limit: "more than one guide may collect in a day",
};

export const CLAIM = {
  title: "Cash reported by a guide, to accept or reject",
  notice: (cents: number) =>
    `A guide reported ${money(cents)} that is not in the books yet. Accept or reject it under Money.`,
  took: (sum: string, when: string, who: string) => `${sum}, ${when}, by ${who}`,
  waits: (doubt: string | null) => `not in the books: ${DOUBT_TEXTS[doubt ?? ""] ?? "the server refused it"}`,
  doesNotCount: (doubt: string) => `does not count: ${DOUBT_TEXTS[doubt] ?? doubt}`,
  accept: "Accept",
  accepted: "Accepted",
  reject: "Reject",
  rejected: "Rejected",
  cash: (cents: number) => ({
    accept: `Accept ${money(cents)}`,
    accepts: `Only if you or the guide have the money. It is booked as cash, and the traveler gets a receipt.`,
    reject: `Reject ${money(cents)}`,
    rejects: "It stays out of the books. The traveler gets no email.",
  }),
  checkIn: {
    accept: "Accept",
    accepts: "Ask the guide first. It then counts like every other check-in.",
    reject: "Reject",
    rejects: "It stays in the list and does not count.",
  },
};

export const DEPARTURES = {
  notFound: "Departure not found",
  all: "All departures",
  print: "Print",
  people: "Guests on this departure",
  unnamed: (guests: number) => ` Details missing: ${count(guests, "guest")}.`,
  meeting: (what: string) => ` Meeting: ${what}.`,
  nobody: "No bookings on this day.",
  seatsOf: (guests: number, most: number) => `${guests} of ${count(most, "seat")}`,
  bookings: (bookings: number, held: number) => `${count(bookings, "booking")}${held > 0 ? `, ${held} only held` : ""}`,
  seats: (guests: number, most: number, held: number) =>
    `${guests} of ${count(most, "seat")}${held > 0 ? `, ${held} of them only held` : ""}.`,
};
