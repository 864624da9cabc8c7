import { Button, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { tripMoney } from "../../../domain/payment/booking-money.ts";
import { count } from "../../../domain/words/count.ts";
import { day } from "../../../domain/words/day.ts";
import { money } from "../../../domain/words/money.ts";
import { paths } from "../../../shared/paths.ts";
import { refundText } from "../messages.ts";
import classes from "../trips.module.css";

/** A trip that will not take place: nothing to show at a counter, but what becomes of the money. */
export const EndedTrip = ({ view }: { view: BookingView }) => {
  const { paid_cents, refunded_cents } = tripMoney(view);
  return (
    <section className={classes.card} aria-labelledby="your-money">
      <Title order={2} size="h4" id="your-money">
        {refunded_cents > 0 ? "Your refund" : "Your money"}
      </Title>
      <Text mt={4}>{refundText(view)}</Text>
      <dl className={classes.facts}>
        <dt>Reference</dt>
        <dd>{view.reference}</dd>
        <dt>Was booked for</dt>
        <dd>
          {day(view.check_in)}, {count(view.guests, "guest")}
        </dd>
        <dt>Paid</dt>
        <dd>{money(paid_cents)}</dd>
        {refunded_cents > 0 ? (
          <>
            <dt>Refund</dt>
            <dd>{money(refunded_cents)}</dd>
          </>
        ) : null}
      </dl>
      <Button component={Link} to={paths.booking(view.item_type, view.item_id)} variant="default" mt="md">
        Book again
      </Button>
    </section>
  );
};
