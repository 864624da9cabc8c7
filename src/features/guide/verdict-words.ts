import { ADMITTING_CODES, type Verdict, type VerdictCode } from "../../domain/guide/verdict.ts";
import { clockInTashkent, count, day, momentInTashkent } from "#words/write.ts";

export type Tone = "green" | "amber" | "red";
export type VerdictWords = { tone: Tone; title: string; why: string; todo: string };

const peopleText = (number: number) => count(number, "person", "people");
const at = (instant: string) => clockInTashkent(Date.parse(instant));
const redVerdict = (title: string, why: string, todo: string): VerdictWords => ({ tone: "red", title, why, todo });
const amberVerdict = (title: string, why: string, todo: string): VerdictWords => ({ tone: "amber", title, why, todo });

const ASK_FOR_NAME = "Ask for their name or reference and find them on the list.";
const OFFICE = "Call the operator before you let them in.";

type VerdictTexts = { [Code in VerdictCode]: (verdict: Extract<Verdict, { code: Code }>) => VerdictWords };

const VERDICT_TEXTS: VerdictTexts = {
  not_ours: () =>
    redVerdict("Not our code", "This is not one of our vouchers.", `Ask for the code under My trips. ${ASK_FOR_NAME}`),
  damaged: () =>
    redVerdict(
      "Damaged code",
      "It looks like our voucher, but part of it is missing or changed.",
      `Ask them to show the whole code in the app. ${ASK_FOR_NAME}`,
    ),
  newer_version: () =>
    redVerdict(
      "Newer than this app",
      "This voucher was made for a newer version of the app.",
      `Update the app when you have a connection. ${ASK_FOR_NAME}`,
    ),
  unknown_key: () =>
    redVerdict(
      "Unknown signature",
      "This phone does not know the key it was signed with, or the key was withdrawn.",
      `Refresh when you have a connection. ${ASK_FOR_NAME}`,
    ),
  bad_signature: () =>
    redVerdict(
      "Not genuine",
      "It was changed after we signed it, or we never signed it.",
      `Do not let them in with this code. ${ASK_FOR_NAME}`,
    ),
  cannot_check: () =>
    redVerdict(
      "Could not be checked",
      "This phone cannot check signatures right now. The voucher may still be good.",
      ASK_FOR_NAME,
    ),
  other_departure: ({ departure, booking }) =>
    booking
      ? redVerdict(
          "An older code",
          `It is for another departure, but ${booking.customer_name} is on this list.`,
          "Make sure it is them, then check them in by name.",
        )
      : departure
        ? redVerdict(
            "Another departure",
            `This voucher is for ${departure.title} on ${day(departure.start_date)}, which is also yours.`,
            "Send them there, or open that departure.",
          )
        : redVerdict(
            "Another departure",
            "This voucher is genuine, but for another trip or day.",
            `Show them the day and place on their voucher. ${OFFICE}`,
          ),
  moved: ({ at: moved, to }) =>
    redVerdict(
      "Moved away",
      to
        ? `This booking is now for ${to.title} on ${day(to.start_date)}.`
        : `This booking was moved to another departure${moved === null ? "" : ` on ${momentInTashkent(moved)}`}.`,
      OFFICE,
    ),
  cancelled: ({ booking }) =>
    redVerdict(
      "Cancelled",
      booking.left_at === null
        ? `The booking of ${booking.customer_name} is no longer valid.`
        : `The booking of ${booking.customer_name} was cancelled on ${momentInTashkent(booking.left_at)}.`,
      OFFICE,
    ),
  not_confirmed: ({ booking }) =>
    redVerdict("Not confirmed", `The booking of ${booking.customer_name} is held but not paid yet.`, OFFICE),
  already_in: ({ first, doubles, booking }) => {
    const times = [first, ...doubles].map(({ seen_at, guide_name }) => `${at(seen_at)} by ${guide_name}`);
    return amberVerdict(
      "Already checked in",
      `${booking?.customer_name ?? "This voucher"}: ${peopleText(first.guests)} checked in at ${times.join(" and ")}.`,
      "Are these different travelers? Then the voucher was copied: ask for their names.",
    );
  },
  not_listed: ({ guests }) =>
    amberVerdict(
      `Good, for ${peopleText(guests)}`,
      "The voucher is genuine, but the booking is newer than your list.",
      "They are checked in. Ask for the name, and refresh when you have a connection.",
    ),
  other_number: ({ guests, booking }) =>
    amberVerdict(
      booking.customer_name,
      `The voucher says ${peopleText(guests)}, your list says ${peopleText(booking.guests)}: the voucher is older.`,
      "Count them, then enter below how many are here.",
    ),
  welcome: ({ booking }) => ({
    tone: "green",
    title: booking.customer_name,
    why: `${peopleText(booking.guests)} · ${booking.reference}`,
    todo: "Checked in.",
  }),
};

export function verdictWords<Code extends VerdictCode>(verdict: Extract<Verdict, { code: Code }>): VerdictWords {
  const textOfVerdict = VERDICT_TEXTS[verdict.code] as unknown as (of: typeof verdict) => VerdictWords;
  return textOfVerdict(verdict);
}

/** An uncertain number of guests needs a tap, so only the other vouchers check in on scanning. */
export const isAdmitted = ({ code }: Verdict): boolean => ADMITTING_CODES.has(code) && code !== "other_number";

export const VIBRATIONS: Record<Tone, number[]> = { green: [80], amber: [80, 80, 80], red: [200, 80, 200, 80, 200] };

export const VERDICT = {
  next: "Scan the next",
  open: "Open the booking",
  openDeparture: "Open that departure",
  list: "Pick by name",
};
