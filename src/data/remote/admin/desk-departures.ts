import * as v from "valibot";
import {
  type DeskDeparture,
  deskDepartureSchema,
  itemDeparturesSchema,
} from "../../../domain/desk/departures/departure-schema.ts";
import type { CalendarFilter } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import { calendarSchema } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { DepartureFields } from "../../../domain/desk/departures/departure-form.ts";
import {
  type DeskAnswer,
  type DeskFailure,
  deskAct,
  deskCall,
  deskWrite,
  deskRefusalSchema,
  refused,
} from "./desk-call.ts";

export const itemDepartures = (item: string) =>
  deskCall("admin_item_departures", { item }, v.nullable(itemDeparturesSchema));

export type CalendarAsk = CalendarFilter & { from: string; to: string; sort: string; descending: boolean };

const orNull = (text: string) => (text === "" ? null : text);

/** Departures of all trips, page by page. */
export const departurePage = (
  { from, to, item, guide, state, show, sort, descending }: CalendarAsk,
  skip: number,
  how_many: number,
) =>
  deskCall(
    "admin_departures",
    {
      from_day: from,
      to_day: orNull(to),
      item: orNull(item),
      guide: orNull(guide),
      state: orNull(state),
      show: orNull(show),
      sort,
      descending,
      skip,
      how_many,
    },
    calendarSchema,
  );

/** A month of a full season has some 350 of them. */
const AT_MOST = 1_000;

/** All departures of a time, also those that are closed or cancelled. */
export const departuresBetween = (from: string, to: string) =>
  departurePage({ from, to, item: "", guide: "", state: "all", show: "", sort: "day", descending: false }, 0, AT_MOST);

/** The ids of the bookings that hold or own seats on these departures. */
export const bookingsOn = (departures: readonly string[]) =>
  deskCall("admin_bookings_on", { departures }, v.array(v.string()));

export type DepartureWish = DepartureFields & {
  id: string;
  tour_id?: string;
  package_id?: string;
  /** As it was seen, 0 for one that nobody has seen yet. */
  revision: number;
};
/** Where somebody was first: what stands now. Where less places are asked for than are sold: how many those are. */
export type SaveFailure = DeskFailure & { now?: DeskDeparture | undefined; taken?: number | undefined };

const savedSchema = v.union([
  v.object({ ok: v.literal(true), departure: deskDepartureSchema }),
  v.object({ ...deskRefusalSchema.entries, departure: v.optional(deskDepartureSchema), taken: v.optional(v.number()) }),
]);

export async function saveDeparture(departure: DepartureWish): Promise<{ ok: true } | SaveFailure> {
  const answer = await deskWrite("save_departure", { departure }, savedSchema);
  if (!answer.ok) return answer;
  if (answer.value.ok) return { ok: true };
  const { code, field, departure: now, taken } = answer.value;
  return { ...refused(code, field), now, taken };
}

const repeatedSchema = v.union([v.object({ ok: v.literal(true), made: v.array(v.string()) }), deskRefusalSchema]);

/** The days that were made. */
export async function repeatDeparture(departure_id: string, until: string): Promise<DeskAnswer<string[]>> {
  const answer = await deskWrite("repeat_departure", { departure_id, until }, repeatedSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true, value: answer.value.made } : refused(answer.value.code, answer.value.field);
}

export const cancelDeparture = (departure_id: string, reason: string) =>
  deskAct("cancel_departure", { departure_id, reason });
