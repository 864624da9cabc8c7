import { TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import classes from "./desk.module.css";

const PAUSE_MS = 250;

type Props = { label: string; placeholder: string; value: string; search: (text: string) => void };

export function SearchField({ label, placeholder, value, search }: Props) {
  const [typed, setTyped] = useState(value);
  const lastSearch = useRef(value);
  // Follows changes from outside (a link, Back), but never overwrites what the admin is typing.
  useEffect(() => {
    if (value !== lastSearch.current) setTyped(value);
    lastSearch.current = value;
  }, [value]);
  const startSearch = useEffectEvent(() => {
    lastSearch.current = typed;
    search(typed);
  });
  useEffect(() => {
    if (typed === lastSearch.current) return undefined;
    const timer = setTimeout(() => startSearch(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      className={classes.search ?? ""}
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
