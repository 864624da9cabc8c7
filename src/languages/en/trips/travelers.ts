import { count, day } from "../write.ts";

export const TRAVELERS = {
  title: "Travelers",
  ask: (departure: string | null) =>
    `Add traveler details${departure === null ? "" : ` before ${day(departure)}`}. Hotels and trains require them. Leave blank what you don't know yet.`,
  newerElsewhere: "You saved a newer list on another device: we have that one, and it is below.",
  sent: "Sent: we have your list.",
  named: (named: number, guests: number) => `It has details for ${named} of ${count(guests, "guest")}.`,
  changeable: "You can change it until the trip ends.",
  guest: (place: number) => `Guest ${place}`,
  filledIn: (place: number, name: string) => `Guest ${place}: filled in by ${name}.`,
  fields: {
    name: "Full name",
    birth_year: "Year of birth",
    nationality: "Nationality",
    diet: "Diet or allergies",
    note: "Anything else",
  },
  fold: (missing: number) =>
    missing === 0 ? "Traveler details" : `${count(missing, "guest needs", "guests need")} details`,
  all: (guests: number) => `Show all ${guests} guests`,
  draft: "Draft saved on this device. Save the list to send it to us.",
  draftLost: "This device can't save drafts: save the list before you leave this page.",
  save: "Save travelers",
  invalid: "Please check the travelers",
  notStored: "This device is out of storage. What you typed is still here.",
  elsewhere: "To change this list, open the trip with the link in your email.",
  sendMine: "Use my list instead",
  keepTheirs: "Keep the newer list",
  refusals: {
    newer_list: "A newer list was saved on another device, so this one was not sent. The newer one is below.",
    trip_over: "This trip has ended or was cancelled, so your list was not sent.",
    not_found: "We can't find this booking, so your list was not sent. Please contact us.",
    other: "Your list could not be sent. Please check it and save it again.",
  },
};
