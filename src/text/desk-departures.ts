import {
  CANCEL_DEPARTURE,
  DEPARTURE_BULK,
  DEPARTURE_FIELDS,
  DEPARTURE_FORM,
  DESK_CALENDAR,
  DESK_LIST,
  ENTRY,
  GUIDE_PICKER,
  ITEM_DEPARTURES,
} from "#texts/desk-catalogue.ts";
import { days, month } from "#texts/write.ts";
import type { CalendarRow } from "../domain/desk/departures/calendar/calendar-schema.ts";
import type { ActOutlook, DepartureAct, SkipCode } from "../domain/desk/departures/calendar/departure-acts.ts";
import { type DepartureRow, type FreeGuide, isFreeGuide } from "../domain/desk/departures/departure-schema.ts";

export const periodText = (view: "month" | "week", from: string, to: string): string =>
  view === "month" ? month(from.slice(0, 7)) : days(from, to);

export const dayText = (date: string, departures: number, taken: number, places: number): string =>
  departures === 0 ? DESK_CALENDAR.noneOn({ date }) : DESK_CALENDAR.ofDay({ date, departures, taken, places });

type Minimum = Pick<CalendarRow, "min_guests" | "taken">;
const missingGuests = ({ min_guests, taken }: Minimum) => ({ missing: (min_guests ?? 0) - taken });
export const belowMinimumText = (row: Minimum): string => ENTRY.below(missingGuests(row));
export const shortText = (row: Minimum): string => DESK_LIST.short(missingGuests(row));

export const closesText = (lastDay: string, today: string): string =>
  lastDay < today ? ENTRY.closesNow : ENTRY.closes({ lastDay });

export const closesAheadText = (days: number): string =>
  days === 0 ? ITEM_DEPARTURES.closesDayBefore : ITEM_DEPARTURES.closes({ days });

export const actEffectText = ({ act }: DepartureAct, number: number): string =>
  number === 0 ? DEPARTURE_BULK.nothing : DEPARTURE_BULK.does[act]({ number });

export const skippedDepartureText = ({ title, start_date }: CalendarRow, code: SkipCode): string =>
  DEPARTURE_BULK.left({ title, start_date, why: DEPARTURE_BULK.skips[code] });

export function actMailsText({ act }: DepartureAct, { mailed, held, waiting }: ActOutlook): string {
  const texts = DEPARTURE_BULK.mails;
  if (act !== "cancel") return waiting === 0 ? texts.none : texts.offered({ waiting });
  return [
    mailed === 0 ? texts.noBookings : texts.bookings({ mailed, held, confirmed: mailed - held }),
    ...(waiting === 0 ? [] : [texts.waiting({ waiting })]),
    texts.final,
  ].join(" ");
}

const FIELDS: Readonly<Record<string, string>> = DEPARTURE_FIELDS;

export const changedFieldText = (field: string, value: string): string =>
  DEPARTURE_FORM.now({ label: FIELDS[field] ?? field, value: value || DEPARTURE_FORM.empty });

export const meetingMailsText = (bookings: number): string =>
  bookings === 0 ? DEPARTURE_FORM.tellsNobody : DEPARTURE_FORM.tells({ bookings });

export function cancelDepartureText({ bookings, held_bookings }: Pick<DepartureRow, "bookings" | "held_bookings">) {
  if (bookings === 0) return CANCEL_DEPARTURE.noBookings;
  const confirmed = bookings - held_bookings;
  return [
    CANCEL_DEPARTURE.bookings({ bookings }),
    ...(held_bookings === 0 ? [] : [CANCEL_DEPARTURE.held({ held: held_bookings })]),
    ...(confirmed === 0 ? [] : [CANCEL_DEPARTURE.confirmed({ confirmed })]),
    CANCEL_DEPARTURE.final,
  ].join(" ");
}

function leadsText([first, ...others]: FreeGuide["leads"]): string {
  if (!first) return "";
  const { title, start_date: from, last_day: to } = first;
  const values = { title, days: days(from, to) };
  return others.length > 0 ? GUIDE_PICKER.leadsMore({ ...values, more: others.length }) : GUIDE_PICKER.leads(values);
}

export const guideStandingText = (guide: FreeGuide): string =>
  isFreeGuide(guide) ? GUIDE_PICKER.free : leadsText(guide.leads);
