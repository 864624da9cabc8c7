import * as v from "valibot";
import { answerList } from "../booking/booked-answers.ts";
import { BOOKING_STATUSES, travelersSchema } from "../booking/booking-view.ts";
import { addDays } from "../catalogue/travel-dates.ts";
import { integer, isoDay, optionalText, textOrNull } from "../schemas.ts";

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "No instant"),
);

export const FACT_KINDS = ["arrived", "absent", "undone"] as const;

export const factSchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  kind: v.picklist(FACT_KINDS),
  guests: integer,
  /** Absent for the whole party. */
  position: v.nullish(integer),
  late: v.boolean(),
  by: v.picklist(["scan", "name"]),
  seen_at: instant,
  received_at: v.nullable(instant),
  guide_name: v.string(),
  device_id: v.string(),
  status_seen: optionalText,
  doubt: v.nullish(v.string()),
});
export type GuideFact = v.InferOutput<typeof factSchema>;

export const cashPaymentSchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  amount_cents: integer,
  currency: v.string(),
  charged_minor: v.nullish(v.number(), null),
  seen_at: instant,
  received_at: v.nullable(instant),
  guide_name: v.string(),
  state: optionalText,
  doubt: v.nullish(v.string()),
});
export type CashPayment = v.InferOutput<typeof cashPaymentSchema>;

/** `name` is null if every link of this position up to this serial was revoked. */
const rosterCompanionSchema = v.object({ position: integer, serial: integer, name: textOrNull });
export type RosterCompanion = v.InferOutput<typeof rosterCompanionSchema>;

const rosterBookingSchema = v.object({
  id: v.string(),
  reference: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  guests: integer,
  customer_name: v.string(),
  customer_phone: optionalText,
  options: v.nullish(v.array(v.object({ id: v.string(), name: v.string(), cents: integer, count: integer })), []),
  special_requests: optionalText,
  answers: answerList,
  guide_note: optionalText,
  travelers: v.nullish(travelersSchema, []),
  companions: v.nullish(v.array(rosterCompanionSchema), []),
  owed_cents: integer,
  cash_left_som: v.nullish(integer, null),
  balance_due_on: v.nullish(isoDay, null),
  left_at: v.nullish(instant, null),
  acknowledged_at: v.nullish(instant, null),
});
export type RosterBooking = v.InferOutput<typeof rosterBookingSchema>;

const meetingPlace = { point: optionalText, time: optionalText };

export const rosterDepartureSchema = v.object({
  id: v.string(),
  hash: v.string(),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  title: v.string(),
  start_date: isoDay,
  end_date: isoDay,
  state: v.string(),
  note: optionalText,
  guide_note: optionalText,
  meeting: v.object({ ...meetingPlace, latitude: v.nullish(v.number(), null), longitude: v.nullish(v.number(), null) }),
  meeting_change: v.nullish(v.object({ id: v.string(), at: instant, was: v.object(meetingPlace) }), null),
  contact_phone: optionalText,
  bookings: v.array(rosterBookingSchema),
  facts: v.array(factSchema),
  cash: v.array(cashPaymentSchema),
});
export type RosterDeparture = v.InferOutput<typeof rosterDepartureSchema>;

/** The answer names all assigned departures, but contains only departures that this phone lacks. */
export const rosterAnswerSchema = v.object({
  server_time: instant,
  guide: v.object({ id: v.string(), name: v.string() }),
  assigned: v.array(v.string()),
  departures: v.array(rosterDepartureSchema),
});
export type RosterAnswer = v.InferOutput<typeof rosterAnswerSchema>;

const byMeeting = (one: RosterDeparture, other: RosterDeparture) =>
  `${one.start_date} ${one.meeting.time ?? ""}`.localeCompare(`${other.start_date} ${other.meeting.time ?? ""}`);

const NEXT_DAYS = 14;

export function groupByTime(departures: readonly RosterDeparture[], today: string) {
  const ordered = departures.toSorted(byMeeting);
  const lastNextDay = addDays(today, NEXT_DAYS);
  return {
    today: [
      ...ordered.filter(({ start_date }) => start_date === today),
      ...ordered.filter(({ start_date, end_date }) => start_date < today && end_date >= today),
    ],
    next: ordered.filter(({ start_date }) => start_date > today && start_date <= lastNextDay),
    later: ordered.filter(({ start_date }) => start_date > lastNextDay),
    past: ordered.filter(({ end_date }) => end_date < today).toReversed(),
  };
}
