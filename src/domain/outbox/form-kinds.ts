import type { MessageKind } from "./message-kinds.ts";

type FormFacts = {
  mail: string;
  label: string;
  many: string;
  reply: string;
};

export const FORM_KINDS = {
  contact_message: {
    mail: "New message from the contact form",
    label: "Message",
    many: "Messages",
    reply: "Your message to us",
  },
  trip_request: {
    mail: "New custom trip request",
    label: "Trip request",
    many: "Trip requests",
    reply: "Your trip to Uzbekistan",
  },
} as const satisfies Partial<Record<MessageKind, FormFacts>>;

export type FormKind = keyof typeof FORM_KINDS;

export const FORM_KIND_NAMES = Object.keys(FORM_KINDS) as [FormKind, ...FormKind[]];

export const isFormKind = (kind: string): kind is FormKind => kind in FORM_KINDS;
