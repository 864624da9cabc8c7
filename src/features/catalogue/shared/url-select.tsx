import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useDraft, type Changes } from "./use-url-choices.ts";

const NO_VALUES: readonly string[] = [];

type UrlSelectProps = {
  label: string;
  name: string;
  value: string;
  fallback: string;
  /** A map keeps numeric keys in order. */
  words: Readonly<Record<string, string>> | ReadonlyMap<string, string>;
  without?: readonly string[];
  change: (changes: Changes) => void;
};

export function UrlSelect({ label, name, value, fallback, words, without = NO_VALUES, change }: UrlSelectProps) {
  const [shown, setShown] = useDraft(value);
  const allOptions = words instanceof Map ? [...words] : Object.entries(words);
  return (
    <NativeSelect
      label={label}
      name={name}
      value={shown}
      data={allOptions.map(([one, word]) => ({ value: one, label: word, disabled: without.includes(one) }))}
      onChange={(event) => {
        const chosenValue = event.currentTarget.value;
        setShown(chosenValue);
        change({ [name]: chosenValue === fallback ? null : chosenValue });
      }}
    />
  );
}
