import { NativeSelect, Text, Textarea } from "@mantine/core";
import { BOOKING_FORM, QUESTION_FIELDS } from "#texts/booking.ts";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { ANSWER_MOST, answerProblem, type TypedAnswers } from "../../domain/booking/form/answers.ts";
import type { ItemQuestion } from "../../domain/catalogue/fields/field.ts";
import { textLanguage } from "../../domain/catalogue/translation/translations.ts";
import type { Untranslated } from "../../domain/catalogue/types.ts";
import { problemText } from "../../domain/problem.ts";
import { rowText } from "../../shared/ui/row-text.tsx";

type Props = {
  item: Untranslated & { questions?: readonly ItemQuestion[] | undefined };
  typed: TypedAnswers;
  error: string | undefined;
  change: (typed: TypedAnswers) => void;
};

export function QuestionFields({ item, typed, error, change }: Props) {
  const { questions = [] } = item;
  if (questions.length === 0) return null;
  return (
    <div role="group" aria-label={QUESTION_FIELDS.title} className="stack tight">
      <Text fw={600}>{QUESTION_FIELDS.title}</Text>
      {questions.map((question) => {
        const { id, text, kind, choices, required } = question;
        const found = error === undefined ? undefined : answerProblem(question, typed);
        const answer = typed[id] ?? "";
        const props = {
          name: `answer-${id}`,
          label: rowText(text, item),
          description: required ? undefined : BOOKING_FORM.optional,
          required,
          error: found && problemText(found, FORM_PROBLEMS),
          onChange: (event: { currentTarget: { value: string } }) =>
            change({ ...typed, [id]: event.currentTarget.value }),
        };
        return kind === "text" ? (
          <Textarea key={id} {...props} value={answer} maxLength={ANSWER_MOST} autoComplete="off" />
        ) : (
          <NativeSelect key={id} {...props} value={choices.includes(answer) ? answer : ""}>
            <option value="">{QUESTION_FIELDS.choose}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice} lang={textLanguage(choice, item)}>
                {choice}
              </option>
            ))}
          </NativeSelect>
        );
      })}
    </div>
  );
}
