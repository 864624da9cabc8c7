import { describe, expect, it } from "vitest";
import {
  checkDeparture,
  EMPTY_DEPARTURE,
  departureFormOf,
  isMeetingChanged,
  type DepartureForm,
} from "./departure-form.ts";
import { weeklyDays } from "./weekly-days.ts";

const today = "2026-11-22";
const row = {
  id: "d1",
  item_type: "tour" as const,
  item_id: "t1",
  start_date: "2026-12-15",
  end_date: null,
  places: 8,
  price_cents: 45_000,
  min_guests: null,
  closes_days: 0,
  state: "open" as const,
  guide_id: null,
  note: null,
  guide_note: null,
  meeting_point: null,
  meeting_time: null,
  meeting_latitude: null,
  meeting_longitude: null,
  private: false,
  taken: 5,
  revision: 3,
};
const before = departureFormOf(row);
const check = (change: Partial<DepartureForm>) => checkDeparture({ ...before, ...change }, before, today, row.taken);

describe("the departure form", () => {
  it("sends only changed fields, and empty ones as the item's own", () => {
    expect(check({})).toEqual({ ok: true, fields: {} });
    expect(check({ price: "$1,200.50", places: "" })).toEqual({
      ok: true,
      fields: { price_cents: 120_050, places: null },
    });
  });

  it("sends the meeting point with a pin as maps copy it, and knows whether guests must be told", () => {
    const elsewhere = { meeting_point: " North gate ", meeting_time: "07:15", meeting_pin: "39.6547, 66.9758" };
    const meets = { meeting_point: "North gate", meeting_time: "07:15" };
    const pin = { meeting_latitude: 39.6547, meeting_longitude: 66.9758 };
    expect(check(elsewhere)).toEqual({ ok: true, fields: { ...meets, ...pin } });
    const there = departureFormOf({ ...row, ...meets, ...pin });
    expect(checkDeparture({ ...there, meeting_point: "", meeting_pin: "" }, there, today, 0)).toEqual({
      ok: true,
      fields: { meeting_point: null, meeting_latitude: null, meeting_longitude: null },
    });
    expect(isMeetingChanged({ ...before, ...elsewhere }, before)).toBe(true);
    expect(isMeetingChanged({ ...there, meeting_pin: "41.3, 69.2" }, there)).toBe(true);
    expect(isMeetingChanged({ ...there, note: "Lamps", meeting_point: "North gate " }, there)).toBe(false);
  });

  it.each<[string, Partial<DepartureForm>]>([
    ["end_before_start", { end_date: "2026-12-14" }],
    ["invalid_price", { price: "0" }],
    ["invalid_price", { price: "50000.01" }],
    ["invalid_price", { price: "1e3" }],
    ["invalid_places", { places: "0" }],
    ["invalid_places", { places: "501" }],
    ["places_below_sold", { places: "4" }],
    ["invalid_minimum", { min_guests: "-1" }],
    ["invalid_closing", { closes_days: "366" }],
    ["note_long", { note: "x".repeat(501) }],
    ["guide_note_long", { guide_note: "x".repeat(1_001) }],
    ["meeting_long", { meeting_point: "x".repeat(501) }],
    ["invalid_time", { meeting_time: "8:30" }],
    ["invalid_pin", { meeting_point: "Gate", meeting_pin: "somewhere" }],
    ["invalid_pin", { meeting_point: "Gate", meeting_pin: "91, 66" }],
    ["pin_alone", { meeting_pin: "39.65, 66.97" }],
  ])("is refused with %s for %j, as the server refuses it", (code, change) =>
    expect(check(change)).toEqual({ ok: false, codes: [code] }),
  );

  it.each(["", "2026-11-21", today])("refuses to begin on %j", (start_date) =>
    expect(checkDeparture({ ...EMPTY_DEPARTURE, start_date }, EMPTY_DEPARTURE, today, 0)).toEqual({
      ok: false,
      codes: ["past_date"],
    }),
  );
});

describe("the weekly repeat", () => {
  const known = (start_date: string, more = {}) => ({ start_date, state: "open", private: false, ...more });

  it("adds the days without a departure, and counts those that have one", () =>
    expect(
      weeklyDays(
        row.start_date,
        "2027-01-12",
        [
          known("2026-12-22"),
          known("2026-12-29", { state: "cancelled" }),
          known("2027-01-05", { private: true }),
          known("2027-01-06"),
        ],
        today,
      ),
    ).toEqual({ ok: true, made: ["2026-12-29", "2027-01-05", "2027-01-12"], there: ["2026-12-22"] }));

  it.each([
    ["", "past_date"],
    ["2026-12-21", "past_date"],
    ["2028-11-22", "too_far"],
  ])("refuses to run until %j: %s", (until, code) =>
    expect(weeklyDays(row.start_date, until, [], today)).toEqual({ ok: false, code }),
  );
});
