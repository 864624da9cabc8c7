import { Group } from "@mantine/core";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { priceFacts } from "#words/shared/price.ts";
import { day, money } from "#words/write.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { MONEY } from "../messages/payments.ts";
import { GiftCard } from "./gift-card.tsx";
import { PayButton } from "./pay-button.tsx";
import { StatementList } from "./statement-list.tsx";

export function PaymentsPanel({ booking, view }: { booking: LocalBooking; view: BookingView }) {
  const { paid_cents, refunded_cents, owed_cents } = tripMoney(view);
  const balanceDueOn = view.balance_due_on;
  return (
    <Panel title={MONEY.title}>
      <Facts
        of={[
          ...priceFacts(view.quote),
          ["Total", money(view.total_cents)],
          ["Paid", money(paid_cents)],
          ["Refunded", refunded_cents > 0 && money(refunded_cents)],
          ["Still to pay", owed_cents > 0 && MONEY.owed(money(owed_cents), balanceDueOn ? day(balanceDueOn) : null)],
        ]}
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
