import { TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import classes from "./desk.module.css";

const PAUSE_MS = 250;

type Props = { label: string; placeholder: string; value: string; search: (text: string) => void };

export function SearchField({ label, placeholder, value, search }: Props) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  // Follows changes from outside (a link, Back), but never overwrites what the admin is typing.
  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  const ask = useEffectEvent(() => {
    asked.current = typed;
    search(typed);
  });
  useEffect(() => {
    if (typed === asked.current) return undefined;
    const timer = setTimeout(() => ask(), PAUSE_MS);
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
