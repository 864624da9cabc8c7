import type { BookingView } from "../domain/booking/booking-view.ts";
import { type CancelOutcome, cancelOutcome } from "../domain/booking/trip/refund-outlook.ts";
import { discountTenths } from "../domain/pricing/discount.ts";
import { optionsText, type QuotedOption } from "../domain/pricing/options.ts";
import { type PricedBooking, type PricePart, priceParts } from "../domain/pricing/price-lines.ts";
import type { Terms } from "../domain/terms/cancellation-policy.ts";
import { type RefundPeriod, refundPeriods, type RefundShare } from "../domain/terms/refund-share.ts";

export type TermsWords = typeof import("../../.cache/texts/en/terms.ts");
export type PriceFact = [label: string, value: string];

export function refundWords({ REFUNDS }: TermsWords, share: RefundShare): string {
  const { percent, fee_per_person_cents: fee, least_percent: least } = share;
  if (percent === 0) return REFUNDS.none;
  const isFull = percent === 100;
  if (fee === 0) return isFull ? REFUNDS.full : REFUNDS.share({ percent });
  if (least === 0) return isFull ? REFUNDS.fullMinus({ fee }) : REFUNDS.shareMinus({ percent, fee });
  return isFull ? REFUNDS.fullMinusAtLeast({ fee, least }) : REFUNDS.shareMinusAtLeast({ percent, fee, least });
}

const periodText = ({ REFUND_PERIODS }: TermsWords, { from, to }: RefundPeriod): string =>
  to === null ? REFUND_PERIODS.orMore({ from }) : REFUND_PERIODS.fromTo({ from, to });

export const refundRows = (words: TermsWords, terms: Terms): [string, string][] =>
  refundPeriods(terms).map((period) => [periodText(words, period), refundWords(words, period.share)]);

function outcomeText(words: TermsWords, outcome: CancelOutcome): string {
  const { IF_CANCELLED } = words;
  switch (outcome.code) {
    case "card_returns":
    case "called_off":
    case "refund_today":
      return IF_CANCELLED[outcome.code](outcome);
    case "amount_until": {
      const { then_cents, ...refund } = outcome;
      return then_cents === 0
        ? IF_CANCELLED.amountThenNone(refund)
        : IF_CANCELLED.amountThen({ ...refund, rest: then_cents });
    }
    case "share_until": {
      const { share, then_percent: percent, cents, until } = outcome;
      const refund = { refund: refundWords(words, share), cents, until };
      return percent === 0 ? IF_CANCELLED.shareThenNone(refund) : IF_CANCELLED.shareThen({ ...refund, percent });
    }
    default:
      return IF_CANCELLED[outcome.code];
  }
}

export const refundSentence = (words: TermsWords, view: BookingView, today: string): string =>
  outcomeText(words, cancelOutcome(view, today));

export function labelOfPart({ PRICE_PARTS }: TermsWords, part: PricePart): string {
  switch (part.of) {
    case "guests":
      return PRICE_PARTS.guests({ price: part.unit_price_cents, guests: part.guests });
    case "group_discount":
    case "fees":
      return PRICE_PARTS[part.of](part);
    case "code":
      return PRICE_PARTS.code(part);
    case "option":
      return optionsText([part.option]);
    default:
      return PRICE_PARTS[part.of];
  }
}

export const priceFacts = (words: TermsWords, quote: PricedBooking): PriceFact[] =>
  priceParts(quote).map((part) => [labelOfPart(words, part), words.PRICE_PARTS.cents(part)]);

const LARGE_GROUP = 10;

/** A single guest reads what groups would save, as far as there are seats. */
export function groupDiscountText(words: TermsWords, quote: PricedBooking, mostGuests: number): string {
  const part = priceParts(quote).find(({ of }) => of === "group_discount");
  if (part) return `${labelOfPart(words, part)}: ${words.PRICE_PARTS.cents(part)}`;
  const two = discountTenths(2) / 10;
  const guests = Math.min(mostGuests, LARGE_GROUP);
  return guests > 2
    ? words.GROUPS_PAY_LESS({ two, most: discountTenths(guests) / 10, guests })
    : words.PAIRS_PAY_LESS({ two });
}

export const optionsOrNone = ({ OPTIONS }: TermsWords, options: readonly QuotedOption[] | undefined): string =>
  optionsText(options) || OPTIONS.none;

export const optionFacts = ({ OPTIONS }: TermsWords, options: readonly QuotedOption[] | undefined): PriceFact[] =>
  options?.length ? [[OPTIONS.label, optionsText(options)]] : [];
