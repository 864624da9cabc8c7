import { type FormEvent, startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { FORM_FAILED } from "#texts/shared.ts";
import { onConnectionBack } from "../browser/connection-events.ts";
import { onLeave } from "../browser/wake-ups.ts";
import { toast } from "../ui/toast/toast.ts";
import type { Errors, InvalidForm } from "./check-with.ts";

export type DraftPlace<Values> = {
  load: () => Promise<Values | null>;
  save: (values: Values) => Promise<Values | null>;
  saveSync: (values: Values) => void;
  remove: () => Promise<void>;
};

export type OtherTabChoice = { keep: () => void; take: () => void };

export type SubmitResult =
  | { ok: true; next?: () => void; staysOpen?: true }
  | { ok: false; errors?: Errors; problem?: string };

type CheckResult = { ok: true } | InvalidForm;

const passes = <Check extends CheckResult>(
  checkResult: Check | InvalidForm,
): checkResult is Exclude<Check, InvalidForm> => checkResult.ok;

type Options<Values, Check extends CheckResult> = {
  empty: Values;
  check: (values: Values) => Check | InvalidForm;
  send: (passed: Exclude<Check, InvalidForm>, values: Values) => Promise<SubmitResult>;
  /** The toast's title for the first error; omit to show errors at fields only. */
  invalid?: string;
  /** Must be the same object at every render. */
  draft?: DraftPlace<Values>;
};

type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

function focusOn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  if (field && document.activeElement === field) return;
  // Wait a frame, until the field has its error and is enabled again.
  requestAnimationFrame(() => {
    const invalidField = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field instanceof HTMLElement ? field : invalidField)?.focus();
  });
}

