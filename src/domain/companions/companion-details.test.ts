import * as v from "valibot";
import { expect, it } from "vitest";
import { type CompanionForm, companionDetailsOf, companionFormSchema } from "./companion-details.ts";

const form: CompanionForm = {
  name: " Bek Olimov ",
  birth_year: "1990",
  nationality: "",
  passport: "AB 1234567",
  diet: "",
  note: "<script>x</script>Tall",
};
const schema = companionFormSchema(2026);

it("sends what was typed, clean, and nothing for an empty field", () => {
  expect(companionDetailsOf(v.parse(schema, form))).toEqual({
    name: "Bek Olimov",
    birth_year: 1990,
    nationality: null,
    passport: "AB 1234567",
    diet: null,
    note: "Tall",
  });
});

it.each<[Partial<CompanionForm>, string]>([
  [{ name: " " }, "full_name"],
  [{ name: "R2-D2" }, "name_wrong"],
  [{ passport: "№ 123" }, "passport"],
  [{ passport: "1".repeat(21) }, "passport"],
  [{ birth_year: "2027" }, "birth_year"],
])("refuses %o", (wrong, problem) => {
  expect(v.safeParse(schema, { ...form, ...wrong }).issues?.[0].message).toBe(problem);
});
