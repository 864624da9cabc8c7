import { Button, TextInput, Textarea, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { useRef, useState } from "react";
import { LINES } from "../../messages/catalogue.ts";
import classes from "./item-form.module.css";

type Props = {
  label: string;
  /** What one line is, for its buttons: "Day", "Line". */ one: string;
  lines: readonly string[];
  error?: string | undefined;
  long?: boolean;
  change: (lines: string[]) => void;
};

function moved(lines: readonly string[], from: number, to: number): string[] {
  const next = [...lines];
  const [line = ""] = next.splice(from, 1);
  next.splice(to, 0, line);
  return next;
}

/** Lines that are added, changed, removed and put in another order, all by keyboard. */
export function ListEditor({ label, one, lines, error, long = false, change }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const Field = long ? Textarea : TextInput;

  const focusOn = (index: number, what: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(what)?.focus());
  const move = (from: number, to: number) => {
    change(moved(lines, from, to));
    setSaid(LINES.moved(one, from + 1, to + 1));
    focusOn(to, to < from ? "[data-up]" : "[data-down]");
  };
  const remove = (index: number) => {
    change(lines.filter((_, at) => at !== index));
    setSaid(LINES.removed(one, index + 1));
    focusOn(Math.max(0, index - 1), "input, textarea");
  };

  return (
    <fieldset className={`surface stack tight ${classes.list}`}>
      <legend>{label}</legend>
      {error ? <p className={classes.error}>{error}</p> : null}
      <ol ref={list} className="plain stack tight">
        {lines.map((line, index) => (
          // eslint-disable-next-line react/no-array-index-key -- lines have no identity but their place
          <li key={index}>
            <Field
              aria-label={`${label}: ${one} ${index + 1}`}
              value={line}
              onChange={(event) => change(lines.map((old, at) => (at === index ? event.currentTarget.value : old)))}
            />
            <span className="row">
              <Button
                data-up
                variant="default"
                size="compact-md"
                aria-label={`Move ${one.toLowerCase()} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                data-down
                variant="default"
                size="compact-md"
                aria-label={`Move ${one.toLowerCase()} ${index + 1} down`}
                disabled={index === lines.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
                onClick={() => remove(index)}
              >
                ✕
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="light"
        size="compact-md"
        onClick={() => {
          change([...lines, ""]);
          focusOn(lines.length, "input, textarea");
        }}
      >
        Add {one.toLowerCase()}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
}
