import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  emailRule,
  firstNameRule,
  lastNameRule,
  phoneRule,
  specialRequestsRule,
} from "../../src/domain/booking/field-rules.ts";
import { sanitise } from "../../src/domain/booking/sanitise.ts";
import { lit, one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import { bookingOf } from "./support/fixtures.ts";

const TOUR = "0a000000-0000-4000-8000-000000000001";
const rules = {
  customer_first_name: firstNameRule,
  customer_last_name: lastNameRule,
  customer_email: emailRule,
  customer_phone: phoneRule,
  special_requests: specialRequestsRule,
} as const;
const fields = Object.keys(rules) as (keyof typeof rules)[];

const letters = fc.constantFrom(..."aZéñßøЖўqʻʼ‘’'王さ김مע́ने𠮷");
const signs = fc.constantFrom(...'\u0001\u0007\u0085\t\n\r\u00a0 .-_+()@,;:<>[]\\"/&#0123456789😀•€');
const text = (most: number) =>
  fc.oneof(
    fc.array(fc.oneof({ weight: 4, arbitrary: letters }, signs), { maxLength: 12 }).map((parts) => parts.join("")),
    fc.array(letters, { minLength: most - 1, maxLength: most + 1 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.emailAddress(),
    fc.stringMatching(/^[+0-9][0-9 ()-]{0,21}$/),
    fc.constantFrom("<script>x</script>Ann", "javascript:Lee", "Window onclick=x", "a@b.c\r\nBcc: d@e.f", ""),
  );

onEveryEngine("what the form says of a field", (db) => {
  const wrongIn = async (field: string, value: string) => {
    const booking = bookingOf(TOUR, "2030-05-01", { [field]: value });
    const row = await one(db(), `select private.check_booking(${lit(booking)}) ->> 'field' as wrong`);
    return row["wrong"];
  };

  describe.each(fields)("%s", (field) => {
    it("is what the database says of what the form would send", { timeout: 120_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(text(field === "customer_phone" ? 20 : 50), async (typed) => {
          const formRefuses = !v.safeParse(rules[field], typed).success;
          expect({ typed, refused: (await wrongIn(field, sanitise(typed))) === field }).toEqual({
            typed,
            refused: formRefuses,
          });
        }),
        { numRuns: 250 },
      );
    });
  });
});
