import { Alert, Button } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { FormEvent, ReactNode, RefObject } from "react";
import type * as v from "valibot";
import type { AuthAnswer, AuthRefusal } from "../../data/remote/auth.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";

type Options<Input, Output> = {
  empty: Input;
  schema: v.GenericSchema<Input, Output>;
  send: (form: Output) => Promise<AuthAnswer>;
  messageOf: (refusal: AuthRefusal) => string;
  done: () => void;
};

export function useAuthForm<Input extends Record<string, string>, Output>(options: Options<Input, Output>) {
  const { empty, schema, send, messageOf, done } = options;
  return useForm({
    empty,
    check: checkWith(schema),
    send: async ({ output }: ValidForm<Output>) => {
      const answer = await send(output);
      return answer.ok ? { ok: true, next: done } : { ok: false, problem: messageOf(answer) };
    },
  });
}

type Props = {
  form: {
    props: { ref: RefObject<HTMLFormElement | null>; noValidate: boolean; onSubmit: (event: FormEvent) => void };
    problem: string;
    busy: boolean;
  };
  send: string;
  children: ReactNode;
};

export const AuthForm = ({ form: { props, problem, busy }, send, children }: Props) => (
  <form {...props} className="stack">
    {children}
    <div role="alert">{problem ? <Alert color="red">{problem}</Alert> : null}</div>
    <Button type="submit" loading={busy} size="md">
      {send}
    </Button>
  </form>
);