export function useForm<Values extends object, Check extends CheckResult>({
  empty,
  check,
  send,
  invalid,
  draft,
}: Options<Values, Check>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  /** Writing before the draft is read would overwrite it. */
  const [loadedDraft, setLoadedDraft] = useState<DraftPlace<Values>>();
  const isReady = loadedDraft === draft;
  const [restored, setRestored] = useState(false);
  const [elsewhere, setElsewhere] = useState<Values>();
  const [isDraftStored, setDraftStored] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  /** A ref, because changes may come between two renders. */
  const latestValues = useRef(empty);
  const isSending = useRef(false);
  const pendingWrite = useRef(Promise.resolve());
  const queuedDraft = useRef<{ draft: DraftPlace<Values>; values: Values }>(undefined);
  const unsaved = useRef(false);
  const errorToast = useRef<{ field: string; close: () => void }>(undefined);

  const showValues = useCallback((next: Values) => {
    latestValues.current = next;
    setValues(next);
  }, []);

  useEffect(() => {
    if (!draft) return undefined;
    let isMounted = true;
    const startWithValues = (found: Values | null, isStorable: boolean) => {
      if (!isMounted) return;
      startTransition(() => {
        // A draft of an older version lacks newer fields.
        if (found) showValues({ ...empty, ...found });
        setRestored(found !== null);
        setDraftStored(isStorable);
        setLoadedDraft(draft);
      });
    };
    draft.load().then(
      (found) => startWithValues(found, true),
      (error: unknown) => {
        console.warn("The stored form cannot be read:", error);
        startWithValues(null, false);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [draft, empty, showValues]);

  /** Serializes writes, so a removed draft is not stored again. */
  const queueWrite = useCallback((work: () => Promise<void>) => {
    pendingWrite.current = pendingWrite.current.then(work).then(
      () => setDraftStored(true),
      (error: unknown) => {
        console.warn("The form's text cannot be stored:", error);
        setDraftStored(false);
      },
    );
    return pendingWrite.current;
  }, []);

  const storeDraft = (next: Values) => {
    if (!draft) return;
    unsaved.current = true;
    if (queuedDraft.current?.draft === draft) {
      queuedDraft.current.values = next;
      return;
    }
    const queued = { draft, values: next };
    queuedDraft.current = queued;
    void queueWrite(() => {
      if (queuedDraft.current === queued) queuedDraft.current = undefined;
      return draft.save(queued.values).then((replaced) => {
        if (replaced) setElsewhere({ ...empty, ...replaced });
        unsaved.current = queuedDraft.current !== undefined;
      });
    });
  };

  const retryStoreDraft = useEffectEvent(() => {
    if (latestValues.current !== empty) storeDraft(latestValues.current);
  });
  // The network may have lost the chunk that stores drafts.
  useEffect(() => (isDraftStored ? undefined : onConnectionBack(() => retryStoreDraft())), [isDraftStored]);

  useEffect(() => {
    if (!draft) return undefined;
    return onLeave(() => {
      if (unsaved.current) draft.saveSync(latestValues.current);
    });
  }, [draft]);

  const deleteDraft = async () => {
    queuedDraft.current = undefined;
    unsaved.current = false;
    if (draft) await queueWrite(() => draft.remove());
  };

  const clearErrorsOf = (names: readonly string[]) => {
    // Clear a field's error as soon as it is edited, and form-level problems with any change.
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => name in empty && !names.includes(name))),
    );
    if (!errorToast.current || !names.includes(errorToast.current.field)) return;
    errorToast.current.close();
    errorToast.current = undefined;
  };

  const change = (changes: Partial<Values>) => {
    const next = { ...latestValues.current, ...changes };
    showValues(next);
    clearErrorsOf(Object.keys(changes));
    storeDraft(next);
  };

  const showErrors = (found: Errors) => {
    setErrors(found);
    const [field = "", message = ""] = Object.entries(found).find(([, said]) => said) ?? [];
    errorToast.current?.close();
    errorToast.current = invalid ? { field, close: toast({ title: invalid, message, tone: "error" }) } : undefined;
    focusOn(element.current, field);
  };

  const unlock = () => {
    isSending.current = false;
    setBusy(false);
  };

  const submit = async (): Promise<void> => {
    if (isSending.current || !isReady) return;
    isSending.current = true;
    setBusy(true);
    setProblem("");
    try {
      const checkResult = check(latestValues.current);
      setErrors({});
      const outcome: SubmitResult = passes(checkResult) ? await send(checkResult, latestValues.current) : checkResult;
      if (outcome.ok) {
        // Do not await: a slow write must not delay navigation.
        void deleteDraft();
        outcome.next?.();
        if (outcome.staysOpen) unlock();
        return;
      }
      if (outcome.errors) showErrors(outcome.errors);
      if ("problem" in outcome) setProblem(outcome.problem ?? "");
    } catch (error) {
      console.warn("A form could not be sent:", error);
      if (invalid) toast({ title: FORM_FAILED, tone: "error" });
      else setProblem(FORM_FAILED);
    }
    unlock();
  };

  const clear = async (): Promise<void> => {
    showValues(empty);
    setErrors({});
    setProblem("");
    setRestored(false);
    setElsewhere(undefined);
    unlock();
    await deleteDraft();
  };

  const field = <Name extends TextNames<Values>>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as Partial<Values>),
  });

  const dirty = values !== empty && JSON.stringify(values) !== JSON.stringify(empty);
  const isStored = !dirty || (draft !== undefined && isDraftStored);
  const props = {
    ref: element,
    // A reload for a new version waits for forms without this mark (`unsaved.ts`).
    "data-stored": isStored ? "" : undefined,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };

  const closeNotice = () => setElsewhere(undefined);
  const otherTab: OtherTabChoice | undefined =
    elsewhere && JSON.stringify(elsewhere) !== JSON.stringify(values)
      ? {
          keep: closeNotice,
          take: () => {
            change(elsewhere);
            closeNotice();
          },
        }
      : undefined;

  return {
    props,
    otherTab,
    values,
    errors,
    problem,
    busy,
    ready: isReady,
    restored,
    kept: isDraftStored,
    dirty,
    change,
    clear,
    field,
    submit,
  };
}
