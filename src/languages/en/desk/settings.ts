import type { TextGroup, TextSetting } from "../../../domain/desk/settings/settings-form.ts";

type Label = { label: string; hint?: string; choices?: readonly { value: string; label: string }[] };

const YES_OR_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

const SOURCE: Label = { label: "Source", hint: "Shown beside the figure on the About page" };

export const TEXT_LABELS: Readonly<Record<TextSetting, Label>> = {
  name: { label: "Name of the shop" },
  since: { label: "Since", hint: "The year in the footer" },
  licence_number: { label: "License number", hint: "Of the tour operator's license" },
  legal_name: { label: "Legal name", hint: "In terms, receipts and invoices; empty: the shop's name" },
  tax_number: {
    label: "Tax number",
    hint: "On terms and papers and in fiscal baskets; pages hide one of 14 digits, which names a person",
  },
  email: { label: "Email", hint: "On pages, mails and papers; travelers' replies go here" },
  phone: {
    label: "Phone",
    hint: "Also on the voucher of a trip that has no number of its own; a change is sent to travelers who have booked one",
  },
  address: { label: "Office address" },
  office_hours: { label: "Office hours" },
  instagram: { label: "Instagram" },
  facebook: { label: "Facebook" },
  telegram: { label: "Telegram" },
  tripadvisor: { label: "Tripadvisor" },
  unesco_sites: { label: "UNESCO sites" },
  unesco_source: SOURCE,
  travelers: { label: "Happy travelers" },
  travelers_source: SOURCE,
  rating: { label: "Rating", hint: "Replaced by your reviews as soon as there is one" },
  rating_source: SOURCE,
  review_count: { label: "Reviews behind that rating" },
  mail_name: { label: "Sender's name" },
  mail_from: { label: "Sender's address", hint: "Your mail service must allow this address" },
  mail_to: { label: "Where our own mails go", hint: "Travelers' questions and alarms" },
  fiscal_mxik: { label: "MXIK (IKPU)", hint: "Of tours, packages and options that have none of their own" },
  fiscal_package_code: { label: "Package code" },
  fiscal_vat: { label: "Prices include VAT", choices: YES_OR_NO },
  cash_ceiling_som: { label: "Cash ceiling (som)", hint: "Of one sale, by the law" },
};

export const GROUPS: Readonly<Record<TextGroup, { title: string; lead: string }>> = {
  shop: { title: "Shop", lead: "Empty fields are not shown anywhere." },
  contacts: { title: "Contacts", lead: "The same on every page, mail and paper." },
  home: { title: "Figures of the home page", lead: "Empty figures are not shown." },
  law: {
    title: "Fiscal receipts and cash",
    lead: "The bank registers the codes before the first payment. Without them and the tax number payments have no fiscal receipt.",
  },
  mails: {
    title: "Mails",
    lead: "Empty: the sender in the environment of the edge functions. Mails about accounts get this sender at the next `npm run deploy`.",
  },
};

export const SETTINGS = {
  ownersOnly: "Only owners can change these.",
  save: "Save",
  saved: "Settings saved",
  notSaved: "Settings not saved",
  unchanged: "Nothing was changed.",
  prices: {
    title: "Prices and deposit",
    lead: "For new bookings. Bookings made before keep their fees and deposit.",
    fees: "Taxes and fees (%)",
    over: "Deposit for totals over ($)",
    percent: "Deposit (%)",
    percentHint: "Empty: travelers always pay in full",
    days: "Balance due, days before departure",
    wrong: {
      fees_percent: "A whole percentage from 0 to 30",
      over: "An amount such as 2000",
      deposit_percent: "A whole percentage from 1 to 99, or empty",
      balance_days_before: "Whole days from 0 to 365",
    },
  },
  office: {
    title: "Office on the map",
    lead: "Shown with the address on the pages About us and Contact. Empty: no map.",
    place: "Place of the office",
  },
  people: {
    title: "People",
    lead: "Founders and guides, on the page About us in this order. An empty list shows nothing.",
    list: "People on the page",
    one: "Person",
    name: "Name",
    role: "Role",
    words: "One sentence",
    field: (place: number, field: string) => `Person ${place}: ${field}`,
  },
  tiers: {
    title: "Cancellation",
    lead: (version: string) =>
      `Version ${version}. Saving makes a new version for new bookings; bookings made before keep theirs.`,
    daysHead: "Days before departure, at least",
    percentHead: "Refund (%)",
    days: (place: number) => `Step ${place}: days before departure, at least`,
    percent: (place: number) => `Step ${place}: refund (%)`,
    add: "Add a step",
    remove: (place: number) => `Remove step ${place}`,
    fee: "Fee per person in the earliest step ($)",
    wrong:
      "Each step needs different whole days (the last one 0) and a whole percentage, and a later cancellation may not refund more. At most 8 steps.",
  },
  currencies: {
    title: "Currencies",
    lead: "Prices are in dollars. Travelers can also see them in the ticked currencies.",
    rates: "Set the rates",
    charged: "The payment provider charges",
    chargedHint: "As in your contract with the provider",
    effect: (to: string, from: string, price: string | undefined) =>
      `New payment pages charge ${to}${price ? `: a trip of $1,000 costs ${price}` : ""}. Payment pages that are open already, refunds of earlier payments and balances of paid deposits stay in ${from}.`,
    noRate: (to: string) =>
      `There is no rate of the last 30 days for ${to}, so no traveler could pay by card. Set the rate first.`,
  },
};
