import { Group } from "@mantine/core";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { tripMoney } from "../../../domain/payment/booking-money.ts";
import { KEPT_BY_TERMS } from "../../../domain/pricing/quote.ts";
import { day, money } from "../../../domain/words.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { MONEY } from "../messages/payments.ts";
import { GiftCard } from "./gift-card.tsx";
import { PayButton } from "./pay-button.tsx";
import { StatementList } from "./statement-list.tsx";

/** What is paid and what is still to pay, as our server said it last: true offline too, with its age. */
export function PaymentsPanel({ booking, view }: { booking: LocalBooking; view: BookingView }) {
  const { paid_cents, refunded_cents, owed_cents } = tripMoney(view);
  const { kept_cents_by_terms = 0 } = view.quote;
  const due = view.balance_due_on;
  return (
    <Panel title={MONEY.title}>
      <Facts
        of={{
          Total: money(view.total_cents),
          [KEPT_BY_TERMS]: kept_cents_by_terms > 0 ? MONEY.ofTotal(money(kept_cents_by_terms)) : null,
          Paid: money(paid_cents),
          Refunded: refunded_cents > 0 ? money(refunded_cents) : null,
          "Still to pay": owed_cents > 0 ? MONEY.owed(money(owed_cents), due ? day(due) : null) : null,
        }}
      />
      {owed_cents > 0 && view.status === "confirmed" && booking.token !== "" ? (
        <>
          <Group mt="md" className="screen-only">
            <PayButton booking={booking} label={paid_cents > 0 ? MONEY.balance : MONEY.now} />
          </Group>
          <GiftCard booking={booking} code="" />
        </>
      ) : null}
      <StatementList view={view} />
    </Panel>
  );
}
