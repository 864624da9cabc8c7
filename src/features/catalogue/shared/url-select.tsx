import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useDraft, type Changes } from "./use-url-choices.ts";

export type Option = {
  value: string;
  label: string;
  disabled?: boolean;
};

type UrlSelectProps = {
  label: string;
  name: string;
  value: string;
  /** The value that needs no place in the URL. */
  fallback: string;
  options: readonly Option[];
  change: (changes: Changes) => void;
};

export function UrlSelect({ label, name, value, fallback, options, change }: UrlSelectProps) {
  const [shown, setShown] = useDraft(value);
  return (
    <NativeSelect
      label={label}
      name={name}
      value={shown}
      data={[...options]}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setShown(next);
        change({ [name]: next === fallback ? null : next });
      }}
    />
  );
}
