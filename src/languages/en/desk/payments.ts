import { count, day, money } from "../write.ts";

export const PAYMENTS = {
  revenue: "Total Revenue",
  refunded: (cents: number) => `Refunded: ${money(cents)}`,
  byGiftCard: (cents: number) => `Gift cards paid: ${money(cents)}`,
  tabsLabel: "Parts of this page",
  tabs: { payments: "Payments", books: "Books", rates: "Rates" },
  noFile: "No file was made",
  empty: "No payments found matching the current filters.",
  choose: "Choose a payment to see its details.",
  notFound: "Payment not found",
  cardOverspent:
    "More was refunded than the gift card still held. The part already spent is the shop's loss: goodwill in the books.",
  cardOfNobody:
    "The buyer was erased before this money arrived, so nobody holds the code of the gift card. Refund it with the payment provider.",
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
  eventSource: (source: string, outcome: string) => ` by ${source}${outcome ? `, ${outcome}` : ""}`,
  chargedAs: (cents: number, currency: string) => `, charged as ${(cents / 100).toFixed(2)} ${currency}`,
  handedOver: (amount: string) => `, handed over as ${amount}`,
  trip: (title: string, date: string, guests: number) => `: ${title}, ${day(date)}, ${count(guests, "guest")}`,
};
