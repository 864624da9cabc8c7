import type { Fields } from "./field.ts";

/** The service worker bundles these fields and no others of a tour. */
export const meetingFields = {
  meeting_point: {
    kind: "note",
    most: 500,
    part: "On the voucher (optional)",
    voucher: "meeting",
  },
  meeting_time: { kind: "time", placeholder: "08:30", narrow: true, voucher: "meeting" },
  contact_phone: {
    kind: "phone",
    narrow: true,
    voucher: "line",
  },
  meeting_latitude: {
    kind: "latitude",
    ask: "Meeting point on the map",
    voucher: "meeting",
  },
  meeting_longitude: { kind: "longitude", voucher: "meeting" },
} as const satisfies Fields;
