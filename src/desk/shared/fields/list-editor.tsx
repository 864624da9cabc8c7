import { Button, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { type ReactNode, useId, useRef, useState } from "react";
import { LINES } from "#texts/desk-catalogue.ts";
import classes from "./fields.module.css";

type Props<Line> = {
  name: string;
  label: string;
  hint?: string | undefined;
  one: string;
  lines: readonly Line[];
  error?: string | undefined;
  change: (lines: Line[]) => void;
  fresh?: () => Line;
  children?: ReactNode;
  /** A handle starts the drag, so that texts stay selectable. */
  drags?: boolean;
  show: (line: Line, index: number, change: (line: Line) => void) => ReactNode;
};

function moveLine<Line>(lines: readonly Line[], from: number, to: number): Line[] {
  const newLines = [...lines];
  newLines.splice(to, 0, ...newLines.splice(from, 1));
  return newLines;
}

export function ListEditor<Line>(props: Props<Line>) {
  const { name, label, hint, one, lines, error, change, fresh, show, children, drags = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const errorId = useId();

  const focusOn = (index: number, what: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(what)?.focus());
  const moveAndAnnounce = (from: number, to: number) => {
    change(moveLine(lines, from, to));
    setSaid(LINES.moved({ one, from: from + 1, to: to + 1 }));
    focusOn(to, to < from ? "[data-up]" : "[data-down]");
  };
  const dropLine = (from: number, x: number, y: number) => {
    const targetLine = document.elementFromPoint(x, y)?.closest("li");
    const to = [...(list.current?.children ?? [])].findIndex((line) => line === targetLine);
    if (to >= 0 && to !== from) moveAndAnnounce(from, to);
  };
  const removeLine = (index: number) => {
    change(lines.filter((_, at) => at !== index));
    setSaid(LINES.removed({ one, at: index + 1 }));
    focusOn(Math.max(0, index - 1), "input, textarea");
  };

  return (
    <fieldset name={name} tabIndex={-1} className={`surface stack tight ${classes.list}`} aria-describedby={errorId}>
      <legend>{label}</legend>
      {hint ? <p className="dim">{hint}</p> : null}
      <p id={errorId} className={classes.error}>
        {error}
      </p>
      <ol ref={list} className="plain stack tight">
        {lines.map((line, index) => (
          // eslint-disable-next-line react/no-array-index-key -- lines have no identity but their place
          <li key={index}>
            {show(line, index, (next) => change(lines.map((old, at) => (at === index ? next : old))))}
            <span className="row">
              {drags ? (
                <button
                  type="button"
                  className={classes.handle}
                  tabIndex={-1}
                  aria-hidden="true"
                  title={LINES.drag}
                  onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
                  onPointerUp={({ clientX, clientY }) => dropLine(index, clientX, clientY)}
                >
                  ⠿
                </button>
              ) : null}
              <Button
                data-up
                variant="default"
                size="compact-md"
                aria-label={LINES.up({ one, at: index + 1 })}
                disabled={index === 0}
                onClick={() => moveAndAnnounce(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                data-down
                variant="default"
                size="compact-md"
                aria-label={LINES.down({ one, at: index + 1 })}
                disabled={index === lines.length - 1}
                onClick={() => moveAndAnnounce(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                variant="default"
                size="compact-md"
                aria-label={LINES.remove({ one, at: index + 1 })}
                onClick={() => removeLine(index)}
              >
                ✕
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {fresh ? (
        <Button
          variant="light"
          size="compact-md"
          onClick={() => {
            change([...lines, fresh()]);
            focusOn(lines.length, "input, textarea");
          }}
        >
          {LINES.add({ one })}
        </Button>
      ) : null}
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
}
