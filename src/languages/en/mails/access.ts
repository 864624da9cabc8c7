import type { MailLetter } from "../../../domain/contact/mail-letter.ts";
import { day } from "../write.ts";

const IGNORE = "Didn't ask for this? You can ignore this email.";

const RIGHTS = {
  owner: "As an owner you can do everything at the desk, including refunds, settings, and who works there.",
  office:
    "As a member of the office you handle bookings, departures, incoming payments, and the catalog. Refunds, settings and people are left to the owners.",
};

export const ACCESS_MAILS = {
  tripLink: ({ title, check_in, reference }: { title: string; check_in: string; reference: string }) =>
    `${title}, ${day(check_in)} (${reference})`,
  links: (found: boolean, byDesk: boolean): MailLetter => ({
    subject: "Your bookings",
    title: "Your bookings",
    paragraphs: [
      found
        ? `${byDesk ? "Here are the links to your bookings." : "You asked for the links to your bookings."} Anyone with a link can open that trip, so keep this email private.`
        : "You asked for your bookings, but we have none under this address.",
    ],
    ...(byDesk ? {} : { closing: IGNORE }),
  }),
  ownData: {
    subject: "Your data",
    title: "See, download or erase your data",
    paragraphs: [
      "You asked for a link to what we keep about you. It works for one hour, on the device that opens it first.",
      "Anyone who opens it can read and erase your data, so keep this email private.",
    ],
    label: "Open your data",
    closing: "Didn't ask for this? You can ignore this email: nothing happens.",
  },
  guide: (name: string | null) => ({
    subject: "Your guide account",
    title: "Your departures on your phone",
    paragraphs: [
      `${name ? `${name}, you` : "You"} are invited to the guide's page: the departures you lead, who travels, and who has arrived. It works offline once you have opened it online.`,
      "Open the link on the phone you take with you, then sign in or create an account. The link works once, for 7 days.",
      "Anyone who opens it can use your account, so keep this email private.",
    ],
    label: "Open the guide's page",
    closing: "Don't guide for us? You can ignore this email.",
  }),
  desk: (role: keyof typeof RIGHTS, address: string) => ({
    subject: "Your account at the desk",
    title: "You are invited to the desk",
    paragraphs: [
      RIGHTS[role],
      `Open the link, then create an account with this address (${address}) and a password, or sign in if you have one. The link works once, for 7 days.`,
    ],
    label: "Join the desk",
    closing: "Don't work with us? You can ignore this email.",
  }),
};
