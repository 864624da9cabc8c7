import type { FieldKind, FieldKinds } from "../fields/field.ts";
import { type ItemKind, itemFields } from "../fields/items.ts";

/** Takes the path of a text in its row, such as `title`, `includes.0` or `good_to_know.meals`. */
export type ChangeText = (path: string, text: string) => string;

type Mappers = {
  [Kind in FieldKind]?: (
    value: NonNullable<FieldKinds[Kind]["wire"]>,
    path: string,
    change: ChangeText,
  ) => FieldKinds[Kind]["wire"];
};

const changeText = (text: string, path: string, change: ChangeText) => (text.trim() === "" ? text : change(path, text));

const changeValues = (texts: Record<string, string>, path: string, change: ChangeText) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, changeText(text, `${path}.${key}`, change)]));

const mappers: Mappers = {
  text: changeText,
  note: changeText,
  lines: (lines, path, change) => lines.map((line, index) => changeText(line, `${path}.${index}`, change)),
  days: changeValues,
  facts: changeValues,
  pictures: (pictures, path, change) =>
    pictures.map((picture, index) => ({ ...picture, alt: changeText(picture.alt, `${path}.${index}.alt`, change) })),
  options: (options, path, change) =>
    options.map((option, index) => ({ ...option, name: changeText(option.name, `${path}.${index}.name`, change) })),
  questions: (questions, path, change) =>
    questions.map((question, index) => ({
      ...question,
      text: changeText(question.text, `${path}.${index}.text`, change),
      choices: question.choices.map((choice, at) => changeText(choice, `${path}.${index}.choices.${at}`, change)),
    })),
};

export function changeItemTexts<Row extends object>(kind: ItemKind, row: Row, change: ChangeText): Row {
  const values = new Map(Object.entries(row));
  const changed = Object.entries(itemFields[kind]).flatMap(([name, field]) => {
    const mapper = mappers[field.kind as FieldKind] as ((...given: unknown[]) => unknown) | undefined;
    const value: unknown = values.get(name);
    return mapper === undefined || value === null || value === undefined ? [] : [[name, mapper(value, name, change)]];
  });
  return { ...row, ...Object.fromEntries(changed) };
}

/** The texts that `walk` meets, by their paths. */
export function textsBy(walk: (change: ChangeText) => unknown): Map<string, string> {
  const texts = new Map<string, string>();
  walk((path, text) => {
    texts.set(path, text);
    return text;
  });
  return texts;
}

export const itemTexts = (kind: ItemKind, row: object): Map<string, string> =>
  textsBy((change) => changeItemTexts(kind, row, change));
