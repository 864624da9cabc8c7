import type { Headcount } from "../../../domain/guide/guest-list.ts";
import { count } from "../write.ts";

export const GUIDE_DEPARTURE = {
  scan: "Scan vouchers",
  search: "Find a name or reference",
  none: "No one by that name. Clear the search to see everyone.",
  nobody: "No bookings on this departure.",
  people: "People",
  meeting: "Meeting point",
  map: "Show on a map",
  note: "From the operator",
  changed: "The meeting changed",
  was: "Before",
  now: "Now",
  since: "Changed",
  notSet: "Not set yet",
  acknowledged: (read: number, of: number) => `${read} of ${count(of, "booking")} have read it.`,
  call: "Not read yet, please call",
  allRead: "Everyone has read it.",
  counts: ({ in: here, booked, missing, absent }: Headcount) =>
    [
      `${here} of ${booked} in`,
      missing > 0 ? `${missing} missing` : null,
      absent > 0 ? `${absent} absent` : null,
      booked > 0 && missing === 0 && absent === 0 ? "all here" : null,
    ]
      .filter((part) => part !== null)
      .join(" · "),
  booked: (number: number) => `${count(number, "person", "people")} booked`,
  states: { closed: "Closed for booking", cancelled: "Cancelled" },
  notListed: "Not on the list yet",
};
