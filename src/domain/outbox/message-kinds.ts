type MessageFacts = {
  /** The function of the database that takes it, and under which argument. */
  verb: string;
  argument: string;
  /** What the operator's mail calls it, what the desk calls one and many of them, and the subject of its answer. */
  mail: string;
  label: string;
  many: string;
  reply: string;
};

/** Every kind of message the outbox carries. What else must know a kind is typed by these names and does not compile without. */
export const MESSAGE_KINDS = {
  contact_message: {
    verb: "submit_contact_message",
    argument: "message",
    mail: "New message from the contact form",
    label: "Message",
    many: "Messages",
    reply: "Your message to us",
  },
  trip_request: {
    verb: "submit_trip_request",
    argument: "request",
    mail: "New custom trip request",
    label: "Trip request",
    many: "Trip requests",
    reply: "Your trip to Uzbekistan",
  },
} as const satisfies Record<string, MessageFacts>;

export type MessageKind = keyof typeof MESSAGE_KINDS;

export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]];

export const isMessageKind = (kind: string): kind is MessageKind => kind in MESSAGE_KINDS;
