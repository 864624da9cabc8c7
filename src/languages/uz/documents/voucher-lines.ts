import { type VoucherLine, voucherValues } from "../../../domain/booking/trip/voucher-lines.ts";

const VOUCHER_LABELS: Record<VoucherLine, string> = { contact_phone: "Safar kuni telefon" };

export const voucherLines: typeof import("../../en/documents/voucher-lines.ts").voucherLines = (view) =>
  voucherValues(view).map(([name, text]) => [VOUCHER_LABELS[name], text]);
