export const MESSAGE_KINDS = {
  contact_message: { verb: "submit_contact_message", argument: "message" },
  waiting_list: { verb: "join_waiting_list", argument: "entry" },
  leave_list: { verb: "leave_waiting_list", argument: null },
  trip_request: { verb: "submit_trip_request", argument: "request" },
  review: { verb: "submit_review", argument: "review" },
  check_in: { verb: "report_check_in", argument: "fact" },
  guide_cash: { verb: "report_cash", argument: "cash" },
  meeting_seen: { verb: "acknowledge_meeting", argument: "ack" },
  travelers: { verb: "save_travelers", argument: "list" },
  cancel: { verb: "cancel_my_booking", argument: null },
  move: { verb: "move_my_booking", argument: null },
  gift_card: { verb: "use_gift_card", argument: null },
} as const satisfies Record<string, { verb: string; argument: string | null }>;

export type MessageKind = keyof typeof MESSAGE_KINDS;
