import * as v from "valibot";
import { sanitise } from "../../booking/form/sanitise.ts";
import type { Field, ItemQuestion } from "../../catalogue/fields/field.ts";
import type { FoundProblem } from "../../problem.ts";
import { problemCheck } from "../problem-check.ts";

const TEXT_MOST = 200;
const CHOICE_MOST = 80;
const CHOICES = { least: 2, most: 8 };

const lengthOf = (text: string) => Array.from(text).length;

function repeatedText(texts: readonly string[]): string | undefined {
  const folded = texts.map((text) => text.toLowerCase());
  return texts.find((_, index) => folded.indexOf(folded[index] ?? "") !== index);
}

function choicesProblem({ kind, text, choices }: ItemQuestion): FoundProblem | undefined {
  if (kind === "text") return undefined;
  if (choices.length < CHOICES.least || choices.length > CHOICES.most)
    return { code: "question_choices", question: text, least: CHOICES.least, most: CHOICES.most };
  if (choices.some((choice) => lengthOf(choice) > CHOICE_MOST))
    return { code: "question_choice_long", question: text, most: CHOICE_MOST };
  const repeated = repeatedText(choices);
  return repeated === undefined ? undefined : { code: "question_choice_twice", question: text, choice: repeated };
}

function questionProblem(question: ItemQuestion, place: number): FoundProblem | undefined {
  if (question.text === "") return { code: "question_text", place };
  return lengthOf(question.text) > TEXT_MOST
    ? { code: "question_long", place, most: TEXT_MOST }
    : choicesProblem(question);
}

function questionsProblem(questions: readonly ItemQuestion[], most: number): FoundProblem | undefined {
  for (const [index, question] of questions.entries()) {
    const found = questionProblem(question, index + 1);
    if (found !== undefined) return found;
  }
  if (questions.length > most) return { code: "questions_most", most };
  const repeated = repeatedText(questions.map(({ text }) => text));
  return repeated === undefined ? undefined : { code: "questions_twice", question: repeated };
}

const savedQuestion = ({ text, kind, choices, ...question }: ItemQuestion): ItemQuestion => ({
  ...question,
  text: sanitise(text),
  kind,
  choices: kind === "choice" ? choices.map(sanitise).filter(Boolean) : [],
});

const questionFormSchema = v.object({
  id: v.string(),
  text: v.string(),
  kind: v.picklist(["text", "choice"]),
  choices: v.array(v.string()),
  required: v.boolean(),
  for_guide: v.boolean(),
});

export const questionsRule = ({ most = Infinity }: Field): v.GenericSchema<ItemQuestion[], ItemQuestion[]> =>
  v.pipe(
    v.array(questionFormSchema),
    v.transform((questions) => questions.map(savedQuestion)),
    problemCheck((value) => questionsProblem(value, most)),
  );
