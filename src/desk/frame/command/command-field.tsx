import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { COMMAND } from "../messages/frame.ts";
import classes from "./command-field.module.css";
import { actionsFor, type CommandOption, placesOf } from "./command-options.ts";
import { pageActions } from "./page-actions.ts";
import { useCommandKey } from "./use-command-key.ts";
import { useFound } from "./use-found.ts";

const MOST_ACTIONS = 6;

export function CommandField() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [onPage, setOnPage] = useState<readonly CommandOption[]>([]);
  const hurried = useRef(false);
  useCommandKey(field);

  const close = () => {
    setOpen(false);
    setTyped("");
    setOnPage([]);
    setAt(0);
    hurried.current = false;
  };
  const go = ({ to, act }: CommandOption) => {
    close();
    field.current?.blur();
    if (act) act();
    else void navigate(to);
  };
  const others = actionsFor(typed).filter(({ title }) => !onPage.some((option) => option.title === title));
  const actions = [...onPage, ...others].slice(0, MOST_ACTIONS);
  const { found, looking, failed } = useFound(open ? typed : "", (now) => {
    const first = [...(now ? placesOf(now) : []), ...actions][0];
    if (hurried.current && first) go(first);
    hurried.current = false;
  });
  const places = found ? placesOf(found) : [];
  // A traveler's name wins over an action that begins with the same letters.
  const options = typed.trim() === "" ? actions : [...places, ...actions];
  const here = Math.min(at, options.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${here}"]`)?.scrollIntoView({ block: "nearest" });
  }, [here, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      close();
      field.current?.blur();
    } else if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (options.length > 0) setAt((here + step + options.length) % options.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = options[here];
      if (looking) hurried.current = true;
      else if (chosen) go(chosen);
    }
  };

  const says = looking ? COMMAND.looking : options.length === 0 ? COMMAND.nothing : COMMAND.found(options.length);
  return (
    <search aria-label={COMMAND.label} className={classes.place}>
      <span className={classes.icon}>
        <Icon name="search" size={18} />
      </span>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={classes.field}
        aria-label={COMMAND.label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && options.length > 0 ? `${id}-${here}` : undefined}
        aria-keyshortcuts="/ Control+K"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={COMMAND.hint}
        title={COMMAND.keys}
        value={typed}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOnPage(pageActions(event.currentTarget.value));
          hurried.current = false;
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={classes.said}>
        {open && typed.trim() !== "" ? says : ""}
      </span>
      <div ref={list} hidden={!open} className={`surface ${classes.found}`}>
        <div id={`${id}-list`} role="listbox" aria-label={COMMAND.label}>
          {options.map(({ id: key, title, detail }, index) => (
            <div
              key={key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === here}
              className={classes.option}
              // Losing the focus would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onKeyDown={onKeyDown}
              onMouseMove={() => setAt(index)}
              onClick={() => {
                const chosen = options[index];
                if (chosen) go(chosen);
              }}
            >
              <b>{title}</b>
              <span>{detail}</span>
            </div>
          ))}
        </div>
        {looking || options.length === 0 || failed ? (
          <p className="dim">{failed ? COMMAND.stale : looking ? COMMAND.looking : COMMAND.nothing}</p>
        ) : null}
      </div>
    </search>
  );
}
