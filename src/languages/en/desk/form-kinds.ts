import type { FormKind } from "../../../domain/outbox/message-kinds.ts";

export const FORM_KINDS: Record<FormKind, { mail: string; label: string; many: string; reply: string }> = {
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
};
