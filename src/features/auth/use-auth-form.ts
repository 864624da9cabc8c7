import { useRef, useState } from "react";
import * as v from "valibot";
import type { AuthAnswer, AuthRefusal } from "../../data/remote/auth.ts";
import { UNEXPECTED } from "./messages.ts";

type Fields = Record<string, string>;
type Options<Input extends Fields, Output> = {
  empty: Input;
  schema: v.GenericSchema<Input, Output>;
  send: (form: Output) => Promise<AuthAnswer>;
  messageOf: (refusal: AuthRefusal) => string;
  done: (form: Output) => void;
};

/** One form of the auth screen: checks, sends once, and says at the form what the server answered. */
export const useAuthForm = <Input extends Fields, Output>({
  empty,
  schema,
  send,
  messageOf,
  done,
}: Options<Input, Output>) => {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const check = (): Output | undefined => {
    const parsed = v.safeParse(schema, values);
    if (parsed.success) return parsed.output;
    const found: Partial<Record<string, string>> = {};
    for (const issue of parsed.issues) found[v.getDotPath(issue) ?? ""] ??= issue.message;
    setErrors(found);
    const first = Object.keys(values).find((name) => found[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return undefined;
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    setProblem("");
    const output = check();
    if (output === undefined) return;
    setBusy(true);
    try {
      const answer = await send(output);
      if (answer.ok) done(output);
      else setProblem(messageOf(answer));
    } catch (error) {
      console.warn("auth:", error);
      setProblem(UNEXPECTED);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof Input & string) => ({
    name,
    value: values[name] ?? "",
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((known) => ({ ...known, [name]: undefined }));
    },
  });

  return { form, field, submit, problem, busy };
};
