import fc from "fast-check";
import * as v from "valibot";
import { afterAll, expect, it } from "vitest";
import { imagePath } from "../../src/desk/shared/fields/prepare-image.ts";
import {
  forgottenSchema,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
} from "../../src/domain/access/check-sign-in.ts";
import { checkForm, type BookingFormInput } from "../../src/domain/booking/form/check-booking.ts";
import { tripsFromFile } from "../../src/domain/booking/trip/trip-file.ts";
import { unpackKeys } from "../../src/domain/booking/trip/trip-keys.ts";
import { parseCatalogueDelta } from "../../src/domain/catalogue/rows/catalogue-schema.ts";
import { contactSchema, tripRequestSchema } from "../../src/domain/contact/message-forms.ts";
import { EMPTY_FORMS, itemSchemas } from "../../src/domain/desk/catalogue/admin-forms.ts";
import { toCsv } from "../../src/domain/desk/lists/csv.ts";
import { searchTerm } from "../../src/domain/desk/payments/amount.ts";
import { hostileForm, hostileText, hostileValue } from "./support/hostile.ts";
import { params, logInputs } from "./support/seed.ts";

const RUNS = 400;
let inputs = 0;
afterAll(() => logInputs("forms and parsers", inputs));

const expectOfEvery = <Value>(arbitrary: fc.Arbitrary<Value>, holds: (value: Value) => void) =>
  fc.assert(
    fc.property(arbitrary, (value) => {
      inputs += 1;
      holds(value);
    }),
    params(RUNS),
  );

const SCRIPT = /<\s*\/?\s*(script|iframe)|javascript\s*:/i;
const person = { name: "Anna Lee", email: "anna@example.com", phone: "+998 90 123 45 67" };

it("removes script tags and javascript: from what a booking form sends", () => {
  const good = {
    check_in: "2027-05-01",
    guests: 2,
    first_name: "Anna",
    last_name: "Lee",
    email: person.email,
    phone: person.phone,
    special_requests: "",
  };
  expectOfEvery(hostileForm(good), (form) => {
    const answer = checkForm(form as unknown as BookingFormInput, 120_00);
    if (!answer.ok) expect(Object.values(answer.errors)[0]).toBeTruthy();
    else for (const text of Object.values(answer.form)) expect(String(text)).not.toMatch(SCRIPT);
  });
});

it.each([
  ["contact", contactSchema, { ...person, subject: "A question", message: "Is it cold?" }],
  [
    "trip request",
    tripRequestSchema,
    { ...person, start_date: "", end_date: "", cities: "Khiva", guests: "2", budget: "900", wishes: "Tea" },
  ],
] as const)("accepts or refuses every %s form, without a script in it", (_, schema, good) => {
  expectOfEvery(hostileForm(good), (form) => {
    const parsed = v.safeParse(schema, form);
    if (parsed.success) expect(JSON.stringify(parsed.output)).not.toMatch(SCRIPT);
    else expect(parsed.issues.length).toBeGreaterThan(0);
  });
});

it.each([
  ["sign in", signInSchema],
  ["sign up", signUpSchema],
  ["forgotten password", forgottenSchema],
  ["new password", newPasswordSchema],
] as const)("accepts or refuses every %s form", (_, schema) => {
  const good = { first_name: "Anna", last_name: "Lee", email: person.email, password: "secret1" };
  expectOfEvery(hostileForm(good), (form) => {
    const parsed = v.safeParse(schema, form);
    if (parsed.success && "email" in parsed.output) expect(parsed.output.email).toMatch(/^[^\s<>]+@[^\s<>]+$/);
  });
});

it.each(["destination", "tour", "package"] as const)("accepts or refuses every %s of the admin form", (kind) => {
  const named = { title: "Silk walk", name: "Khiva", city: "Khiva", description: "Walls", destination_id: "d1" };
  const good = { ...EMPTY_FORMS[kind], ...named, includes: ["Guide"], itinerary: ["Arrive"], latitude: "41.3" };
  expectOfEvery(hostileForm(good), (form) => {
    const parsed = v.safeParse(itemSchemas[kind], form);
    if (!parsed.success) return;
    // image_url is only used as the address of a picture; every other text is cleaned.
    expect(JSON.stringify({ ...parsed.output, image_url: "" })).not.toMatch(/<\s*(script|iframe)/i);
  });
});

it("reads trip files, trip codes and catalogue answers of any kind, or refuses them", () => {
  expectOfEvery(hostileText, (text) => {
    expect(() => [tripsFromFile(text), unpackKeys(text), searchTerm(text)]).not.toThrow();
  });
  expectOfEvery(hostileValue, (value) => {
    expect(tripsFromFile(JSON.stringify(value) ?? "")).toBeNull();
    expect(parseCatalogueDelta(value).ok).toBe(false);
  });
});

it("writes no path into a file name and no formula into a spreadsheet", () => {
  expectOfEvery(hostileText, (text) => {
    expect(imagePath(text, 1)).toMatch(/^images\/1-[a-z0-9-]+$/);
    const [, second = ""] = toCsv(["name"], [[text]]).split("\r\n");
    const isNumber = /^(\+[\d ]+|-\d+(\.\d+)?)$/.test(second);
    if (!isNumber) expect(second).not.toMatch(/^"?[=+\-@\t\r]/);
  });
});
