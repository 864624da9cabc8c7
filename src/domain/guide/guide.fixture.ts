import * as v from "valibot";
import {
  type GuideFact,
  type CashPayment,
  type RosterBooking,
  type RosterDeparture,
  rosterDepartureSchema,
} from "./roster.ts";

export const DEPARTURE_ID = "de900000-0000-4000-8000-000000000001";
export const bookingId = (number: number): string => `0b0e0000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const aRosterBooking = (number: number, changes: Partial<RosterBooking> = {}): RosterBooking => ({
  id: bookingId(number),
  reference: `JU-00000${number}`,
  status: "confirmed",
  guests: 2,
  customer_name: `Guest ${number}`,
  customer_phone: `+99890123450${number}`,
  options: [],
  special_requests: null,
  answers: [],
  guide_note: null,
  travelers: [],
  companions: [],
  owed_cents: 0,
  cash_left_som: null,
  balance_due_on: null,
  left_at: null,
  acknowledged_at: null,
  ...changes,
});

export const aRosterDeparture = (changes: Partial<RosterDeparture> = {}): RosterDeparture => ({
  ...v.parse(rosterDepartureSchema, {
    id: DEPARTURE_ID,
    hash: "h1",
    item_type: "tour",
    item_id: "0a000000-0000-4000-8000-000000000001",
    title: "Registan at Dawn",
    start_date: "2027-04-15",
    end_date: "2027-04-17",
    state: "open",
    meeting: { point: "Hotel Registan, lobby", time: "08:30" },
    bookings: [],
    facts: [],
    cash: [],
  }),
  ...changes,
});

let made = 0;
export function aFact(changes: Partial<GuideFact> = {}): GuideFact {
  made += 1;
  return {
    id: `fac70000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    booking_id: bookingId(1),
    kind: "arrived",
    guests: 2,
    late: false,
    by: "scan",
    seen_at: "2027-04-15T03:30:00.000Z",
    received_at: null,
    guide_name: "Aziz",
    device_id: "phone-a",
    status_seen: null,
    ...changes,
  };
}

export const aCashPayment = (changes: Partial<CashPayment> = {}): CashPayment => ({
  id: "ca540000-0000-4000-8000-000000000001",
  booking_id: bookingId(1),
  amount_cents: 12_000,
  currency: "USD",
  charged_minor: null,
  seen_at: "2027-04-15T03:30:00.000Z",
  received_at: null,
  guide_name: "Aziz",
  state: null,
  ...changes,
});
