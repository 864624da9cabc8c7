import { HELP_FACTS, TERMS_PAGE } from "#texts/info.ts";
import { discountTenths, FULL_DISCOUNT_GUESTS } from "../domain/pricing/discount.ts";
import { REFUND_TIMES } from "../domain/terms/cancellation-policy.ts";
import { OTHER_CHANNEL_DEPOSIT, OTHER_CHANNEL_GROUPS } from "../domain/terms/other-channels.ts";

type Refunds = readonly (readonly [when: string, what: string])[];
type Terms = { plan: string; changeRule: string; refunds: Refunds };

/** Returns the values of all answers. */
export const helpFacts = ({ plan, changeRule, refunds }: Terms) => ({
  plan,
  changeRule,
  refunds: refunds.map(([when, what]) => HELP_FACTS.refund({ when, what: what.toLowerCase() })).join("; "),
  startHours: REFUND_TIMES.processing_hours,
  fromDays: REFUND_TIMES.card_business_days.from,
  toDays: REFUND_TIMES.card_business_days.to,
  depositPercent: OTHER_CHANNEL_DEPOSIT.percent,
  balanceDays: OTHER_CHANNEL_DEPOSIT.balance_days_before,
  fullPercent: discountTenths(FULL_DISCOUNT_GUESTS) / 10,
  fullGuests: FULL_DISCOUNT_GUESTS,
  otherGroups: OTHER_CHANNEL_GROUPS.map(({ from_guests, percent }) =>
    HELP_FACTS.group({ percent, guests: from_guests }),
  ).reduce((one, other) => HELP_FACTS.both({ one, other })),
});

type Company = { name: string; registration: string | undefined; address: string };

export function companyText({ name, registration, address }: Company): string {
  const company = registration ? `${name} (${registration})` : name;
  return address ? TERMS_PAGE.whoAndWhere({ company, address }) : TERMS_PAGE.whoText({ company });
}
