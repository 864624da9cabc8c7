import { describe, expect, it } from "vitest";
import { bookableUntil, matchesFilter } from "./calendar-filter.ts";
import { dayOf } from "./calendar-period.ts";
import type { CalendarRow } from "./calendar-schema.ts";
import { type DepartureAct, outlookOf, isAlreadyApplied, actRequest } from "./departure-acts.ts";

const TODAY = "2026-11-22";
const rowOf = (more: Partial<CalendarRow> = {}): CalendarRow => ({
  id: "a",
  item_type: "tour",
  item_id: "tour",
  start_date: "2026-12-01",
  end_date: null,
  places: null,
  price_cents: null,
  min_guests: null,
  closes_days: 0,
  state: "open",
  guide_id: null,
  note: null,
  guide_note: null,
  meeting_point: null,
  meeting_time: null,
  meeting_latitude: null,
  meeting_longitude: null,
  private: false,
  taken: 0,
  revision: 7,
  bookings: 0,
  held_bookings: 0,
  waiting: { people: 0 },
  title: "Khiva",
  item_price_cents: 22_000,
  item_max_guests: 10,
  max_guests: 10,
  guide_name: null,
  archived: false,
  guests: 0,
  held: 0,
  ...more,
});

describe("an act on a departure", () => {
  const acts = {
    close: { act: "closed" },
    open: { act: "open" },
    guarantee: { act: "guaranteed" },
    assign: { act: "assign", guide_id: "g" },
    cancel: { act: "cancel" },
  } as const satisfies Record<string, DepartureAct>;
  it.each([
    ["close", {}, undefined],
    ["close", { state: "closed" }, "already"],
    ["close", { state: "cancelled" }, "cancelled"],
    ["close", { start_date: "2026-11-21" }, "over"],
    ["close", { start_date: TODAY }, undefined],
    ["close", { private: true, taken: 2 }, "on_request"],
    ["open", {}, "already"],
    ["open", { state: "guaranteed" }, undefined],
    ["guarantee", { state: "guaranteed" }, "already"],
    ["assign", {}, undefined],
    ["assign", { guide_id: "g" }, "already"],
    ["assign", { private: true, taken: 2 }, undefined],
    ["cancel", { private: true, taken: 2 }, undefined],
    ["cancel", { state: "cancelled" }, "already"],
    ["cancel", { start_date: "2026-11-21" }, "over"],
  ] as const)("answers %s %j with: %s", (name, more, code) => {
    const { does, leaves } = outlookOf(acts[name], [rowOf(more)], TODAY);
    expect([does.length, leaves[0]?.code]).toEqual(code === undefined ? [1, undefined] : [0, code]);
  });

  it("mails booked guests when it cancels, waiting ones when it reopens, and else nobody", () => {
    const booked = rowOf({ bookings: 3, held_bookings: 1, taken: 6, waiting: { people: 2 } });
    const shut = rowOf({ id: "b", state: "closed", waiting: { people: 4 } });
    expect(outlookOf({ act: "cancel" }, [booked, shut], TODAY)).toMatchObject({ mailed: 3, held: 1, waiting: 6 });
    expect(outlookOf({ act: "open" }, [booked, shut], TODAY)).toMatchObject({ mailed: 0, waiting: 4 });
    expect(outlookOf({ act: "closed" }, [booked, shut], TODAY)).toMatchObject({ mailed: 0, held: 0, waiting: 0 });
  });

  it("is requested for the state that was seen, and counts as done when another admin did the same", () => {
    expect(actRequest({ act: "closed" }, rowOf())).toEqual({ id: "a", revision: 7, state: "closed" });
    expect(actRequest({ act: "assign", guide_id: null }, rowOf())).toEqual({ id: "a", revision: 7, guide_id: null });
    expect(isAlreadyApplied({ act: "closed" }, rowOf({ state: "closed", revision: 9 }))).toBe(true);
    expect(isAlreadyApplied({ act: "closed" }, rowOf({ state: "guaranteed" }))).toBe(false);
    expect(isAlreadyApplied({ act: "assign", guide_id: "g" }, rowOf({ guide_id: "h" }))).toBe(false);
  });
});

describe("the departures shown", () => {
  const all = { item: "", guide: "", state: "", show: "" };
  it.each([
    [{}, {}, true],
    [{ state: "closed" }, {}, false],
    [{ state: "closed", taken: 1 }, {}, true],
    [{ state: "closed" }, { state: "closed" }, true],
    [{ state: "closed" }, { state: "all" }, true],
    [{ archived: true }, {}, false],
    [{ private: true, taken: 1 }, {}, true],
    [{ guide_id: "g" }, { guide: "g" }, true],
    [{ guide_id: "h" }, { guide: "g" }, false],
    [{}, { item: "other" }, false],
    [{ min_guests: 4, taken: 3 }, { show: "below" }, true],
    [{ min_guests: 4, taken: 4 }, { show: "below" }, false],
    [{ min_guests: 4, state: "guaranteed" }, { show: "below" }, false],
    [{}, { show: "unguided" }, true],
    [{ waiting: { people: 1 } }, { show: "waiting" }, true],
    [{}, { show: "waiting" }, false],
    [{}, { show: "nonsense" }, true],
  ] as const)("are of %j for %j: %s", (more, filter, shown) => {
    expect(matchesFilter(rowOf(more), { ...all, ...filter })).toBe(shown);
  });

  it.each([{ state: "cancelled" }, { state: "closed" }, { archived: true }, { private: true }] as const)(
    "refuses %j as the last day to book",
    (more) => {
      expect(bookableUntil(rowOf())).toBe("2026-11-30");
      expect(bookableUntil(rowOf({ ...more, taken: 2 }))).toBeNull();
    },
  );
});

describe("the month a calendar shows", () => {
  it.each(["", "2026-13-40", "yesterday"])("is today's when the address says %j", (text) =>
    expect(dayOf(text, TODAY)).toBe(TODAY),
  );
});
