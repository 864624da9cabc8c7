import type { StoredName } from "../../../domain/device/stored-names.ts";

export const STORED_DATA_TEXTS: Record<StoredName, string> = {
  "cache: workbox-precache": "The app's own files, so that every page opens even offline",
  "cache: pictures": "Pictures you have seen, so that they show offline; the oldest are removed first",
  "cache: request-copies": "The same copy, because a browser that crashes loses the newest of its local storage",
  "cache: previous-version": "Parts of the version before an update, for tabs that are still open",
  "cache: used-parts": "Parts of the operator's desk that were opened once, and of the guides' pages",
  "database journey: destinations": "The catalog's destinations, so that you can browse and search offline",
  "database journey: tours": "The catalog's tours, so that you can browse and search offline",
  "database journey: packages": "The catalog's packages, so that you can browse and search offline",
  "database journey: translations": "The texts of the catalog in each language you use, so that they are there offline",
  "database journey: departures": "Price and seats of each departure where they differ from the trip's",
  "database journey: state":
    "How old the catalog is, seats left and reviews as last known, public keys of vouchers, settings, trips being imported, receipts a guide gave you; for operators what their desk last loaded of the coming days, until they sign out",
  "database journey: bookings": "Your bookings with their vouchers",
  "database journey: companion_trips": "Trips that others shared with you, with your own voucher",
  "database journey: outbox":
    "Bookings, lists of travelers, your own details, messages and check-ins that are queued to be sent",
  "database journey: drafts": "Forms you filled in and have not sent",
  "database journey: saved": "Which pages and trips you saved for offline",
  "database journey: saved_files": "The pictures of what you saved for offline",
  "database journey: recent": "Which tours and destinations you looked at last, to show them again",
  "database journey: roster":
    "Only for guides: the departures they lead, with names, phones and diets; gone at sign-out or when they end",
  "database journey: errors": "Errors of the app without personal data, until our server has them",
  "database journey: guide_reports":
    "Only for guides: who arrived and what was paid on the spot, until our server has it",
  "local storage: journey-auth": "Only if you sign in: your session, so that you stay signed in",
  "local storage: journey-auth-role":
    "Only if you sign in: whether you work at the desk, as an owner or in the office, or as a guide",
  "local storage: journey-invitation":
    "Only if you follow an invitation to guide or to the desk: that invitation, until you are signed in",
  "local storage: journey-kept-trips": "How many trips this device has, to notice when the browser cleared them",
  "local storage: journey-visits": "How often the app was opened, to offer installing it at the second visit",
  "local storage: journey-install-declined": "That you don't want to install the app, so that it is not offered again",
  "local storage: journey-clock":
    "How far this device's clock is from ours, so that dates are right without a connection",
  "local storage: journey-unsaved-draft":
    "What you typed last in a form when you left the page, until you open the form again",
  "local storage: journey-request-copies":
    "A small copy of each request that is not answered yet: tour, date, guests and its key, but no names. If the browser deletes the database, it tells you what was lost",
  "local storage: journey-currency": "The currency that prices are also shown in, if you chose one",
  "local storage: journey-language": "The language you chose",
  "local storage: journey-desk-columns": "How wide you made the columns of the operator's tables",
  "local storage: journey-settlement-columns":
    "Only at the operator's desk: which column of the payment provider's file is which",
  "local storage: journey-first-steps-hidden": "Only at the operator's desk: that the first steps were dismissed",
  "local storage: mantine-color-scheme-value": "Light, dark or as your device, if you chose",
  "session storage: journey-kept-trips": "The same number, until this tab is closed",
  "session storage: journey-this-visit": "That this visit was counted, until this tab is closed",
  "session storage: journey-data-key":
    "Only if you open a link to your data: a key that lets no other device use the link, until this tab is closed",
  "session storage: journey-language-scroll":
    "How far you had scrolled when you changed the language, until the page is shown",
  "session storage: journey-recovered-at": "When the app last repaired itself, until this tab is closed",
};
