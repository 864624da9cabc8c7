import { Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import type { ReactNode } from "react";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import classes from "./contact.module.css";
import { MessageStatus } from "./message-status.tsx";
import type { MessageFormState } from "./use-message-form.ts";

type Props<Name extends string> = {
  message: MessageFormState<Name | "name" | "email" | "phone">;
  send: string;
  children: ReactNode;
};

/** Who writes, what they write, and after sending: what became of it. */
export const MessageForm = <Name extends string>({ message, send, children }: Props<Name>) => {
  const { form, ready, field, submit, queuedId, startAnew } = message;
  if (queuedId) return <MessageStatus id={queuedId} startAnew={startAnew} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormFields ready={ready} className={classes.form}>
        <TextInput label="Your name" required autoComplete="name" {...field("name")} />
        <div className={classes.pair}>
          <TextInput label="Email" required type="email" autoComplete="email" inputMode="email" {...field("email")} />
          <TextInput label="Phone (optional)" type="tel" autoComplete="tel" inputMode="tel" {...field("phone")} />
        </div>
        {children}
        <Button type="submit">{send}</Button>
      </FormFields>
    </form>
  );
};
