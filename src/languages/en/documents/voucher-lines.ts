import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { type VoucherLine, voucherValues } from "../../../domain/booking/trip/voucher-lines.ts";

const VOUCHER_LABELS: Record<VoucherLine, string> = { contact_phone: "On the day, call" };

export const voucherLines = (view: BookingView): [label: string, text: string][] =>
  voucherValues(view).map(([name, text]) => [VOUCHER_LABELS[name], text]);
