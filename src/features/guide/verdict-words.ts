import { SCAN_VERDICTS } from "#texts/guide.ts";
import { ADMITTING_CODES, type Verdict, type VerdictCode } from "../../domain/guide/verdict.ts";
import { cancelledText, checkedInText, movedText } from "../../text/guide.ts";

export type Tone = "green" | "amber" | "red";
type VerdictTexts = { title: string; why: string; todo: string };
export type VerdictWords = VerdictTexts & { tone: Tone };

const TONES: Record<VerdictCode, Tone> = {
  not_ours: "red",
  damaged: "red",
  newer_version: "red",
  unknown_key: "red",
  bad_signature: "red",
  cannot_check: "red",
  other_departure: "red",
  moved: "red",
  cancelled: "red",
  not_confirmed: "red",
  link_revoked: "red",
  already_in: "amber",
  not_listed: "amber",
  other_number: "amber",
  welcome: "green",
};

function textsOf(verdict: Verdict): VerdictTexts {
  switch (verdict.code) {
    case "other_departure": {
      const { departure, booking } = verdict;
      const { older_code, own_departure, other_departure } = SCAN_VERDICTS;
      if (booking) return { ...older_code, why: older_code.why({ name: booking.customer_name }) };
      return departure ? { ...own_departure, why: own_departure.why(departure) } : other_departure;
    }
    case "moved": {
      const { title, whyTo, todo } = SCAN_VERDICTS.moved;
      return { title, why: verdict.to ? whyTo(verdict.to) : movedText(verdict.at), todo };
    }
    case "cancelled": {
      const { customer_name, left_at } = verdict.booking;
      return { ...SCAN_VERDICTS.cancelled, why: cancelledText(customer_name, left_at) };
    }
    case "not_confirmed":
      return {
        ...SCAN_VERDICTS.not_confirmed,
        why: SCAN_VERDICTS.not_confirmed.why({ name: verdict.booking.customer_name }),
      };
    case "already_in": {
      const { booking, person, first, doubles } = verdict;
      const name = person?.name ?? booking?.customer_name ?? null;
      return { ...SCAN_VERDICTS.already_in, why: checkedInText(name, first, doubles) };
    }
    case "link_revoked":
      return {
        ...SCAN_VERDICTS.link_revoked,
        why: SCAN_VERDICTS.link_revoked.why({ lead: verdict.booking.customer_name }),
      };
    case "not_listed":
      return { ...SCAN_VERDICTS.not_listed, title: SCAN_VERDICTS.not_listed.title({ guests: verdict.guests }) };
    case "other_number": {
      const { customer_name, guests } = verdict.booking;
      const { why, todo } = SCAN_VERDICTS.other_number;
      return { title: customer_name, why: why({ onVoucher: verdict.guests, onList: guests }), todo };
    }
    case "welcome": {
      const { customer_name, guests, reference } = verdict.booking;
      const { why, whyPerson, todo } = SCAN_VERDICTS.welcome;
      const name = verdict.person?.name;
      return name
        ? { title: name, why: whyPerson({ lead: customer_name, reference }), todo }
        : { title: customer_name, why: why({ guests, reference }), todo };
    }
    default:
      return SCAN_VERDICTS[verdict.code];
  }
}

export const verdictWords = (verdict: Verdict): VerdictWords => ({ ...textsOf(verdict), tone: TONES[verdict.code] });

/** An uncertain number of guests needs a tap, so only the other vouchers check in on scanning. */
export const isAdmitted = ({ code }: Verdict): boolean => ADMITTING_CODES.has(code) && code !== "other_number";

export const VIBRATIONS: Record<Tone, number[]> = { green: [80], amber: [80, 80, 80], red: [200, 80, 200, 80, 200] };
