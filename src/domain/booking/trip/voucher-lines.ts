import type { Field } from "../../catalogue/fields/field.ts";
import { meetingFields } from "../../catalogue/fields/meeting.ts";
import type { BookingView } from "../booking-view.ts";

export function voucherLines(view: BookingView): [label: string, text: string][] {
  const values: Readonly<Record<string, unknown>> = view;
  return Object.entries<Field>(meetingFields).flatMap(([name, { voucher }]) => {
    const value = values[name];
    return typeof voucher === "object" && value ? [[voucher.line, String(value)] as [string, string]] : [];
  });
}
