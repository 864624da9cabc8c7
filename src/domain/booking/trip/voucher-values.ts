import type { Field } from "../../catalogue/fields/field.ts";
import { meetingFields } from "../../catalogue/fields/meeting.ts";
import type { BookingView } from "../booking-view.ts";

type MeetingFields = typeof meetingFields;
export type VoucherLine = {
  [Name in keyof MeetingFields]: MeetingFields[Name] extends { voucher: "line" } ? Name : never;
}[keyof MeetingFields];

export function voucherValues(view: BookingView): [name: VoucherLine, text: string][] {
  const values: Readonly<Record<string, unknown>> = view;
  return Object.entries<Field>(meetingFields).flatMap(([name, { voucher }]) => {
    const value = values[name];
    return voucher === "line" && value ? [[name as VoucherLine, String(value)] as [VoucherLine, string]] : [];
  });
}
