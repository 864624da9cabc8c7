import { Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import type { FormEvent, ReactNode, RefObject } from "react";
import { MESSAGE_FIELDS } from "#texts/contact.ts";
import { OtherTab } from "../../shared/form/other-tab.tsx";
import type { OtherTabChoice } from "../../shared/form/use-form.ts";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { MessageStatus } from "./message-status.tsx";

type Field = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};
type Props = {
  message: {
    props: { ref: RefObject<HTMLFormElement | null>; noValidate: boolean; onSubmit: (event: FormEvent) => void };
    ready: boolean;
    busy: boolean;
    otherTab: OtherTabChoice | undefined;
    field: (name: "name" | "email" | "phone") => Field;
    queuedId: string | undefined;
    startAnew: () => void;
  };
  send: string;
  children: ReactNode;
};

export function MessageForm({ message, send, children }: Props) {
  const { props, ready, busy, otherTab, field, queuedId, startAnew } = message;
  if (queuedId) return <MessageStatus id={queuedId} startAnew={startAnew} />;
  return (
    <form {...props}>
      <OtherTab choice={otherTab} />
      <FormFields ready={ready} className="surface stack">
        <TextInput label={MESSAGE_FIELDS.name} required autoComplete="name" {...field("name")} />
        <div className="pair">
          <TextInput
            label={MESSAGE_FIELDS.email}
            required
            type="email"
            autoComplete="email"
            inputMode="email"
            {...field("email")}
          />
          <TextInput label={MESSAGE_FIELDS.phone} type="tel" autoComplete="tel" inputMode="tel" {...field("phone")} />
        </div>
        {children}
        <Button type="submit" loading={busy}>
          {send}
        </Button>
      </FormFields>
    </form>
  );
}
