import { money } from "#words/write.ts";

export const REQUESTS = {
  lead: "Custom trips and messages",
  label: "Requests and messages",
  empty: { title: "Nothing here", text: "No request or message matches the current filters." },
  notMarked: "Not marked",
  markNew: "Mark as new",
  markAnswered: "Mark as answered",
  write: (email: string) => `Write to ${email}`,
  call: (phone: string) => `Call ${phone}`,
  answeredOn: (moment: string) => `answered ${moment}`,
  columns: { name: "Name", about: "About", kind: "Kind", received: "Received", status: "Status", email: "Email" },
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  budget: (cents: number) => `budget ${money(cents)}`,
};
