import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useRef } from "react";
import { AUTH_FORM, AUTH_PAGE } from "#texts/auth.ts";
import { language } from "#texts/write.ts";
import { type AuthAnswer, requestNewPassword, setPassword, signIn, signUp } from "../../data/remote/auth.ts";
import { forgottenSchema, newPasswordSchema, signInSchema, signUpSchema } from "../../domain/access/check-sign-in.ts";
import type { Language } from "../../domain/languages.ts";
import { AuthForm, useAuthForm } from "./auth-form.tsx";
import { passwordResetMessage, passwordMessage, signInMessage, signUpMessage } from "./auth-problems.ts";
import { forgetStoredSession } from "./session-store.ts";

const email = {
  label: AUTH_FORM.email,
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  required: true,
} as const;

const password = {
  label: AUTH_FORM.password,
  autoComplete: "current-password",
  required: true,
  visibilityToggleButtonProps: { "aria-label": AUTH_FORM.showPassword },
} as const;
const newPassword = { ...password, description: AUTH_FORM.passwordRule, autoComplete: "new-password" } as const;

/** A previous user's session must not survive a new sign-in. */
const eraseThenSend =
  <Form,>(send: (form: Form, shown: Language) => Promise<AuthAnswer>) =>
  (form: Form): Promise<AuthAnswer> => {
    forgetStoredSession();
    return send(form, language);
  };

export function SignInForm({ done, forgotten }: { done: () => void; forgotten: () => void }) {
  const form = useAuthForm({
    empty: { email: "", password: "" },
    schema: signInSchema,
    send: eraseThenSend(signIn),
    messageOf: signInMessage,
    done,
  });
  return (
    <AuthForm form={form} send={AUTH_PAGE.signIn}>
      <TextInput {...email} {...form.field("email")} />
      <PasswordInput {...password} {...form.field("password")} />
      <Button variant="subtle" size="compact-md" justify="flex-start" className="flush" onClick={forgotten}>
        {AUTH_FORM.forgotten}
      </Button>
    </AuthForm>
  );
}

export function SignUpForm({ done }: { done: () => void }) {
  const form = useAuthForm({
    empty: { first_name: "", last_name: "", email: "", password: "" },
    schema: signUpSchema,
    send: eraseThenSend(signUp),
    messageOf: signUpMessage,
    done,
  });
  return (
    <AuthForm form={form} send={AUTH_PAGE.signUp}>
      <TextInput label={AUTH_FORM.firstName} required autoComplete="given-name" {...form.field("first_name")} />
      <TextInput label={AUTH_FORM.lastName} required autoComplete="family-name" {...form.field("last_name")} />
      <TextInput {...email} {...form.field("email")} />
      <PasswordInput {...newPassword} {...form.field("password")} />
    </AuthForm>
  );
}

export function ForgottenForm({ done, back }: { done: () => void; back: () => void }) {
  const form = useAuthForm({
    empty: { email: "" },
    schema: forgottenSchema,
    send: ({ email: address }) => requestNewPassword(address, language),
    messageOf: passwordResetMessage,
    done,
  });
  return (
    <AuthForm form={form} send={AUTH_FORM.mailLink}>
      <TextInput {...email} {...form.field("email")} />
      <Button variant="subtle" size="compact-md" justify="flex-start" className="flush" onClick={back}>
        {AUTH_FORM.back}
      </Button>
    </AuthForm>
  );
}

export function NewPasswordForm({ done }: { done: () => void }) {
  const unansweredPassword = useRef("");
  const savePassword = async (wanted: string): Promise<AuthAnswer> => {
    const answer = await setPassword(wanted);
    // Supabase answers 'same password' if a lost first try already saved it.
    if (!answer.ok && answer.code === "same_password" && unansweredPassword.current === wanted) return { ok: true };
    if (!answer.ok && answer.code === "unreachable") unansweredPassword.current = wanted;
    return answer;
  };
  const form = useAuthForm({
    empty: { password: "" },
    schema: newPasswordSchema,
    send: (form) => savePassword(form.password),
    messageOf: passwordMessage,
    done,
  });
  return (
    <AuthForm form={form} send={AUTH_FORM.savePassword}>
      <PasswordInput {...newPassword} label={AUTH_FORM.newPassword} {...form.field("password")} />
    </AuthForm>
  );
}
