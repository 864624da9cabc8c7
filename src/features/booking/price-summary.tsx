import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { trustedNow } from "../../data/net/clock.ts";
import { connection } from "../../data/net/connection.ts";
import { priceFacts } from "#words/shared/price.ts";
import { cancelWords, freeChangeText } from "#words/shared/terms.ts";
import type { Quote } from "../../domain/pricing/quote.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import { depositFor } from "../../domain/terms/payment-plan.ts";
import { refundSteps } from "../../domain/terms/refund.ts";
import { exchangeRates } from "../../data/sync/catalogue/exchange-rates.ts";
import { AboutPrice } from "../../shared/ui/about-price.tsx";
import { money } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { TextLink } from "../../shared/ui/links.tsx";
import { BOOKING_BUTTONS, depositText, heldText } from "./messages.ts";
import classes from "./booking.module.css";
import { useShop } from "../../shared/ui/shop.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";

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
      You're offline: your request is saved on this device and sent once you are online. Seats are held from then.
    </Text>
  );
}

function Cancelling({ quote, checkIn }: Pick<Props, "quote" | "checkIn">) {
  const { terms } = useShop();
  if (checkIn === "" || quote.total_cents === 0) return null;
  const paid = { paid_cents: quote.total_cents, guests: quote.guests, check_in: checkIn };
  return (
    <Text size="sm" mb="xs">
      {freeChangeText(checkIn)}. {cancelWords(refundSteps(terms, paid, todayInTashkent(trustedNow())), true)}.{" "}
      <TextLink to={paths.cancellationPolicy()} inherit>
        Cancellation Policy
      </TextLink>
    </Text>
  );
}

function PartNow({ quote, checkIn }: Pick<Props, "quote" | "checkIn">) {
  const { terms } = useShop();
  const booking = { total_cents: quote.total_cents, check_in: checkIn };
  const deposit = checkIn === "" ? null : depositFor(terms.plan, booking, todayInTashkent(trustedNow()));
  return deposit ? <Text size="sm">{depositText(deposit)}</Text> : null;
}

export const PriceSummary = ({ quote, trip, checkIn, held, busy, slow, error }: Props) => (
  <aside className={classes.summary} aria-label="Price">
    <div className={`surface ${classes.sums}`}>
      {trip}
      <Facts className={classes.lines} of={priceFacts(quote)} />
      <AboutPrice label="Total" cents={quote.total_cents} known={exchangeRates} />
      <PartNow quote={quote} checkIn={checkIn} />
      {held ? (
        <Text size="sm" c="dimmed">
          {heldText(held.until)}
        </Text>
      ) : null}
    </div>
    <div className={classes.bar} data-bottom-bar="">
      <Text component="p" className={classes.total} aria-live="polite">
        Total <span>{money(quote.total_cents)}</span>
      </Text>
      {error ? (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      ) : null}
      {isFree(quote) ? <Text size="sm">{BOOKING_BUTTONS.free}</Text> : null}
      <Cancelling quote={quote} checkIn={checkIn} />
      <OfflineNote />
      {slow ? (
        <Text role="status" size="sm">
          Still saving your request on this device. Please keep this page open.
        </Text>
      ) : null}
      <Button type="submit" color="saffron" size="lg" fullWidth loading={busy}>
        {isFree(quote) ? BOOKING_BUTTONS.withoutPaying : BOOKING_BUTTONS.andPay}
      </Button>
    </div>
  </aside>
);
