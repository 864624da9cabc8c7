import { expect, it } from "vitest";
import {
  ago,
  clockInTashkent,
  day,
  dayInTashkent,
  momentHere,
  momentInTashkent,
  money,
  moneyShort,
  month,
  monthInFull,
} from "#texts/write.ts";

it.each([
  [0, "$0.00", "$0"],
  [5, "$0.05", "$0.05"],
  [70_000, "$700.00", "$700"],
  [123_400, "$1,234.00", "$1,234"],
  [123_450, "$1,234.50", "$1,234.50"],
  [123_456_789, "$1,234,567.89", "$1,234,567.89"],
  [-268_390, "-$2,683.90", "-$2,683.90"],
])("writes %i cents as %s, on a card as %s", (cents, exact, short) => {
  expect(money(cents)).toBe(exact);
  expect(moneyShort(cents)).toBe(short);
});

it("writes instants in Tashkent time", () => {
  expect(dayInTashkent("2026-12-14T19:30:00Z")).toBe("15 Dec 2026");
  expect(momentInTashkent("2026-12-14T19:30:00Z")).toBe("15 Dec 2026, 00:30");
  expect(clockInTashkent(Date.parse("2026-11-20T20:30:00Z"))).toBe("01:30");
  expect(month("2026-09")).toBe("Sep 2026");
});

it("writes every day as the browser's own English does", () => {
  const calendar = { day: "numeric", month: "short", year: "numeric" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const inEnglish = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat("en-GB", options);
    // Only en-GB writes 'Sept'.
    return (at: number) => format.format(at).replace(/Sept\b/, "Sep");
  };
  const inUtc = inEnglish({ ...calendar, timeZone: "UTC" });
  const monthInUtc = inEnglish({ month: "long", year: "numeric", timeZone: "UTC" });
  const tashkent = inEnglish({ ...calendar, ...clock, timeZone: "Asia/Tashkent" });
  const here = inEnglish({ ...calendar, ...clock });
  const hour = 3_600_000;
  const instants = Array.from({ length: 12_000 }, (_, n) => Date.UTC(1993, 0, 1) + n * 71.37 * hour);
  for (const at of instants) {
    const date = new Date(at).toISOString().slice(0, 10);
    expect(day(date)).toBe(inUtc(at));
    expect(monthInFull(date.slice(0, 7))).toBe(monthInUtc(at));
    expect(momentInTashkent(at)).toBe(tashkent(at));
    expect(momentHere(at)).toBe(here(at));
  }
});

it.each(["", "2026-13-01", "yesterday"])("writes nothing for '%s', which is no day", (text) =>
  expect(() => day(text)).toThrow(RangeError),
);

it.each([
  [-5_000, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [47 * 3_600_000, "1 day ago"],
  [10 * 86_400_000, "10 days ago"],
])("writes %i ms as '%s'", (age, text) => expect(ago(age)).toBe(text));
