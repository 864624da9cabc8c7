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
