import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { checkForm, EMPTY_FORM } from "../../domain/booking/form/check-booking.ts";
import { aQuestion } from "../../domain/catalogue/rows/rows.fixture.ts";
import { writeProblems } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { QuestionFields } from "./question-fields.tsx";

const meal = aQuestion();
const flight = aQuestion({ id: "flight", text: "Flight number", kind: "text", choices: [], required: false });
const filled = {
  ...EMPTY_FORM,
  check_in: "2027-04-15",
  first_name: "Anna",
  last_name: "Rossi",
  email: "anna@example.com",
  phone: "+39 06 1234",
};
const send = vi.fn();

function Form({ questions = [meal, flight], untranslated = [] as string[] }) {
  const [empty] = useState(filled);
  const form = useForm({
    empty,
    check: (values) => {
      const checked = checkForm(values, 10_000, undefined, undefined, undefined, questions);
      return checked.ok ? checked : { ok: false as const, errors: writeProblems(checked.errors) };
    },
    invalid: "Invalid",
    send: async ({ form: { answers } }) => {
      send(answers);
      return { ok: true };
    },
  });
  return (
    <form {...form.props}>
      <QuestionFields
        item={{ questions, untranslated }}
        typed={form.values.answers}
        error={form.errors["answers"]}
        change={(answers) => form.change({ answers })}
      />
      <button type="submit">Book</button>
    </form>
  );
}

beforeEach(() => {
  send.mockClear();
});

it("asks for a required answer by the name of its question, and sends none without it", async () => {
  show(<Form />);
  await screen.fill("Flight number", "HY 602");
  await screen.tap("Book");
  await screen.sees("Please answer: Which lunch would you like?");
  expect(screen.toasts()).toEqual([{ title: "Invalid", message: "Please answer: Which lunch would you like?" }]);
  await screen.until(() => expect(document.activeElement).toBe(screen.field("Which lunch would you like?")));
  expect(send).not.toHaveBeenCalled();
  await screen.fill("Which lunch would you like?", "Vegetarian");
  await screen.until(() => expect(screen.text()).not.toContain("Please answer"));
  await screen.tap("Book");
  await screen.until(() => expect(send).toHaveBeenCalledWith({ flight: "HY 602", meal: "Vegetarian" }));
});

it("says what is optional, and marks the language of a question that is not translated", async () => {
  show(<Form untranslated={[flight.text, "Plov"]} />);
  await screen.sees("Flight number");
  expect(screen.field("Flight number").required).toBe(false);
  expect(screen.text()).toContain("Optional");
  expect(screen.find("label [lang]")?.textContent).toBe("Flight number");
  expect([...document.body.querySelectorAll("option[lang=en]")].map(({ textContent }) => textContent)).toEqual([
    "Plov",
  ]);
});

it("shows nothing for a trip without questions", async () => {
  show(<Form questions={[]} />);
  await screen.sees("Book");
  expect(screen.text()).toBe("Book");
});
