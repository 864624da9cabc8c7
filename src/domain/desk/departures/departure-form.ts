import { centsOf } from "../payments/amount.ts";
import type { DeskDeparture } from "./departure-schema.ts";

export type DepartureForm = Record<
  | "start_date"
  | "end_date"
  | "price"
  | "places"
  | "min_guests"
  | "closes_days"
  | "guide_id"
  | "note"
  | "guide_note"
  | "meeting_point"
  | "meeting_time"
  | "meeting_pin"
  | "state",
  string
>;
type Field = keyof DepartureForm;

export const EMPTY_DEPARTURE: DepartureForm = {
  start_date: "",
  end_date: "",
  price: "",
  places: "",
  min_guests: "",
  closes_days: "0",
  guide_id: "",
  note: "",
  guide_note: "",
  meeting_point: "",
  meeting_time: "",
  meeting_pin: "",
  state: "open",
};

const numberText = (value: number | null) => (value === null ? "" : String(value));

export const departureFormOf = (row: DeskDeparture): DepartureForm => ({
  start_date: row.start_date,
  end_date: row.end_date ?? "",
  price: row.price_cents === null ? "" : (row.price_cents / 100).toFixed(2),
  places: numberText(row.places),
  min_guests: numberText(row.min_guests),
  closes_days: String(row.closes_days),
  guide_id: row.guide_id ?? "",
  note: row.note ?? "",
  guide_note: row.guide_note ?? "",
  meeting_point: row.meeting_point ?? "",
  meeting_time: row.meeting_time ?? "",
  meeting_pin: row.meeting_latitude === null ? "" : `${row.meeting_latitude}, ${row.meeting_longitude}`,
  state: row.state,
});

/** Must match the limits of the table and of `check_departure`. */
export const LIMITS = {
  price_cents: [1, 5_000_000],
  places: [1, 500],
  min_guests: [0, 500],
  closes_days: [0, 365],
  note: 500,
  guide_note: 1000,
  meeting_point: 500,
} as const;

export const FIELD_OF_CODE = {
  past_date: "start_date",
  day_taken: "start_date",
  end_before_start: "end_date",
  invalid_price: "price",
  invalid_places: "places",
  places_below_sold: "places",
  invalid_minimum: "min_guests",
  invalid_closing: "closes_days",
  unknown_guide: "guide_id",
  note_long: "note",
  guide_note_long: "guide_note",
  meeting_long: "meeting_point",
  invalid_time: "meeting_time",
  invalid_pin: "meeting_pin",
  pin_alone: "meeting_pin",
} as const satisfies Record<string, Field>;
export type DepartureCode = keyof typeof FIELD_OF_CODE;

export const isDepartureCode = (code: string): code is DepartureCode => code in FIELD_OF_CODE;

function isWithin(number: number | null, text: string, [least, most]: readonly [number, number]) {
  if (text.trim() === "") return null;
  return number !== null && number >= least && number <= most ? number : undefined;
}
const wholeNumberIn = (text: string, limits: readonly [number, number]) =>
  isWithin(/^\d{1,4}$/.test(text.trim()) ? Number(text) : null, text, limits);

const PIN = /^(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)$/;
type Pin = Pick<DeskDeparture, "meeting_latitude" | "meeting_longitude">;

function pinOf(text: string): Pin | undefined {
  if (text.trim() === "") return { meeting_latitude: null, meeting_longitude: null };
  const [, latitude, longitude] = PIN.exec(text.trim()) ?? [];
  const pin = { meeting_latitude: Number(latitude), meeting_longitude: Number(longitude) };
  return Math.abs(pin.meeting_latitude) <= 90 && Math.abs(pin.meeting_longitude) <= 180 ? pin : undefined;
}

export const isMeetingChanged = (form: DepartureForm, before: DepartureForm): boolean =>
  form.meeting_point.trim() !== before.meeting_point ||
  form.meeting_time !== before.meeting_time ||
  form.meeting_pin.trim() !== before.meeting_pin;

export type DepartureFields = Partial<
  Omit<DeskDeparture, "id" | "item_type" | "item_id" | "private" | "taken" | "revision">
>;
export type CheckedDeparture = { ok: true; fields: DepartureFields } | { ok: false; codes: readonly DepartureCode[] };

export function checkDeparture(
  form: DepartureForm,
  before: DepartureForm,
  today: string,
  taken: number,
): CheckedDeparture {
  const { start_date, end_date, note, guide_note } = form;
  const price_cents = isWithin(centsOf(form.price), form.price, LIMITS.price_cents);
  const places = wholeNumberIn(form.places, LIMITS.places);
  const min_guests = wholeNumberIn(form.min_guests, LIMITS.min_guests);
  const closes_days = wholeNumberIn(form.closes_days, LIMITS.closes_days);
  const pin = pinOf(form.meeting_pin);
  const meeting_point = form.meeting_point.trim();
  const isNew = before.start_date === "";
  const hasProblem: Record<DepartureCode, boolean> = {
    past_date: isNew && start_date <= today,
    day_taken: false,
    end_before_start: end_date !== "" && end_date < start_date,
    invalid_price: price_cents === undefined,
    invalid_places: places === undefined,
    places_below_sold: typeof places === "number" && places < taken,
    invalid_minimum: min_guests === undefined,
    invalid_closing: closes_days === undefined,
    unknown_guide: false,
    note_long: Array.from(note).length > LIMITS.note,
    guide_note_long: Array.from(guide_note).length > LIMITS.guide_note,
    meeting_long: Array.from(meeting_point).length > LIMITS.meeting_point,
    invalid_time: !/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(form.meeting_time),
    invalid_pin: pin === undefined,
    pin_alone: form.meeting_pin.trim() !== "" && pin !== undefined && meeting_point === "",
  };
  const codes = (Object.keys(hasProblem) as DepartureCode[]).filter((code) => hasProblem[code]);
  if (codes.length > 0) return { ok: false, codes };
  const fieldsByName: Record<Exclude<Field, "state">, DepartureFields> = {
    start_date: { start_date },
    end_date: { end_date: end_date || null },
    price: { price_cents: price_cents ?? null },
    places: { places: places ?? null },
    min_guests: { min_guests: min_guests ?? null },
    closes_days: { closes_days: closes_days ?? 0 },
    guide_id: { guide_id: form.guide_id || null },
    note: { note: note.trim() || null },
    guide_note: { guide_note: guide_note.trim() || null },
    meeting_point: { meeting_point: meeting_point || null },
    meeting_time: { meeting_time: form.meeting_time || null },
    meeting_pin: pin ?? {},
  };
  // Sends only touched fields, so that another admin's changes survive.
  const changedNames = (Object.keys(fieldsByName) as (keyof typeof fieldsByName)[]).filter(
    (name) => form[name] !== before[name],
  );
  return { ok: true, fields: Object.assign({}, ...changedNames.map((name) => fieldsByName[name])) as DepartureFields };
}
