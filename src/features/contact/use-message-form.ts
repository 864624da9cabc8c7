import { type RefObject, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { draftKey, readDraft, removeDraft, saveDraft } from "../../data/local/drafts.ts";
import { enqueueMessage } from "../../data/sync/outbox/outbox.ts";
import type { MessageKind } from "../../domain/outbox/message-kinds.ts";
import { toast } from "../../shared/ui/toast.ts";

type Fields = Record<string, string>;
type Errors = Record<string, string | undefined>;

type Options<Input extends Fields, Output> = {
  kind: MessageKind;
  empty: Input;
  schema: v.GenericSchema<Input, Output>;
  toPayload: (form: Output) => Record<string, unknown>;
};

export type MessageFormState<Name extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** The disk has been asked for what was typed before. */
  ready: boolean;
  field: (name: Name) => FieldProps;
  submit: () => Promise<void>;
  queuedId: string | undefined;
  startAnew: () => void;
};

type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** A form that is kept as it is typed, and whose message is on the disk before anything is said to be kept. */
export const useMessageForm = <Input extends Fields, Output>({
  kind,
  empty,
  schema,
  toPayload,
}: Options<Input, Output>): MessageFormState<keyof Input & string> => {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [queuedId, setQueuedId] = useState<string>();
  const [ready, setReady] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  useEffect(() => {
    const restore = async () => {
      const draft = await readDraft(draftKey.message(kind));
      if (draft) setValues({ ...empty, ...draft });
    };
    restore()
      .catch((error: unknown) => console.warn("No drafts on this device:", error))
      .finally(() => setReady(true));
  }, [kind, empty]);

  const change = (field: keyof Input & string) => (event: { currentTarget: { value: string } }) => {
    const next = { ...values, [field]: event.currentTarget.value };
    setValues(next);
    setErrors((known) => ({ ...known, [field]: undefined }));
    saveDraft(draftKey.message(kind), next).catch((error: unknown) => console.warn("The draft is not kept:", error));
  };

  const refuse = (issues: Errors) => {
    setErrors(issues);
    const first = Object.keys(values).find((field) => issues[field]);
    toast({ title: "Please check your information", message: (first && issues[first]) || "", tone: "error" });
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async () => {
    // Pressed twice, it is one message.
    if (sending.current) return;
    sending.current = true;
    try {
      await enqueue();
    } finally {
      sending.current = false;
    }
  };

  const enqueue = async () => {
    const parsed = v.safeParse(schema, values);
    if (!parsed.success) {
      const issues: Errors = {};
      for (const issue of parsed.issues) issues[v.getDotPath(issue) ?? ""] ??= issue.message;
      refuse(issues);
      return;
    }
    const answer = await enqueueMessage({ kind, payload: toPayload(parsed.output) });
    if (!answer.ok) {
      const message = "This device is out of storage. What you typed is still here; please email us instead.";
      toast({ title: "Not kept", message, tone: "error" });
      return;
    }
    await removeDraft(draftKey.message(kind));
    setValues(empty);
    setQueuedId(answer.id);
  };

  const field = (name: keyof Input & string) => ({
    name,
    value: values[name] ?? "",
    error: errors[name],
    onChange: change(name),
  });

  return { form, ready, field, submit, queuedId, startAnew: () => setQueuedId(undefined) };
};
