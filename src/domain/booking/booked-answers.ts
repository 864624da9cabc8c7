import * as v from "valibot";

export const answerList = v.nullish(
  v.array(
    v.object({
      id: v.string(),
      question: v.string(),
      kind: v.picklist(["text", "choice"]),
      answer: v.string(),
      for_guide: v.boolean(),
    }),
  ),
  [],
);
export type BookedAnswer = v.InferOutput<typeof answerList>[number];

export const answersText = (answers: readonly BookedAnswer[]): string =>
  answers.map(({ question, answer }) => `${question} ${answer}`).join("; ");

export function answerFacts(answers: unknown): [question: string, answer: string][] {
  const parsed = v.safeParse(answerList, answers);
  return parsed.success ? parsed.output.map(({ question, answer }) => [question, answer]) : [];
}
