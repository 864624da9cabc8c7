import { count, money } from "#words/write.ts";

export const GUIDES = {
  lead: "Who leads departures. Former guides stay on the departures they led.",
  columns: { name: "Name", phone: "Phone", email: "Email", status: "Status" },
  label: "Guides",
  empty: { title: "No guides yet", text: "Add the first one, then choose them at a departure." },
  add: "Add guide",
  edit: (name: string) => `Change ${name}`,
  name: "Name",
  phone: "Phone (optional)",
  email: "Email (optional)",
  active: "Active: can be chosen for departures",
  endFirst: "This guide has an account, which only an owner can end.",
  save: "Save",
  saved: "Guide saved",
};

export const ACCOUNT = {
  none: "No account yet: this guide can't see guest lists on a phone.",
  noEmail: "No account yet. Add an email address, then invite.",
  active: (email: string) => `Has an account: ${email}.`,
  invited: (to: string, moment: string, until: string) => `Invited ${to} on ${moment}. The link works until ${until}.`,
  over: (to: string) => `Invited ${to}, but the link has expired. Invite again.`,
  waiting: (to: string) => `The invitation to ${to} is sent within a minute or two.`,
  failed: (to: string) => `The invitation to ${to} could not be sent. Check the address, then invite again.`,
  noPhone: "Not signed in on a phone yet.",
  phone: (age: string, moment: string) => `Phone: last online ${age} (${moment}).`,
  gone: (age: string) => `Phone without access, last online ${age}.`,
  invite: "Invite",
  again: "Invite again",
  inviteTitle: (name: string) => `Invite ${name}?`,
  inviteText: (email: string) =>
    `An email goes to ${email} with a link that works once, for 7 days. Whoever opens it first sees this guide's departures: names, phone numbers and diets of travelers. To change the address, use Edit.`,
  inviteAct: (email: string) => `Send to ${email}`,
  inviteDone: "Invitation queued",
  end: "End account",
  endTitle: (name: string) => `End the account of ${name}?`,
  endText:
    "Each phone loses its lists the next time it is online. Check-ins made until now still arrive. The departures stay with this guide until you choose another.",
  endDone: "Account ended",
  back: "Back",
};

export const GUIDE_DATA = {
  open: "Personal data",
  title: (name: string) => `Personal data of ${name}`,
  text: "Export what is stored about this guide, or erase it when the guide asks.",
  exportIt: "Export",
  erase: "Erase...",
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseText:
    "Name, phone, email, account, phones and invitations are deleted, and the words in this guide's reports. Departures, check-ins and money stay, as those of an erased guide. This cannot be undone.",
  erased: "Guide erased",
};

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
