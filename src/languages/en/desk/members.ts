import type { DeskRole } from "../../../domain/access/desk-role.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { ago, dayInTashkent, momentInTashkent } from "../write.ts";

const ROLE_PHRASES: Record<DeskRole, string> = { owner: "as an owner", office: "in the office" };

function memberStateText(
  { state, invited_at, until, mail, ended_at, ended_by, accepted_at, role }: Member,
  now: number,
): string {
  if (role === "guide") return "Phones and the end of the account are under Guides.";
  if (state === "ended") return `Ended on ${dayInTashkent(ended_at ?? "")} by ${ended_by ?? "the operator"}.`;
  if (state === "active") return `Works here since ${dayInTashkent(accepted_at ?? "")}.`;
  if (mail === "failed") return "The invitation could not be sent. Check the address, then invite again.";
  if (until === null) return "The invitation is sent within a minute or two.";
  if (Date.parse(until) < now) return "Invited, but the link has expired. Invite again.";
  return `Invited on ${dayInTashkent(invited_at ?? "")}. The link works until ${momentInTashkent(until)}.`;
}

export const MEMBERS = {
  lead: "Who works at the desk, and the guides with an account. Former members stay listed.",
  label: "People",
  columns: { email: "Who", role: "Role", status: "Status", seen: "Last seen", by: "Invited by" },
  roles: { owner: "Owner", office: "Office", guide: "Guide" },
  empty: { title: "No one yet", text: "Invite the first person." },
  self: (email: string) => `${email} (you)`,
  seen: (age_ms: number) => ago(age_ms),
  never: "Not signed in yet",
  byOperator: "The operator",
  standing: memberStateText,
  rights: {
    owner: "Everything at the desk, with refunds, rates, settings and people.",
    office: "Bookings, departures, incoming payments and the catalog. No refunds other than the policy's, no settings.",
  },
  toGuides: "Open Guides",
  add: "Invite",
  again: "Invite again",
  addTitle: "Invite to the desk",
  address: "Email address",
  role: "Role",
  send: "Send invitation",
  sent: (to: string) => `Invitation to ${to} queued`,
  change: { owner: "Make owner", office: "Make office" },
  changeTitle: (email: string, role: DeskRole) => `Let ${email} work ${ROLE_PHRASES[role]}?`,
  changed: "Role changed",
  end: "End account",
  withdraw: "Withdraw invitation",
  endTitle: (email: string) => `End the account of ${email}?`,
  endText:
    "The desk closes for this person at once, and all devices are signed out. What they did stays in the log. They may still sign in as a traveler.",
  withdrawTitle: (email: string) => `Withdraw the invitation of ${email}?`,
  withdrawText: "The link in the email stops working.",
  ended: "Account ended",
  back: "Back",
};
