import { addDays } from "../../catalogue/travel-dates.ts";
import { tripMoney } from "../booking-money.ts";
import { type BookingState, isEnded } from "../booking-state.ts";
import type { LocalBooking } from "../local-booking.ts";

export const TRIP_STAGES = [
  "unsent",
  "sent",
  "held",
  "paid",
  "refused",
  "called_off",
  "owing",
  "ahead",
  "under_way",
  "over",
  "expired",
  "cancelled",
] as const;
export type TripStage = (typeof TRIP_STAGES)[number];

export type TripPanelName =
  | "state"
  | "request"
  | "refusal"
  | "money"
  | "review"
  | "news"
  | "voucher"
  | "actions"
  | "follow"
  | "meeting"
  | "together"
  | "travelers"
  | "days"
  | "payments"
  | "date"
  | "cancel"
  | "documents"
  | "transfer"
  | "remove";

const BALANCE_NEAR_DAYS = 14;

export function tripStage(
  { view, refusal }: Pick<LocalBooking, "view" | "refusal">,
  state: BookingState,
  today: string,
): TripStage {
  if (refusal !== null) return "refused";
  if (view === null) return "unsent";
  if (isEnded(state, view)) return state === "expired" || view.status === "expired" ? "expired" : "cancelled";
  if (view.called_off) return "called_off";
  if (view.status === "pending") return state === "paid" || state === "held" ? state : "sent";
  if (view.ends_on < today) return "over";
  if (view.check_in < today) return "under_way";
  const { owed_cents } = tripMoney(view);
  const balanceDueOn = view.balance_due_on;
  return owed_cents > 0 && balanceDueOn && balanceDueOn <= addDays(today, BALANCE_NEAR_DAYS) ? "owing" : "ahead";
}

type TripPanels = {
  shown: readonly TripPanelName[];
  folded: readonly TripPanelName[];
  /** Wait for the server, so they come last: a panel that appears above another moves it away under a tap. */
  late: readonly TripPanelName[];
};

const TRAVEL_PANELS: readonly TripPanelName[] = [
  "news",
  "voucher",
  "meeting",
  "actions",
  "together",
  "travelers",
  "days",
];
const CHANGE_PANELS: readonly TripPanelName[] = ["date", "cancel", "documents", "transfer", "remove"];
const LATE_PANELS: readonly TripPanelName[] = ["follow"];
const UNPAID_PANELS: TripPanels = { shown: ["state", ...TRAVEL_PANELS], folded: CHANGE_PANELS, late: LATE_PANELS };
const ENDED_PANELS: TripPanels = { shown: ["state", "money", "documents", "remove"], folded: [], late: [] };

/** Panels that need the traveler's decision come first. */
export const TRIP_PANELS: Readonly<Record<TripStage, TripPanels>> = {
  unsent: { shown: ["state", "request", "remove"], folded: [], late: [] },
  sent: UNPAID_PANELS,
  held: UNPAID_PANELS,
  paid: UNPAID_PANELS,
  refused: { shown: ["state", "refusal", "remove"], folded: [], late: [] },
  called_off: { shown: ["state", "date", "cancel", "documents", "remove"], folded: [], late: [] },
  owing: { shown: ["state", "payments", ...TRAVEL_PANELS], folded: CHANGE_PANELS, late: LATE_PANELS },
  ahead: { shown: ["state", ...TRAVEL_PANELS], folded: ["payments", ...CHANGE_PANELS], late: LATE_PANELS },
  under_way: {
    shown: ["state", "days", "meeting", "voucher", "actions", "together", "travelers"],
    folded: ["payments", "documents", "transfer", "remove"],
    late: LATE_PANELS,
  },
  over: { shown: ["state", "review", "voucher", "days"], folded: ["payments", "documents", "remove"], late: [] },
  expired: ENDED_PANELS,
  cancelled: ENDED_PANELS,
};
