import { centsOf } from "./amount.ts";
import type { DeskDeparture } from "./departure-schema.ts";

/** As it is typed; empty is the item's. */
export type DepartureForm = Record<
  "start_date" | "end_date" | "price" | "places" | "min_guests" | "closes_days" | "guide_id" | "note" | "state",
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
  state: "open",
};

const typed = (value: number | null) => (value === null ? "" : String(value));

export const formOf = (row: DeskDeparture): DepartureForm => ({
  start_date: row.start_date,
  end_date: row.end_date ?? "",
  price: row.price_cents === null ? "" : (row.price_cents / 100).toFixed(2),
  places: typed(row.places),
  min_guests: typed(row.min_guests),
  closes_days: String(row.closes_days),
  guide_id: row.guide_id ?? "",
  note: row.note ?? "",
  state: row.state,
});

/** The limits of the table, and of `check_departure`. */
export const LIMITS = {
  price_cents: [1, 5_000_000],
  places: [1, 500],
  min_guests: [0, 500],
  closes_days: [0, 365],
  note: 500,
} as const;

/** What is wrong, by the codes of `save_departure`, and of which field it is said. */
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
} as const satisfies Record<string, Field>;
export type DepartureCode = keyof typeof FIELD_OF_CODE;

export const isDepartureCode = (code: string): code is DepartureCode => code in FIELD_OF_CODE;

/** Null where nothing is typed, undefined where it is no number from `least` to `most`. */
function within(number: number | null, text: string, [least, most]: readonly [number, number]) {
  if (text.trim() === "") return null;
  return number !== null && number >= least && number <= most ? number : undefined;
}
const wholeIn = (text: string, limits: readonly [number, number]) =>
  within(/^\d{1,4}$/.test(text.trim()) ? Number(text) : null, text, limits);

/** As `save_departure` takes it. */
export type DepartureFields = Partial<
  Omit<DeskDeparture, "id" | "item_type" | "item_id" | "private" | "taken" | "revision">
>;
export type CheckedDeparture = { ok: true; fields: DepartureFields } | { ok: false; codes: readonly DepartureCode[] };

/** The same rules as the server's, so that they are said at once. `taken` seats are sold of it already. */
export function checkDeparture(
  form: DepartureForm,
  before: DepartureForm,
  today: string,
  taken: number,
): CheckedDeparture {
  const { start_date, end_date, note } = form;
  const price_cents = within(centsOf(form.price), form.price, LIMITS.price_cents);
  const places = wholeIn(form.places, LIMITS.places);
  const min_guests = wholeIn(form.min_guests, LIMITS.min_guests);
  const closes_days = wholeIn(form.closes_days, LIMITS.closes_days);
  const isNew = before.start_date === "";
  const wrong: Record<DepartureCode, boolean> = {
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
  };
  const codes = (Object.keys(wrong) as DepartureCode[]).filter((code) => wrong[code]);
  if (codes.length > 0) return { ok: false, codes };
  const all: Record<Exclude<Field, "state">, DepartureFields> = {
    start_date: { start_date },
    end_date: { end_date: end_date || null },
    price: { price_cents: price_cents ?? null },
    places: { places: places ?? null },
    min_guests: { min_guests: min_guests ?? null },
    closes_days: { closes_days: closes_days ?? 0 },
    guide_id: { guide_id: form.guide_id || null },
    note: { note: note.trim() || null },
  };
  // What was not touched is not sent: nobody else's word is written over.
  const touched = (Object.keys(all) as (keyof typeof all)[]).filter((name) => form[name] !== before[name]);
  return { ok: true, fields: Object.assign({}, ...touched.map((name) => all[name])) as DepartureFields };
}
