import { Checkbox, NativeSelect, type NativeSelectProps, Textarea, TextInput } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { GOOD_TO_KNOW } from "#texts/catalogue.ts";
import { FISCAL, LINES, STOPS } from "#texts/desk-catalogue.ts";
import { DIFFICULTY_LABELS } from "#texts/home.ts";
import { mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";
import { type Field, type FieldKind, type FieldKinds } from "../../../domain/catalogue/fields/field.ts";
import { factNames } from "../../../domain/catalogue/good-to-know.ts";
import type { ItemPicture } from "../../../domain/catalogue/pictures.ts";
import type { Difficulty } from "../../../domain/catalogue/tiers.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { emptySlots } from "../../../domain/desk/catalogue/content-gaps.ts";
import { fieldWords } from "../../../text/desk-catalogue.ts";
import { ImageField } from "../../shared/fields/image-field.tsx";
import { ListEditor } from "../../shared/fields/list-editor.tsx";
import { PlaceField } from "../../shared/fields/place-field.tsx";
import { DatesField } from "./dates-field.tsx";
import { FiscalField } from "./fiscal-field.tsx";
import { GalleryField } from "./gallery-field.tsx";
import { OptionsField } from "./options-field.tsx";
import { PlacesField } from "./places-field.tsx";
import { QuestionsField } from "./questions-field.tsx";
import { ToursField } from "./tours-field.tsx";
import classes from "../../shared/fields/fields.module.css";

function DestinationSelect(props: NativeSelectProps) {
  const places = useLiveQuery(async () =>
    (await mirroredItems("destination")).toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  const options = (places ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <NativeSelect {...props} data={[{ value: "", label: STOPS.choose }, ...options]} />;
}

export type AnyForm = {
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string | undefined>>;
  change(changes: Readonly<Record<string, unknown>>): void;
};
type Input<Value> = {
  name: string;
  field: Field;
  label: string;
  words: ReturnType<typeof fieldWords>;
  value: Value;
  error: string | undefined;
  set: (value: Value) => void;
  form: AnyForm;
};

const textInputProps = ({ name, label, words, value, error, set }: Input<string>) => ({
  name,
  label,
  description: words.hint,
  placeholder: words.placeholder,
  value,
  error,
  onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
});
const textInput = (input: Input<string>, required = false) =>
  input.field.long ? (
    <Textarea {...textInputProps(input)} required={required} autosize minRows={5} />
  ) : (
    <TextInput {...textInputProps(input)} required={required} />
  );
const number = (input: Input<string>, rules: { min: number; step: number; required?: boolean }) => (
  <TextInput {...textInputProps(input)} {...rules} type="number" />
);
function linesInput({ name, label, words, field, value, error, set }: Input<string[]>) {
  const lineName = words.one ?? LINES.line;
  const Line = field.long ? Textarea : TextInput;
  return (
    <ListEditor
      name={name}
      label={label}
      one={lineName}
      lines={value}
      error={error}
      change={set}
      fresh={() => ""}
      show={(line, index, change) => (
        <Line
          aria-label={`${label}: ${lineName} ${index + 1}`}
          value={line}
          onChange={(event: { currentTarget: { value: string } }) => change(event.currentTarget.value)}
        />
      )}
    />
  );
}

const longitudeOf = (name: string) => name.replace("latitude", "longitude");
function placeInput({ name, label, value, error, form }: Input<string>) {
  const longitudeName = longitudeOf(name);
  return (
    <PlaceField
      legend={label}
      latitude={value}
      longitude={String(form.values[longitudeName])}
      errors={{ latitude: error, longitude: form.errors[longitudeName] }}
      change={(latitude, longitude) => form.change({ [name]: latitude, [longitudeName]: longitude })}
    />
  );
}

const facts = ({ name, label, value, error, set }: Input<Record<string, string>>) => (
  <fieldset className={`surface stack tight ${classes.list}`}>
    <legend>{label}</legend>
    {factNames.map((fact) => (
      <TextInput
        key={fact}
        name={`${name}.${fact}`}
        label={GOOD_TO_KNOW[fact]}
        value={value[fact] ?? ""}
        onChange={(event) => set({ ...value, [fact]: event.currentTarget.value })}
      />
    ))}
    {error ? <p className={classes.error}>{error}</p> : null}
  </fieldset>
);

const galleryOf = ({ values }: AnyForm) => (values["gallery"] ?? []) as ItemPicture[];

const inputsByKind: { [Kind in FieldKind]: (input: Input<FieldKinds[Kind]["form"]>) => React.ReactNode } = {
  text: (input) => textInput(input, true),
  note: (input) => textInput(input),
  image: ({ name, value, error, form }) => (
    <ImageField
      value={value}
      error={error}
      change={(next) => form.change({ [name]: next, gallery: galleryOf(form).filter(({ url }) => url !== value) })}
    />
  ),
  pictures: ({ name, label, words, field, error, form }) => (
    <GalleryField
      name={name}
      label={label}
      one={words.one ?? label}
      most={field.most ?? Infinity}
      error={error}
      cover={String(form.values["image_url"])}
      gallery={galleryOf(form)}
      empty={emptySlots(form.values)}
      change={(changes) => form.change(changes)}
    />
  ),
  flag: ({ label, value, set }) => (
    <Checkbox label={label} checked={value} onChange={(event) => set(event.currentTarget.checked)} />
  ),
  count: (input) => number(input, { min: 1, step: 1, required: true }),
  price: (input) => number(input, { min: 0, step: 0.01, required: true }),
  optional_price: (input) => number(input, { min: 0, step: 0.01 }),
  latitude: placeInput,
  longitude: () => null,
  lines: linesInput,
  days: linesInput,
  facts,
  dates: ({ value, set }) => <DatesField dates={value} change={set} />,
  time: (input) => textInput(input),
  phone: (input) => <TextInput {...textInputProps(input)} type="tel" />,
  choice: (input) => (
    <NativeSelect
      {...textInputProps(input)}
      required
      data={(input.field.choices ?? []).map((value) => ({ value, label: DIFFICULTY_LABELS[value as Difficulty] }))}
    />
  ),
  destination: (input) => <DestinationSelect {...textInputProps(input)} required />,
  tours: ({ label, value, set }) => <ToursField label={label} chosen={value} change={set} />,
  options: ({ name, label, words, value, error, set }) => (
    <OptionsField name={name} label={label} one={words.one ?? label} options={value} error={error} change={set} />
  ),
  questions: ({ name, label, words, value, error, set }) => (
    <QuestionsField name={name} label={label} one={words.one ?? label} questions={value} error={error} change={set} />
  ),
  fiscal: ({ name, value, error, set }) => (
    <FiscalField name={name} code={value} hint={FISCAL.hint} error={error} change={set} />
  ),
  places: ({ label, value, set }) => <PlacesField label={label} chosen={value} change={set} />,
};

type Props = { kind: ItemKind; name: string; field: Field; form: AnyForm };

export function ItemField({ kind, name, field, form }: Props) {
  const words = fieldWords(name, kind);
  const renderInput = inputsByKind[field.kind] as (input: Input<unknown>) => React.ReactNode;
  return renderInput({
    name,
    field,
    form,
    label: words.ask ?? words.label,
    words,
    value: form.values[name],
    error: form.errors[name],
    set: (value) => form.change({ [name]: value }),
  });
}
