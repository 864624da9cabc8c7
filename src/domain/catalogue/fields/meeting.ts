import type { Fields } from "./field.ts";

/** The service worker bundles these fields and no others of a tour. */
export const meetingFields = {
  meeting_point: {
    kind: "note",
    most: 500,
    voucher: "meeting",
  },
  meeting_time: { kind: "time", narrow: true, voucher: "meeting" },
  contact_phone: {
    kind: "phone",
    narrow: true,
    voucher: "line",
  },
  meeting_latitude: {
    kind: "latitude",
    voucher: "meeting",
  },
  meeting_longitude: { kind: "longitude", voucher: "meeting" },
} as const satisfies Fields;
