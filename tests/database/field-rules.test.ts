import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import {
  emailRule,
  firstNameRule,
  lastNameRule,
  phoneRule,
  specialRequestsRule,
  travelerRules,
} from "../../src/domain/booking/form/field-rules.ts";
import { MARKUP_PIECES } from "../../src/domain/booking/form/sanitise.fixture.ts";
import { sanitise } from "../../src/domain/booking/form/sanitise.ts";
import { todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { companionFormSchema } from "../../src/domain/companions/companion-details.ts";
import { lit, one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import { bookingOf } from "./support/fixtures.ts";

const THIS_YEAR = Number(todayInTashkent(Date.now()).slice(0, 4));
const TOUR = "0a000000-0000-4000-8000-000000000001";
const rules = {
  customer_first_name: firstNameRule,
  customer_last_name: lastNameRule,
  customer_email: emailRule,
  customer_phone: phoneRule,
  special_requests: specialRequestsRule,
} as const;
const fields = Object.keys(rules) as (keyof typeof rules)[];

const letters = fc.constantFrom(...Array.from("aZéñßøЖўqʻʼ‘’'王さ김مע́ने𠮷"));
const signs = fc.constantFrom(...Array.from('\u0001\u0007\u0085\t\n\r\u00a0 .-_+()@,;:<>[]\\"/&#0123456789😀•€§×“—'));
const text = (most: number) =>
  fc.oneof(
    fc.array(fc.oneof({ weight: 4, arbitrary: letters }, signs), { maxLength: 12 }).map((parts) => parts.join("")),
    fc.array(letters, { minLength: most - 1, maxLength: most + 1 }).map((parts) => parts.join("")),
    fc.emailAddress(),
    fc.stringMatching(/^[+0-9][0-9 ()-]{0,21}$/),
    fc.constantFrom("<script>x</script>Ann", "javascript:Lee", "Window onclick=x", "a@b.c\r\nBcc: d@e.f", ""),
  );

const markup = fc.array(fc.constantFrom(...MARKUP_PIECES), { maxLength: 30 }).map((parts) => parts.join(""));

onEveryEngine("the rule of a field", (db) => {
  const wrongIn = async (field: string, value: string) => {
    const booking = bookingOf(TOUR, "2030-05-01", { [field]: value });
    const row = await one(db(), `select private.check_booking(${lit(booking)}) ->> 'field' as wrong`);
    return row["wrong"];
  };

  const bothSay = async (field: keyof typeof rules, typed: string) => ({
    typed,
    form: !v.safeParse(rules[field], typed).success,
    database: (await wrongIn(field, sanitise(typed))) === field,
  });

  it.each(fields)("%s is the same in the form and the database", async (field) => {
    await fc.assert(
      fc.asyncProperty(text(field === "customer_phone" ? 20 : 50), async (typed) => {
        const { form, database } = await bothSay(field, typed);
        expect({ typed, database }).toEqual({ typed, database: form });
      }),
      { numRuns: 120 },
    );
  });

  it("takes every letter and mark of a name that the form takes", async () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
    const letters = all.filter(
      (letter) => v.is(firstNameRule, `A${letter}`) && sanitise(`A${letter}`) === `A${letter}`,
    );
    expect(letters.length).toBeGreaterThan(100_000);
    const taken = Array.from({ length: Math.ceil(letters.length / 40) }, (_, at) =>
      letters.slice(at * 40, (at + 1) * 40).join(""),
    );
    const row = await one(
      db(),
      `select coalesce(string_agg(n, ' '), '') as refused from jsonb_array_elements_text(${lit(taken)}) n
       where private.check_name('First name', n, 50) is not null`,
    );
    expect(row["refused"]).toBe("");
  });

  // The database classifies letters by locale, so it accepts some foreign signs as letters, never the reverse.
  it.each(fields)("%s is accepted by form and database, whatever characters it has", async (field) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 8 }), async (typed) => {
        const { form, database } = await bothSay(field, typed);
        if (!form) expect({ typed, database }).toEqual({ typed, database: false });
      }),
      { numRuns: 80 },
    );
  });

  it("strips markup in the database as in the form", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(markup, fc.string({ unit: "binary" })), { maxLength: 20 }), async (texts) => {
        // PostgreSQL stores neither NUL nor half of a surrogate pair.
        const typed = texts.map((one) => one.replace(/\0|\p{Surrogate}/gu, ""));
        const row = await one(
          db(),
          `select array(select private.strip_markup(t) from jsonb_array_elements_text(${lit(typed)}) t) as stripped`,
        );
        expect(row["stripped"]).toEqual(typed.map(sanitise));
      }),
      { numRuns: 100 },
    );
  });

  const guest = travelerRules(THIS_YEAR);
  const guestFields = Object.keys(guest) as (keyof typeof guest)[];

  const bothSayOfGuest = async (field: keyof typeof guest, typed: string) => {
    const written = field === "birth_year" ? (typed === "" ? null : Number(typed)) : sanitise(typed);
    const row = await one(
      db(),
      `select private.wrong_traveler_key(${lit({ position: 1, [field]: written })}) as wrong`,
    );
    return { typed, form: !v.safeParse(guest[field], typed).success, database: row["wrong"] === field };
  };

  it.each(guestFields)("%s of a traveler is the same in the form and the database", async (field) => {
    const most = { name: 101, birth_year: 4, nationality: 50, diet: 100, note: 300 }[field];
    const typed =
      field === "birth_year"
        ? fc.oneof(fc.integer({ min: -1, max: 99_999 }), fc.integer({ min: 1895, max: THIS_YEAR + 2 })).map(String)
        : text(most);
    await fc.assert(
      fc.asyncProperty(typed, async (value) => {
        const verdicts = await bothSayOfGuest(field, value);
        expect(verdicts).toEqual({ ...verdicts, database: verdicts.form });
      }),
      { numRuns: 120 },
    );
    const empty = await bothSayOfGuest(field, "");
    expect(empty).toEqual({ typed: "", form: false, database: false });
  });

  it.each(["name", "passport"] as const)(
    "%s of a companion is the same in the form and the database",
    async (field) => {
      const form = { name: "Anna", birth_year: "", nationality: "", passport: "", diet: "", note: "" };
      const passports = fc.stringMatching(/^[A-Za-z0-9 /-]{0,22}$/);
      await fc.assert(
        fc.asyncProperty(fc.oneof(text(101), passports), async (typed) => {
          const details = {
            id: TOUR,
            token: "t".repeat(43),
            saved_at: 1_800_000_000_000,
            name: "Anna",
            [field]: sanitise(typed),
          };
          const row = await one(db(), `select private.check_details(${lit(details)}) ->> 'field' as wrong`);
          const isWrong = !v.safeParse(companionFormSchema(THIS_YEAR), { ...form, [field]: typed }).success;
          expect({ typed, isWrong: row["wrong"] === field }).toEqual({ typed, isWrong });
        }),
        { numRuns: 120 },
      );
    },
  );
});
