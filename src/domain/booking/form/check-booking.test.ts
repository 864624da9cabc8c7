import { describe, expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { day } from "#texts/write.ts";
import { anOption } from "../../catalogue/rows/rows.fixture.ts";
import { quote } from "../../pricing/quote.ts";
import { problemText } from "../../problem.ts";
import { checkForm, EMPTY_FORM, type BookingFormInput, type FormCheck, type FormField } from "./check-booking.ts";
import { departuresOf } from "./departure-choice.ts";

const good: BookingFormInput = {
  check_in: "2027-04-15",
  guests: 2,
  options: {},
  first_name: "Gulnora",
  last_name: "Karimova",
  email: "gulnora@example.com",
  phone: "+998 (90) 123-45-67",
  special_requests: "",
  answers: {},
  code: "",
  off: null,
};
const email = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;

function errorsOf(check: FormCheck) {
  if (check.ok) return undefined;
  return Object.fromEntries(
    Object.entries(check.errors).map(([name, found]) => [name, problemText(found, FORM_PROBLEMS)]),
  );
}

describe("the day", () => {
  const published = departuresOf(["2027-04-15", "2027-05-01"], "2026-11-21");
  const onRequest = departuresOf([], "2026-11-21");
  it.each([
    ["2027-04-15", published, undefined],
    ["2027-04-16", published, "Please select a departure date"],
    ["2026-11-20", onRequest, `We need a few days to prepare: choose ${day("2026-11-24")} or later.`],
    ["2026-11-23", onRequest, `We need a few days to prepare: choose ${day("2026-11-24")} or later.`],
    ["2026-11-24", onRequest, undefined],
    ["2028-11-20", onRequest, undefined],
    ["2028-11-21", onRequest, `That is too far ahead: choose ${day("2028-11-20")} or earlier.`],
    ["9999-12-31", onRequest, `That is too far ahead: choose ${day("2028-11-20")} or earlier.`],
    ["", onRequest, "Please select a departure date"],
    ["2020-01-01", undefined, undefined],
  ])("answers %s of %j with %j", (check_in, departures, message) => {
    const check = checkForm({ ...good, check_in }, 10_000, departures);
    expect(errorsOf(check)).toEqual(message === undefined ? undefined : { check_in: message });
  });
});

describe("the form", () => {
  it.each<[FormField, string | number, string]>([
    ["check_in", "", "Please select a departure date"],
    ["check_in", "2027-02-31", "Please select a departure date"],
    ["guests", 0, "Please select the number of guests"],
    ["first_name", "", "First name is required"],
    ["last_name", "", "Last name is required"],
    ["first_name", "a".repeat(51), "Name must be under 50 characters"],
    ["first_name", "R2D2", "Name contains invalid characters"],
    ["last_name", "王".repeat(51), "Name must be under 50 characters"],
    ["last_name", "Smith_Jones", "Name contains invalid characters"],
    ["last_name", "Ann; drop table", "Name contains invalid characters"],
    ["first_name", "😀", "Name contains invalid characters"],
    ["first_name", "<script>alert(1)</script>", "First name is required"],
    ["email", "javascript:", "Email is required"],
    ["email", "a b@example.com", "Invalid email format"],
    ["phone", "+998 90 123 45 67 ext 1", "Phone number too long"],
    ["phone", "٠١٢٣٤٥", "Invalid phone number format"],
    ["email", "", "Email is required"],
    ["email", "a@b.c\r\nBcc: x@y.z", "Invalid email format"],
    ["email", email(255), "Email too long"],
    ["phone", "", "Phone number is required"],
    ["phone", "1".repeat(21), "Phone number too long"],
    ["phone", "call me", "Invalid phone number format"],
    ["phone", "+-()", "Invalid phone number format"],
    ["phone", "+12 (3) 45-6", "Invalid phone number format"],
    ["special_requests", "a".repeat(1001), "Special requests too long"],
  ])("refuses %s = %j with '%s'", (field, value, message) => {
    const check = checkForm({ ...good, [field]: value }, 10_000);
    expect(errorsOf(check)).toMatchObject({ [field]: message });
    expect(check.ok ? [] : Object.keys(check.errors)).toEqual([field]);
  });

  it.each<[FormField, string]>([
    ["first_name", "a".repeat(50)],
    ["first_name", "Oʻzbekiston"],
    ["first_name", "Жасур"],
    ["first_name", "王"],
    ["first_name", "Zoë-Anne"],
    ["first_name", "नेहा"],
    ["last_name", "O’Neill Jr."],
    ["last_name", "Gʼafurov"],
    ["first_name", "محمد"],
    ["first_name", "Nguyễn".normalize("NFD")],
    ["last_name", "王".repeat(50)],
    ["last_name", "𠮷".repeat(50)],
    ["phone", "+1 (415) 555-0100"],
    ["email", email(254)],
    ["phone", "1".repeat(20)],
    ["phone", "123-45-67"],
    ["special_requests", "a".repeat(1000)],
  ])("accepts %s = %j", (field, value) => {
    expect(checkForm({ ...good, [field]: value }, 10_000)).toMatchObject({ ok: true, form: { [field]: value } });
  });

  it.each<[FormField, string, string]>([
    ["first_name", "<script>x</script>Ann", "Ann"],
    ["last_name", "javascript:Lee", "Lee"],
    ["email", " ann@example.com ", "ann@example.com"],
    ["special_requests", "Vegan\u0000\u0007,\nplease\ud800", "Vegan,\nplease"],
    ["email", "ann\u0001@example.com", "ann@example.com"],
    ["special_requests", "<iframe src=x></iframe>Window seat onclick=x", "Window seat"],
  ])("removes scripts and control characters from %s = %j before judging it", (field, value, kept) => {
    expect(checkForm({ ...good, [field]: value }, 10_000)).toMatchObject({ ok: true, form: { [field]: kept } });
  });

  it("reads an old or damaged draft as one without options", () => {
    const { options: _, ...old } = good;
    for (const form of [old, { ...good, options: ["x"] }, { ...good, options: { single: "2" } }])
      expect(checkForm(form as BookingFormInput, 10_000, undefined, [anOption()])).toMatchObject({
        options: [],
        total_cents: quote(10_000, 2).total_cents,
      });
    expect(checkForm({ ...good, options: { single: 2 } }, 10_000, undefined, [anOption()])).toMatchObject({
      options: [{ id: "single", count: 2 }],
      total_cents: 217_80 + 264_00,
    });
  });

  it("names every error, the topmost first", () => {
    const check = checkForm(EMPTY_FORM, 10_000);
    expect(check).toMatchObject({ ok: false });
    expect(check.ok ? [] : Object.keys(check.errors)).toEqual([
      "check_in",
      "first_name",
      "last_name",
      "email",
      "phone",
    ]);
  });

  it.each([
    [0, 1, false],
    [4_545_454, 1, true], // + 10 % = 4,999,999.4
    [4_545_455, 1, false],
  ])("judges %i cents for %i guests: %s", (price, guests, ok) => {
    const check = checkForm({ ...good, guests }, price);
    expect(errorsOf(check)?.["amount"]).toBe(ok ? undefined : "Invalid booking amount");
  });
});
