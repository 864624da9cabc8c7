import { Group } from "@mantine/core";
import * as termsWords from "#texts/terms.ts";
import { TRIP_PAYMENTS } from "#texts/trips.ts";
import { money } from "#texts/write.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { priceFacts } from "../../../text/terms.ts";
import { GiftCard } from "./gift-card.tsx";
import { PayButton } from "./pay-button.tsx";
import { StatementList } from "./statement-list.tsx";

const owedText = (cents: number, { balance_due_on: by }: BookingView): string =>
  by ? TRIP_PAYMENTS.owedBy({ cents, by }) : money(cents);

export function PaymentsPanel({ booking, view }: { booking: LocalBooking; view: BookingView }) {
  const { paid_cents, refunded_cents, owed_cents } = tripMoney(view);
  return (
    <Panel title={TRIP_PAYMENTS.title}>
      <Facts
        of={[
          ...priceFacts(termsWords, view.quote),
          [TRIP_PAYMENTS.total, money(view.total_cents)],
          [TRIP_PAYMENTS.paid, money(paid_cents)],
          [TRIP_PAYMENTS.refunded, refunded_cents > 0 && money(refunded_cents)],
          [TRIP_PAYMENTS.stillToPay, owed_cents > 0 && owedText(owed_cents, view)],
        ]}
      />
      {owed_cents > 0 && view.status === "confirmed" && booking.token !== "" ? (
        <>
          <Group mt="md" className="screen-only">
            <PayButton
              booking={booking}
              label={paid_cents > 0 ? TRIP_PAYMENTS.balance : TRIP_PAYMENTS.part({ cents: owed_cents })}
            />
          </Group>
          <GiftCard booking={booking} code="" />
        </>
      ) : null}
      <StatementList view={view} />
    </Panel>
  );
}
