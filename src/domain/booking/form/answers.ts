import type { ItemQuestion } from "../../catalogue/fields/field.ts";
import type { FoundProblem } from "../../problem.ts";
import { sanitise } from "./sanitise.ts";

export const ANSWER_MOST = 500;

export type TypedAnswers = Readonly<Record<string, string>>;

export type GivenAnswer = { id: string; question: string; answer: string };

function answerOf({ id, kind, choices }: ItemQuestion, typed: TypedAnswers): string {
  const answer = sanitise(typed[id] ?? "");
  // A draft can hold a choice that the desk removed, or one in another language.
  return kind === "choice" && !choices.includes(answer) ? "" : answer;
}

export function answerProblem(question: ItemQuestion, typed: TypedAnswers): FoundProblem | undefined {
  const answer = answerOf(question, typed);
  if (answer === "") return question.required ? { code: "answer_missing", question: question.text } : undefined;
  return Array.from(answer).length > ANSWER_MOST
    ? { code: "answer_long", question: question.text, most: ANSWER_MOST }
    : undefined;
}

export const answersProblem = (questions: readonly ItemQuestion[], typed: TypedAnswers): FoundProblem | undefined =>
  questions.map((question) => answerProblem(question, typed)).find((found) => found !== undefined);

export function givenAnswers(
  questions: readonly ItemQuestion[] | undefined,
  typed: TypedAnswers,
): { answers?: GivenAnswer[] } {
  const answers = (questions ?? [])
    .map((question) => ({ id: question.id, question: question.text, answer: answerOf(question, typed) }))
    .filter(({ answer }) => answer !== "");
  return answers.length === 0 ? {} : { answers };
}

export const typedAnswersOf = (given: readonly GivenAnswer[] = []): TypedAnswers =>
  Object.fromEntries(given.map(({ id, answer }) => [id, answer]));
