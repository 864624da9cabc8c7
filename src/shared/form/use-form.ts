import { type FormEvent, startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { onBack } from "../browser/network-news.ts";
import { onLeave } from "../browser/wake-ups.ts";
import { toast } from "../ui/toast/toast.ts";
import type { Errors, InvalidForm } from "./check-with.ts";

/** Where what is typed is kept until it is sent. */
export type DraftPlace<Values> = {
  load: () => Promise<Values | null>;
  save: (values: Values) => Promise<void>;
  /** Before it returns: the page is being left. */
  saveAtOnce: (values: Values) => void;
  remove: () => Promise<void>;
};

/** What became of a form that was sent: done, refused for a field of it, or refused as a whole. */
export type SubmitResult = { ok: true; next?: () => void } | { ok: false; errors?: Errors; problem?: string };

type Options<Values, Passed> = {
  empty: Values;
  check: (values: Values) => Passed | InvalidForm;
  send: (passed: Passed, values: Values) => Promise<SubmitResult>;
  /** Title of the toast that says the first thing that is wrong; without one it is said at the field alone. */
  invalid?: string;
  /** The same object at every render. */
  draft?: DraftPlace<Values>;
};

type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

const UNEXPECTED = "An unexpected error occurred";

function focusOn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  if (field && document.activeElement === field) return;
  // Without a name it is known by its error, and while the form is sent it takes no focus: both once it is drawn.
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field instanceof HTMLElement ? field : wrong)?.focus();
  });
}

/** A form: kept as it is typed, checked as a whole, sent once, and what is wrong said where it can be mended. */
export function useForm<Values extends object, Passed extends { ok: true }>({
  empty,
  check,
  send,
  invalid,
  draft,
}: Options<Values, Passed>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  /** The draft that was read. Until the one of now is, what is typed would be written over. */
  const [read, setRead] = useState<DraftPlace<Values>>();
  const ready = read === draft;
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  /** What was typed last, for changes that follow one another before React draws. */
  const latest = useRef(empty);
  const sending = useRef(false);
  const writing = useRef(Promise.resolve());
  const waiting = useRef<{ draft: DraftPlace<Values>; values: Values }>(undefined);
  /** Typed, and not yet in the draft. */
  const unsaved = useRef(false);
  const told = useRef<{ field: string; close: () => void }>(undefined);

  const show = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);

  useEffect(() => {
    if (!draft) return undefined;
    let here = true;
    const begin = (found: Values | null, works: boolean) => {
      if (!here) return;
      startTransition(() => {
        // What an older version kept lacks the fields that came since.
        if (found) show({ ...empty, ...found });
        setRestored(found !== null);
        setKept(works);
        setRead(draft);
      });
    };
    draft.load().then(
      (found) => begin(found, true),
      (error: unknown) => {
        console.warn("What was typed before cannot be read:", error);
        begin(null, false);
      },
    );
    return () => {
      here = false;
    };
  }, [draft, empty, show]);

  /** One after the other, so that what was removed does not come back. */
  const write = useCallback((work: () => Promise<void>) => {
    writing.current = writing.current.then(work).then(
      () => setKept(true),
      (error: unknown) => {
        console.warn("What is typed cannot be kept:", error);
        setKept(false);
      },
    );
    return writing.current;
  }, []);

  /** What is typed while the disk is busy is written once, as it stands when its turn comes. */
  const keep = (next: Values) => {
    if (!draft) return;
    unsaved.current = true;
    if (waiting.current?.draft === draft) {
      waiting.current.values = next;
      return;
    }
    const mine = { draft, values: next };
    waiting.current = mine;
    void write(() => {
      if (waiting.current === mine) waiting.current = undefined;
      return draft.save(mine.values).then(() => {
        unsaved.current = waiting.current !== undefined;
      });
    });
  };

  const keepAgain = useEffectEvent(() => {
    if (latest.current !== empty) keep(latest.current);
  });
  // The part that stores a draft may have been lost with the network.
  useEffect(() => (kept ? undefined : onBack(() => keepAgain())), [kept]);

  useEffect(() => {
    if (!draft) return undefined;
    return onLeave(() => {
      if (unsaved.current) draft.saveAtOnce(latest.current);
    });
  }, [draft]);

  const unkeep = async () => {
    // What is typed from now on comes after it.
    waiting.current = undefined;
    unsaved.current = false;
    if (draft) await write(() => draft.remove());
  };

  const forgetErrorOf = (names: readonly string[]) => {
    // A field under repair is not scolded; the next submit judges anew. What no field is to blame for goes with any change.
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => name in empty && !names.includes(name))),
    );
    if (!told.current || !names.includes(told.current.field)) return;
    told.current.close();
    told.current = undefined;
  };

  const change = (changes: Partial<Values>) => {
    const next = { ...latest.current, ...changes };
    show(next);
    forgetErrorOf(Object.keys(changes));
    keep(next);
  };

  const refuse = (found: Errors) => {
    setErrors(found);
    const [field = "", message = ""] = Object.entries(found).find(([, said]) => said) ?? [];
    told.current?.close();
    told.current = invalid ? { field, close: toast({ title: invalid, message, tone: "error" }) } : undefined;
    focusOn(element.current, field);
  };

  const again = () => {
    sending.current = false;
    setBusy(false);
  };

  const submit = async (): Promise<void> => {
    // Pressed twice, it is sent once; and once it was sent, what comes next may be long in coming.
    if (sending.current || !ready) return;
    sending.current = true;
    setBusy(true);
    setProblem("");
    try {
      const checked = check(latest.current);
      setErrors({});
      const outcome = checked.ok ? await send(checked, latest.current) : checked;
      if (outcome.ok) {
        // Not waited for: a slow disk is no reason to stay.
        void unkeep();
        outcome.next?.();
        return;
      }
      if (outcome.errors) refuse(outcome.errors);
      if ("problem" in outcome) setProblem(outcome.problem ?? "");
    } catch (error) {
      console.warn("A form could not be sent:", error);
      if (invalid) toast({ title: UNEXPECTED, tone: "error" });
      else setProblem(UNEXPECTED);
    }
    again();
  };

  /** Empty again, on this device too. */
  const clear = async (): Promise<void> => {
    show(empty);
    setErrors({});
    setProblem("");
    setRestored(false);
    again();
    await unkeep();
  };

  const field = <Name extends TextNames<Values>>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as Partial<Values>),
  });

  const dirty = values !== empty;
  const isStored = !dirty || (draft !== undefined && kept);
  const props = {
    ref: element,
    // A reload for a new version waits for a form without the mark: `unsaved.ts`.
    "data-stored": isStored ? "" : undefined,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };

  return { props, values, errors, problem, busy, ready, restored, kept, dirty, change, clear, field, submit };
}
