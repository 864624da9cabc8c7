import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { PRICE_SUMMARY } from "#texts/booking.ts";
import * as termsWords from "#texts/terms.ts";
import { freeChangeText } from "#texts/terms.ts";
import { money } from "#texts/write.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { connection } from "../../data/net/connection.ts";
import { exchangeRates } from "../../data/sync/catalogue/exchange-rates.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import type { Quote } from "../../domain/pricing/quote.ts";
import { depositFor } from "../../domain/terms/payment-plan.ts";
import { refundSteps } from "../../domain/terms/refund.ts";
import { paths } from "../../shared/paths.ts";
import { AboutPrice } from "../../shared/ui/about-price.tsx";
import { Facts } from "../../shared/ui/facts.tsx";
import { TextLink } from "../../shared/ui/links.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import { asSentences } from "../../text/shared.ts";
import { cancelWords } from "../../text/terms-pages.ts";
import { priceFacts } from "../../text/terms.ts";
import classes from "./booking.module.css";

type Props = {
  quote: Quote;
  trip: ReactNode;
  checkIn: string;
  held: PriceLock | undefined;
  busy: boolean;
  slow: boolean;
  error: string | undefined;
};

export const isFree = ({ total_cents, code_cents }: Quote): boolean => total_cents === 0 && code_cents > 0;

function OfflineNote() {
  const connectionState = useStoreState(connection);
  if (connectionState !== "offline") return null;
  return (
    <Text role="status" size="sm">
      {PRICE_SUMMARY.offline}
    </Text>
  );
}

function Cancelling({ quote, checkIn }: Pick<Props, "quote" | "checkIn">) {
  const { terms } = useShop();
  if (checkIn === "" || quote.total_cents === 0) return null;
  const paid = { paid_cents: quote.total_cents, guests: quote.guests, check_in: checkIn };
  const cancelText = cancelWords(refundSteps(terms, paid, todayInTashkent(trustedNow())), true);
  return (
    <Text size="sm" mb="xs">
      {asSentences(freeChangeText({ checkIn }), cancelText)}{" "}
      <TextLink to={paths.cancellationPolicy()} inherit>
        {PRICE_SUMMARY.policy}
      </TextLink>
    </Text>
  );
}

function PartNow({ quote, checkIn }: Pick<Props, "quote" | "checkIn">) {
  const { terms } = useShop();
  const booking = { total_cents: quote.total_cents, check_in: checkIn };
  const deposit = checkIn === "" ? null : depositFor(terms.plan, booking, todayInTashkent(trustedNow()));
  if (!deposit) return null;
  const { now_cents, rest_cents, due_on } = deposit;
  return <Text size="sm">{PRICE_SUMMARY.deposit({ nowCents: now_cents, restCents: rest_cents, dueOn: due_on })}</Text>;
}

export const PriceSummary = ({ quote, trip, checkIn, held, busy, slow, error }: Props) => (
  <aside className={classes.summary} aria-label={PRICE_SUMMARY.label}>
    <div className={`surface ${classes.sums}`}>
      {trip}
      <Facts className={classes.lines} of={priceFacts(termsWords, quote)} />
      <AboutPrice label={PRICE_SUMMARY.total} cents={quote.total_cents} known={exchangeRates} />
      <PartNow quote={quote} checkIn={checkIn} />
      {held ? (
        <Text size="sm" c="dimmed">
          {PRICE_SUMMARY.lockedUntil({ until: held.until })}
        </Text>
      ) : null}
    </div>
    <div className={classes.bar} data-bottom-bar="">
      <Text component="p" className={classes.total} aria-live="polite">
        {PRICE_SUMMARY.total} <span>{money(quote.total_cents)}</span>
      </Text>
      {error ? (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      ) : null}
      {isFree(quote) ? <Text size="sm">{PRICE_SUMMARY.free}</Text> : null}
      <Cancelling quote={quote} checkIn={checkIn} />
      <OfflineNote />
      {slow ? (
        <Text role="status" size="sm">
          {PRICE_SUMMARY.slow}
        </Text>
      ) : null}
      <Button type="submit" size="lg" px="xs" fullWidth loading={busy}>
        {isFree(quote) ? PRICE_SUMMARY.book : PRICE_SUMMARY.bookAndPay}
      </Button>
    </div>
  </aside>
);
