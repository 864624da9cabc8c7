import { money } from "../write.ts";

export const PAYMENTS = {
  revenue: "Total Revenue",
  refunded: (cents: number) => `Refunded: ${money(cents)}`,
  byGiftCard: (cents: number) => `Gift cards paid: ${money(cents)}`,
  noFile: "No file was made",
  empty: "No payments found matching the current filters.",
  choose: "Choose a payment to see its details.",
  notFound: "Payment not found",
  of: (cents: number) => `Payment of ${money(cents)}`,
  details: "Payment details",
  label: (sort: string, descending: boolean) =>
    sort === "created" && descending ? "Payments, the newest first" : `Payments by ${sort}`,
  tripAndName: "Trip and name",
  ids: "ID, booking",
  toList: "Back to the list",
  provider: "Online payment provider",
  notPaid: "Not paid",
  unsent: "Not sent",
  noTitle: "No title",
  reconcile: "Reconcile",
  csv: "Download CSV",
  rows: (rows: number) => `${rows} rows…`,
  unknownCustomer: "Unknown customer",
  sent: { title: "Email Sent", message: "The confirmation is on its way." },
  notSent: "Email Failed",
  resend: "Resend Email",
};
