import { expect, it } from "vitest";
import { csvMoney, csvPhone, csvTime, toCsv } from "./csv.ts";

const cellOf = (value: string | number | null) =>
  toCsv(["x"], [[value]])
    .split("\r\n")
    .slice(1, -1)
    .join("\r\n");

it.each([
  ["Anna", "Anna"],
  ["", ""],
  [null, ""],
  [12, "12"],
  [-12, "-12"],
  ["-12.50", "-12.50"],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ["+998 90 123", "+998 90 123"],
  ["+998-90", "'+998-90"],
  ["+1+1", "'+1+1"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ["a=b", "a=b"],
  ["one, two", '"one, two"'],
  ["one; two", '"one; two"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["Жасур Oʻrinov", "Жасур Oʻrinov"],
])("writes %j as %s", (value, written) => {
  expect(cellOf(value)).toBe(written);
});

it("writes a phone number in groups of digits and a moment in Tashkent time", () => {
  expect(csvPhone("+998 (90) 123-45-67")).toBe("+998 90 123 45 67");
  expect(csvTime("2026-11-25T19:05:30.123Z")).toBe("2026-11-26 00:05");
  expect(csvTime(null)).toBe("");
});

it("starts with a UTF-8 byte order mark and ends each row", () => {
  expect(toCsv(["a", "b"], [[1, "c"]])).toBe("\uFEFFa,b\r\n1,c\r\n");
});

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [98_010, "980.10"],
  [123_456_789, "1234567.89"],
])("writes %i cents as %s", (cents, text) => {
  expect(csvMoney(cents)).toBe(text);
});
