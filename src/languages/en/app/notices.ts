import { count } from "../write.ts";

export const CONNECTION_NOTICES = {
  online: "",
  slow: "Slow connection: what you see may be a little old",
  offline: "No connection: showing what is on this device",
  login_page: "This network requires a login: showing what is on this device",
};

export const UPDATE_NOTICE = {
  ready: "A new version is ready. What you typed is saved.",
  waits: "What you typed is not saved yet. Send it or close the form: the app then reloads automatically.",
  reload: "Reload",
};

export const REPAIR_NOTICES = {
  refused:
    "Private browsing? Trips can't be saved offline here, and what you type is lost when you close this page. Otherwise close other tabs of this site and open it again.",
  cleared: (trips: number) => [
    `Your browser cleared ${count(trips, "saved trip")}. Your bookings are safe: `,
    { trips: "email me my bookings" },
    ".",
  ],
  lost: (requests: number) => [
    `Your browser deleted ${count(requests, "request")} that we had not answered: `,
    { lost: "see what was lost" },
    ". ",
  ],
  emptyApp: ["The app starts empty here. Booked before? ", { trips: "Import your trips" }, "."],
  incomplete: (missing: number, files: number) =>
    `${missing} of ${files} parts of the app are missing on this device and download again once you are online. Until then some pages may not open offline.`,
  dismiss: "Dismiss",
};

export const TRIPS_BANNER = {
  more: (others: number) => `, and ${others} more`,
};

export const CHECKING_ACCESS: string = "Checking your access… If you're offline, this continues once you are online.";

export const SAVE_FOR_OFFLINE: string = "Save for offline";
