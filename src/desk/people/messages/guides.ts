import { count, money } from "../../../domain/words.ts";

export const GUIDES = {
  lead: "Who leads departures. Who left stays known for what they led.",
  columns: { name: "Name", phone: "Phone", email: "Email", status: "Status" },
  label: "Guides",
  empty: { title: "No guides yet", text: "Add the first one, then choose them at a departure." },
  add: "Add guide",
  edit: (name: string) => `Change ${name}`,
  name: "Name",
  phone: "Phone (optional)",
  email: "Email (optional)",
  active: "Active: can be chosen for departures",
  save: "Save",
  saved: "Guide saved",
};

export const ACCOUNT = {
  none: "No account yet: this guide sees no list in the field.",
  noEmail: "No account yet. Add an email address, then invite.",
  active: (email: string) => `Has an account: ${email}.`,
  invited: (to: string, moment: string, until: string) =>
    `Invited at ${to} on ${moment}. The link works until ${until}.`,
  over: (to: string) => `Invited at ${to}, but the link is over. Invite again.`,
  waiting: (to: string) => `The invitation to ${to} goes out within a minute or two.`,
  failed: (to: string) => `The invitation to ${to} could not be sent. Check the address, then invite again.`,
  noPhone: "Signed in on no phone yet.",
  phone: (age: string, moment: string) => `Phone: last heard of ${age} (${moment}).`,
  gone: (age: string) => `Phone without access, last heard of ${age}.`,
  invite: "Invite",
  again: "Invite again",
  inviteTitle: (name: string) => `Invite ${name}?`,
  inviteText: (email: string) =>
    `An email goes to ${email} with a link that works once, for 7 days. Whoever opens it first sees the departures this guide leads: names, phone numbers and diets of the travelers. The address can be changed under Edit.`,
  inviteAct: (email: string) => `Send to ${email}`,
  inviteDone: "Invitation queued",
  end: "End account",
  endTitle: (name: string) => `End the account of ${name}?`,
  endText:
    "Each phone loses the lists the next time it has a connection. What was seen until now still arrives, also later. The departures stay with this guide until you choose another.",
  endDone: "Account ended",
  back: "Back",
};

/** What the desk sees of a departure while it happens. */
export const CHECK_IN = {
  title: "Check-in",
  figures: { in: "In", missing: "Missing", absent: "Absent", booked: "Booked" },
  said: (inside: number, missing: number, absent: number) =>
    `${count(inside, "guest")} in, ${missing} missing, ${absent} absent`,
  strangers: (guests: number) => `${count(guests, "guest is", "guests are")} in without a place on this departure.`,
  nobody: "Nobody is booked on this departure.",
  noGuide: "No guide is chosen for this departure, so nobody checks in.",
  noPhone: (guide: string) => `${guide} has not opened this list on a phone yet.`,
  heard: (guide: string, age: string) => `Phone of ${guide}: last heard of ${age}.`,
  heardWithout: (guide: string, age: string) =>
    `Phone of ${guide}, who no longer leads this departure: last heard of ${age}.`,
  people: "Who is in and who is missing",
  unlisted: "Not on the list",
  unlistedText: "Checked in by voucher, but no booking of this departure.",
  of: (inside: number, booked: number) => `${inside} of ${booked}`,
  arrived: (time: string, who: string) => `In at ${time}, seen by ${who}`,
  late: "late",
  byVoucher: "by voucher",
  again: (time: string, who: string) => `Checked in again at ${time} by ${who}`,
  absent: (time: string, who: string) => `Absent: said by ${who} at ${time}`,
  absentToo: (time: string, who: string) => `${who} said absent at ${time}`,
  undone: (time: string, who: string) => `Taken back at ${time} by ${who}`,
  told: (time: string) => `told at ${time}`,
  cancelled: (time: string) => `Cancelled at ${time}`,
  moved: (time: string) => `Moved to another day at ${time}`,
  unaware: "checked in by a phone that had not heard of it",
  cash: "Cash taken",
  took: (sum: string, time: string, who: string) => `${sum} at ${time} by ${who}`,
  inBooks: "in the books",
  voided: "taken back as a mistake",
  rejected: "rejected",
};

const DOUBTS: Partial<Record<string, string>> = {
  phone_ended: "told by a phone after its account ended",
  outside_assignment: "told of or at a time when this guide did not lead the departure",
  above_owed: "more than is owed",
  day_limit: "more than one guide may bring in within a day",
};

/** What a guide's phone told and nobody has to believe: the desk decides. */
export const CLAIM = {
  title: "Cash told by a guide, waiting for you",
  notice: (cents: number) =>
    `A guide's phone told of ${money(cents)} that is not in the books. Accept or reject it under Money.`,
  took: (sum: string, when: string, who: string) => `${sum}, ${when}, by ${who}`,
  waits: (doubt: string | null) => `not in the books: ${DOUBTS[doubt ?? ""] ?? "the books refused it"}`,
  doesNotCount: (doubt: string) => `does not count: ${DOUBTS[doubt] ?? doubt}`,
  accept: "Accept",
  accepted: "Accepted",
  reject: "Reject",
  rejected: "Rejected",
  cash: (cents: number) => ({
    accept: `Accept ${money(cents)}`,
    accepts: `Only if you have the money or the guide has it for you. It goes into the books as cash, and the traveler gets a receipt.`,
    reject: `Reject ${money(cents)}`,
    rejects: "It stays out of the books. The traveler is not told.",
  }),
  checkIn: {
    accept: "Count it",
    accepts: "Ask the guide first. It then counts like every other check-in.",
    reject: "Do not count it",
    rejects: "It stays in the list and does not count.",
  },
};
