import { describe, expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { aQuestion } from "../../catalogue/rows/rows.fixture.ts";
import { problemText } from "../../problem.ts";
import { givenAnswers } from "./answers.ts";
import { checkForm, EMPTY_FORM, formOfRequest, requestFields } from "./check-booking.ts";

const meal = aQuestion();
const flight = aQuestion({ id: "flight", text: "Flight number", kind: "text", choices: [], required: false });
const person = { first_name: "Anna", last_name: "Rossi", email: "anna@example.com", phone: "+39 06 1234" };
const form = { ...EMPTY_FORM, ...person, check_in: "2027-04-15" };

function problemOf(answers: Record<string, string>) {
  const checked = checkForm({ ...form, answers }, 10_000, undefined, undefined, undefined, [meal, flight]);
  return checked.ok ? undefined : checked.errors.answers && problemText(checked.errors.answers, FORM_PROBLEMS);
}

describe("the questions of a trip", () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ["nothing", {}, "Please answer: Which lunch would you like?"],
    ["only an optional one", { flight: "HY 602" }, "Please answer: Which lunch would you like?"],
    ["a choice that is none", { meal: "Fish" }, "Please answer: Which lunch would you like?"],
    ["a choice", { meal: "Plov" }, undefined],
    ["all of them", { meal: "Vegetarian", flight: "HY 602" }, undefined],
    ["too long a text", { meal: "Plov", flight: "x".repeat(501) }, "Flight number: at most 500 characters"],
    ["a question that is not asked any more", { meal: "Plov", gone: "Yes" }, undefined],
  ])("are checked when the answers are %s", (_, answers, problem) => {
    expect(problemOf(answers)).toBe(problem);
  });

  it("are sent with what was asked, and without empty or removed ones", () => {
    const typed = { meal: "Plov", flight: " <script>x</script> ", gone: "Yes" };
    const answers = [{ id: "meal", question: meal.text, answer: "Plov" }];
    expect(givenAnswers([meal, flight], typed)).toEqual({ answers });
    expect(givenAnswers([flight], {})).toEqual({});
    expect(givenAnswers(undefined, typed)).toEqual({});
  });

  it("come back into the form when a refused booking is changed", () => {
    const checked = checkForm({ ...form, answers: { meal: "Plov" } }, 10_000);
    if (!checked.ok) throw new Error("The form is wrong");
    const request = { ...requestFields(checked.form), ...givenAnswers([meal], checked.form.answers) };
    expect(formOfRequest(request).answers).toEqual({ meal: "Plov" });
    expect(formOfRequest(requestFields(checked.form)).answers).toEqual({});
  });
});
