type Kind = {
  verb: string;
  /** The verb's only argument; null if the payload's fields are its arguments. */
  argument: string | null;
  /** A newer entry replaces the queued one of the same trip; "ask" marks requests that change the booking itself. */
  trip?: "tell" | "ask";
  /** No page shows it, so a refused entry is dropped. */
  silent?: true;
};

export const MESSAGE_KINDS = {
  contact_message: { verb: "submit_contact_message", argument: "message" },
  waiting_list: { verb: "join_waiting_list", argument: "entry" },
  leave_list: { verb: "leave_waiting_list", argument: null },
  trip_request: { verb: "submit_trip_request", argument: "request" },
  check_in: { verb: "report_check_in", argument: "fact" },
  guide_cash: { verb: "report_cash", argument: "cash" },
  companion_details: { verb: "save_companion_details", argument: "details" },
  travelers: {
    verb: "save_travelers",
    argument: "list",
    trip: "tell",
  },
  review: {
    verb: "submit_review",
    argument: "review",
    trip: "tell",
  },
  meeting_seen: {
    verb: "acknowledge_news",
    argument: "ack",
    trip: "tell",
  },
  news_seen: { verb: "acknowledge_news", argument: "ack", silent: true },
  news_off: { verb: "unfollow_news", argument: "channel", silent: true },
  cancel: {
    verb: "cancel_my_booking",
    argument: null,
    trip: "ask",
  },
  move: {
    verb: "move_my_booking",
    argument: null,
    trip: "ask",
  },
  gift_card: {
    verb: "use_gift_card",
    argument: null,
    trip: "ask",
  },
} as const satisfies Record<string, Kind>;

export type MessageKind = keyof typeof MESSAGE_KINDS;
type KindWith<Facts> = {
  [Name in MessageKind]: (typeof MESSAGE_KINDS)[Name] extends Facts ? Name : never;
}[MessageKind];
export type TripMessageKind = KindWith<{ trip: string }>;
export type TripAction = KindWith<{ trip: "ask" }>;

export const TRIP_MESSAGES = Object.keys(MESSAGE_KINDS).filter(
  (kind): kind is TripMessageKind => "trip" in MESSAGE_KINDS[kind as MessageKind],
);
export const TRIP_ACTIONS = TRIP_MESSAGES.filter((kind): kind is TripAction => MESSAGE_KINDS[kind].trip === "ask");
export const isTripAction = (kind: MessageKind): kind is TripAction => TRIP_ACTIONS.some((ask) => ask === kind);

export const isSilent = (kind: MessageKind): boolean => "silent" in MESSAGE_KINDS[kind];

/** Holds no traveler's name and is shown by no trip. */
export const isGuideReport = (kind: string): boolean => kind === "check_in" || kind === "guide_cash";

export const tripMessageId = (kind: TripMessageKind, bookingId: string): string => `${kind}:${bookingId}`;
export const isTripMessage = (kind: TripMessageKind, id: string): boolean => id.startsWith(`${kind}:`);

export function bookingOf(entryId: string): string | null {
  const messageKind = TRIP_MESSAGES.find((one) => isTripMessage(one, entryId));
  return messageKind === undefined ? null : entryId.slice(messageKind.length + 1);
}

export const companionDetailsId = (companionId: string): string => `companion_details:${companionId}`;

export const FORM_KIND_NAMES = ["contact_message", "trip_request"] as const satisfies readonly MessageKind[];

export type FormKind = (typeof FORM_KIND_NAMES)[number];

export const isFormKind = (kind: string): kind is FormKind => FORM_KIND_NAMES.some((name) => name === kind);
