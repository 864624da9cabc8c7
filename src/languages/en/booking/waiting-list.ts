import { count, day, momentHere } from "../write.ts";

const NOT_LISTED: Partial<Record<string, string>> = {
  has_room: "There are enough seats for your group on this date now: you can book it.",
  date_gone: "This departure is no longer offered.",
  item_gone: "This trip is no longer offered.",
  group_too_large: "Your group is larger than this departure takes.",
};

export const WAITING_LIST = {
  howItWorks:
    "When enough seats open up for your group, we'll email you and hold them for you for up to 24 hours. No seat is promised, and you haven't been charged. Our email says how many seats you're waiting for; if your address was already on the list, that entry stays as it was.",
  email: "Email",
  join: "Join the waiting list",
  titles: {
    listed: "You are on the waiting list",
    refused: "Needs your attention",
    unanswered: "Waiting for our answer",
    queued: "Only on this device",
  },
  unanswered:
    "Saved on this device. We don't know yet whether it arrived, so we send it again automatically once you are online. It counts once.",
  queued:
    "You aren't on the list yet: your entry is saved on this device and is sent automatically once you are online.",
  refusals: NOT_LISTED,
  otherRefusal: "Some details need correcting. Please check them and send again.",
  bookDate: "Book this date",
  changeEntry: "Change the entry",
  backToTrip: "Back to the trip",
  sendNow: "Send now",
};

export const WAITING_ENTRY = {
  seats: (guests: number, start: string) => `${day(start)}, ${count(guests, "seat")}`,
  standing: (until: string | null) =>
    until === null
      ? "You are on the list. We email you when enough seats open up."
      : `We hold these seats for you until ${momentHere(until)}. Our email has the link to book them.`,
  unread: "We couldn't load your entry: our server can't be reached right now. You can leave the list all the same.",
  over: "This entry has ended: the seats were booked, or the time to book them is over.",
  asked:
    "If you leave, we'll no longer offer you seats that open up. Seats held for you go to the next group on the list.",
  leaving: "Leaving the list…",
  left: "You are off the waiting list. You don't need to do anything else.",
  unknown: "This link isn't complete, or it isn't one of ours. Open it from our email again.",
  waits: "You are still on the list: we couldn't reach our server. This device keeps trying automatically.",
  unanswered:
    "We don't know yet whether you are off the list. We keep checking, and the answer appears here automatically.",
  leave: "Leave the waiting list",
  allTours: "View All Tours",
};
