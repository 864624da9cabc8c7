import type { Channel } from "../../../domain/desk/bookings/manual-booking.ts";
import type { CostKind } from "../../../domain/desk/departures/costs.ts";
import { isMailKind } from "../../../domain/contact/mail-kinds.ts";
import { grouped } from "../write.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";
export const FACTS = {
  mailLanguage: "Language of emails and documents",
  status: "Status",
  trip: "Trip",
  departure: "Departure",
  guests: "Guests",
  options: "Options",
  requests: "Requests",
  none: "None",
  booked: "Booked",
  channel: "Sold through",
  ended: "Ended",
  customer: "Customer",
  name: "Name",
  contact: "Contact",
  email: "Email",
  phone: "Phone",
  address: "Address",
  total: "Total",
  amount: "Amount",
  paid: "Paid",
  refunded: "Refunded",
  balance: "Balance",
  policy: "Policy today",
  paymentId: "Payment ID",
  externalId: "External ID",
  gateway: "Gateway",
  method: "Paid by",
  created: "Created",
  confirmation: "Confirmation",
  booking: "Booking",
};

export const COST_KINDS: Record<CostKind, string> = {
  guide: "Guide",
  transport: "Transport",
  hotel: "Hotel",
  other: "Other",
};

export const costKindText = (kind: unknown): string => COST_KINDS[kind as CostKind] ?? String(kind);

export const CHANNEL_NAMES: Record<Channel, string> = {
  own: "Us directly",
  getyourguide: "GetYourGuide",
  viator: "Viator",
  agency: "An agency",
};

export const channelText = ({ channel, agency }: { channel: Channel; agency: string | null }): string =>
  agency ?? CHANNEL_NAMES[channel];

export const FILTERS = {
  search: "Search",
  more: "Filters",
  fewer: "Hide filters",
  inBookings: "Name, email, phone, reference",
  inPayments: "Name, phone, email, ID, amount",
  inRequests: "Name, email, words",
  inAudit: "Person, action, kind",
  all: "All",
  show: "Show",
  shown: { "": "All bookings", attention: "Needs attention", due: "Balance due" },
  status: "Status",
  kind: "Kind",
  trip: "Trip",
  allTrips: "All trips",
  packages: "Packages",
  date: "Date",
  dates: { "": "All time", today: "Today", week: "This week", month: "This month", custom: "Custom range" },
  from: "From",
  until: "Until",
  toIncluded: "To, that day included",
  departsFrom: "Departs from",
  departsUntil: "Departs until",
};

export const SYSTEM_ACTOR = "The system";

export const LOGS = {
  refunds: "Refunds",
  mails: "Mails",
  toUs: "to us",
  payments: "Payments",
  documents: "Documents",
  events: "Events",
  none: "None yet.",
  message: "Message",
  system: "the system",
  traveler: "the traveler",
};

const STATUSES: Partial<Record<string, string>> = {
  pending: "Pending",
  wait_user_action: "Waiting for the customer",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
  refunded: "Refunded",
  confirmed: "Confirmed",
  expired: "Expired",
  succeeded: "Done",
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  new: "New",
  answered: "Answered",
  waiting: "Waiting for you",
  published: "Published",
  declined: "Declined",
  attention: "Needs attention",
  open: "Open",
  guaranteed: "Guaranteed",
  closed: "Closed",
  private: "On request",
  active: "Active",
  invited: "Invited",
  ended: "Ended",
  archived: "No longer active",
  upcoming: "Not yet valid",
  used_up: "Used up",
  over: "No longer valid",
  voided: "Voided",
  arrived: "In",
  missing: "Missing",
  absent: "Absent",
  departure_cancelled: "Departure cancelled",
  not_booked: "No longer booked",
};

const OUTCOMES: Partial<Record<string, string>> = {
  applied: "",
  applied_late: "after the hold ended",
  applied_attention: "no seats were left: needs attention",
  applied_double: "more than is owed: needs attention",
  noop: "changed nothing",
  ignored: "ignored: out of order",
  wrong_amount: "refused: wrong amount",
  stored: "stored only",
};

export const statusWords = (status: string): string => STATUSES[status] ?? status;

export const statusOptions = (...statuses: readonly string[]): Record<string, string> => ({
  "": FILTERS.all,
  ...Object.fromEntries(statuses.map((status) => [status, statusWords(status)])),
});

export const mailWords = (kind: string): string => (isMailKind(kind) ? MAIL_KINDS[kind] : kind);

export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome;

export const PAGER = {
  label: "Pages",
  before: "Previous",
  after: "Next",
  text: (first: number, last: number, all: number) =>
    all === 0
      ? "Nothing"
      : first > all
        ? `Past the last of ${grouped(all)}`
        : `${grouped(first)}–${grouped(last)} of ${grouped(all)}`,
};
