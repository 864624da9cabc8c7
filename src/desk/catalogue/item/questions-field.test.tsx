import { useState } from "react";
import { expect, it, vi } from "vitest";
import { screen, show } from "../../../../tests/support/screen.tsx";
import type { ItemQuestion } from "../../../domain/catalogue/fields/field.ts";
import { QuestionsField } from "./questions-field.tsx";

const saved = vi.fn<(questions: readonly ItemQuestion[]) => void>();
const lastSaved = () => saved.mock.lastCall?.[0] ?? [];
function Editor() {
  const [questions, setQuestions] = useState<readonly ItemQuestion[]>([]);
  return (
    <QuestionsField
      name="questions"
      label="Questions"
      one="Question"
      questions={questions}
      error="At most 6 questions"
      change={(next) => {
        saved(next);
        setQuestions(next);
      }}
    />
  );
}

it("makes a question with choices, which must be answered and goes to the guide", async () => {
  show(<Editor />);
  await screen.sees("At most 6 questions");
  await screen.tap("Add question");
  await screen.fill("Question 1: Question", "Which lunch would you like?");
  expect(screen.text()).not.toContain("Choices, one per line");
  await screen.fill("Question 1: Answer", "choice");
  await screen.fill("Question 1: Choices, one per line", "Plov\nVegetarian");
  await screen.tick("Question 1: Must be answered");
  await screen.tick("Question 1: For the guide");
  await screen.until(() =>
    expect(lastSaved()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        text: "Which lunch would you like?",
        kind: "choice",
        choices: ["Plov", "Vegetarian"],
        required: true,
        for_guide: true,
      },
    ]),
  );
});

it("keeps the ID of a question when its text changes, and removes it", async () => {
  show(<Editor />);
  await screen.tap("Add question");
  await screen.until(() => expect(lastSaved()).toHaveLength(1));
  const [{ id } = { id: "" }] = lastSaved();
  await screen.fill("Question 1: Question", "Your flight?");
  await screen.until(() =>
    expect(lastSaved()).toMatchObject([{ id, text: "Your flight?", kind: "text", choices: [] }]),
  );
  await screen.tap("Remove question 1");
  await screen.until(() => expect(lastSaved()).toEqual([]));
});
