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
  | "meeting"
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

const TRAVEL_PANELS: readonly TripPanelName[] = ["news", "voucher", "actions", "meeting", "travelers", "days"];
const CHANGE_PANELS: readonly TripPanelName[] = ["date", "cancel", "documents", "transfer", "remove"];
const UNPAID_PANELS: readonly TripPanelName[] = ["state", ...TRAVEL_PANELS, ...CHANGE_PANELS];
const ENDED_PANELS: readonly TripPanelName[] = ["state", "money", "documents", "remove"];

/** Panels that need the traveler's decision come first. */
export const TRIP_PANELS: Readonly<Record<TripStage, readonly TripPanelName[]>> = {
  unsent: ["state", "request", "remove"],
  sent: UNPAID_PANELS,
  held: UNPAID_PANELS,
  paid: UNPAID_PANELS,
  refused: ["state", "refusal", "remove"],
  called_off: ["state", "date", "cancel", "documents", "remove"],
  owing: ["state", "payments", ...TRAVEL_PANELS, ...CHANGE_PANELS],
  ahead: ["state", ...TRAVEL_PANELS, "payments", ...CHANGE_PANELS],
  under_way: [
    "state",
    "days",
    "meeting",
    "voucher",
    "actions",
    "travelers",
    "payments",
    "documents",
    "transfer",
    "remove",
  ],
  over: ["state", "review", "payments", "documents", "voucher", "days", "remove"],
  expired: ENDED_PANELS,
  cancelled: ENDED_PANELS,
};
