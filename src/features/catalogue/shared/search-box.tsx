import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useEffect, useRef } from "react";
import { useDraft, type Changes } from "./use-url-choices.ts";

/** Safari limits how often a page may change its URL. */
const TYPING_PAUSE_MS = 150;

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  change: (changes: Changes) => void;
};

export function SearchBox({ label, placeholder, value, change }: SearchBoxProps) {
  const [text, setText] = useDraft(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      value={text}
      autoComplete="off"
      onChange={(event) => {
        const typedText = event.currentTarget.value;
        setText(typedText);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => change({ q: typedText }), TYPING_PAUSE_MS);
      }}
    />
  );
}
