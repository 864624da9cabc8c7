import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { COMMAND_TEXTS } from "#texts/desk.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { actionsFor, type CommandOption, placesOf } from "./command-options.ts";
import { pageActions } from "./page-actions.ts";
import { useCommandKey } from "./use-command-key.ts";
import { useCommandSearch } from "./use-command-search.ts";
import classes from "./command-field.module.css";

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
  const isEnterPending = useRef(false);
  useCommandKey(field);

  const closeList = () => {
    setOpen(false);
    setTyped("");
    setOnPage([]);
    setAt(0);
    isEnterPending.current = false;
  };
  const runOption = ({ to, act }: CommandOption) => {
    closeList();
    field.current?.blur();
    if (act) act();
    else void navigate(to);
  };
  const otherActions = actionsFor(typed).filter(({ title }) => !onPage.some((option) => option.title === title));
  const actions = [...onPage, ...otherActions].slice(0, MOST_ACTIONS);
  const { found, looking, failed } = useCommandSearch(open ? typed : "", (now) => {
    const firstOption = [...(now ? placesOf(now) : []), ...actions][0];
    if (isEnterPending.current && firstOption) runOption(firstOption);
    isEnterPending.current = false;
  });
  const places = found ? placesOf(found) : [];
  // A traveler's name wins over an action that begins with the same letters.
  const options = typed.trim() === "" ? actions : [...places, ...actions];
  const activeIndex = Math.min(at, options.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${activeIndex}"]`)?.scrollIntoView({ block: "nearest" });
  }, [activeIndex, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      closeList();
      field.current?.blur();
    } else if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (options.length > 0) setAt((activeIndex + step + options.length) % options.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosenOption = options[activeIndex];
      if (looking) isEnterPending.current = true;
      else if (chosenOption) runOption(chosenOption);
    }
  };

  const statusText = looking
    ? COMMAND_TEXTS.looking
    : options.length === 0
      ? COMMAND_TEXTS.nothing
      : COMMAND_TEXTS.found({ number: options.length });
  return (
    <search aria-label={COMMAND_TEXTS.label} className={classes.place}>
      <span className={classes.icon}>
        <Icon name="search" size={18} />
      </span>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={classes.field}
        aria-label={COMMAND_TEXTS.label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && options.length > 0 ? `${id}-${activeIndex}` : undefined}
        aria-keyshortcuts="/ Control+K"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={COMMAND_TEXTS.hint}
        title={COMMAND_TEXTS.keys}
        value={typed}
        onFocus={() => setOpen(true)}
        onBlur={closeList}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOnPage(pageActions(event.currentTarget.value));
          isEnterPending.current = false;
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={classes.said}>
        {open && typed.trim() !== "" ? statusText : ""}
      </span>
      <div ref={list} hidden={!open} className={`surface ${classes.found}`}>
        <div id={`${id}-list`} role="listbox" aria-label={COMMAND_TEXTS.label}>
          {options.map(({ id: key, title, detail }, index) => (
            <div
              key={key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              className={classes.option}
              // Losing the focus would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onKeyDown={onKeyDown}
              onMouseMove={() => setAt(index)}
              onClick={() => {
                const chosen = options[index];
                if (chosen) runOption(chosen);
              }}
            >
              <b>{title}</b>
              <span>{detail}</span>
            </div>
          ))}
        </div>
        {looking || options.length === 0 || failed ? (
          <p className="dim">
            {failed ? COMMAND_TEXTS.stale : looking ? COMMAND_TEXTS.looking : COMMAND_TEXTS.nothing}
          </p>
        ) : null}
      </div>
    </search>
  );
}
