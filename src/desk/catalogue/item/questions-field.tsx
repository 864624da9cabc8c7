import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { ITEM_QUESTIONS } from "#texts/desk-catalogue.ts";
import type { ItemQuestion } from "../../../domain/catalogue/fields/field.ts";
import { choicesOf } from "../../shared/choices-of.ts";
import { ListEditor } from "../../shared/fields/list-editor.tsx";
import classes from "./item-form.module.css";

const newQuestion = (): ItemQuestion => ({
  id: crypto.randomUUID(),
  text: "",
  kind: "text",
  choices: [],
  required: false,
  for_guide: false,
});

type Props = {
  name: string;
  label: string;
  one: string;
  questions: readonly ItemQuestion[];
  error: string | undefined;
  change: (questions: ItemQuestion[]) => void;
};

export const QuestionsField = ({ questions, ...list }: Props) => (
  <ListEditor
    {...list}
    hint={ITEM_QUESTIONS.hint}
    lines={questions}
    fresh={newQuestion}
    show={(question, index, change) => {
      const labels = (label: string) => ({ label, "aria-label": `${list.one} ${index + 1}: ${label}` });
      const checkbox = (name: "required" | "for_guide") => (
        <Checkbox
          {...labels(ITEM_QUESTIONS[name])}
          checked={question[name]}
          onChange={(event) => change({ ...question, [name]: event.currentTarget.checked })}
        />
      );
      return (
        <div className={classes.option}>
          <TextInput
            {...labels(ITEM_QUESTIONS.text)}
            placeholder={ITEM_QUESTIONS.example}
            value={question.text}
            onChange={(event) => change({ ...question, text: event.currentTarget.value })}
          />
          <NativeSelect
            {...labels(ITEM_QUESTIONS.kind)}
            value={question.kind}
            data={choicesOf(ITEM_QUESTIONS.kinds)}
            onChange={(event) =>
              change({ ...question, kind: event.currentTarget.value === "choice" ? "choice" : "text" })
            }
          />
          {checkbox("required")}
          {checkbox("for_guide")}
          {question.kind === "choice" ? (
            <Textarea
              {...labels(ITEM_QUESTIONS.choices)}
              rows={4}
              value={question.choices.join("\n")}
              onChange={(event) => change({ ...question, choices: event.currentTarget.value.split("\n") })}
            />
          ) : null}
        </div>
      );
    }}
  />
);
