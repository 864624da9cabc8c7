import { Text } from "@mantine/core";
import { ENDED_TRIP, TRIP_PAGE, VOUCHER_CODE } from "#texts/trips.ts";
import { day, money } from "#texts/write.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { paths } from "../../../shared/paths.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { refundText } from "../texts/refund-text.ts";
import { StatementList } from "./statement-list.tsx";

export function EndedTrip({ view }: { view: BookingView }) {
  const { paid_cents, refunded_cents } = tripMoney(view);
  return (
    <Panel title={refunded_cents > 0 ? ENDED_TRIP.refundTitle : ENDED_TRIP.moneyTitle}>
      <Text mt={4}>{refundText(view)}</Text>
      <Text mt={4}>{VOUCHER_CODE.ended}</Text>
      <Facts
        of={{
          [ENDED_TRIP.reference]: view.reference,
          [ENDED_TRIP.bookedFor]: `${day(view.check_in)}, ${TRIP_PAGE.guests({ guests: view.guests })}`,
          [ENDED_TRIP.paid]: money(paid_cents),
          [ENDED_TRIP.refund]: refunded_cents > 0 && money(refunded_cents),
        }}
      />
      {paid_cents > 0 ? <StatementList view={view} /> : null}
      <ButtonLink to={paths.booking(view.item_type, view.item_id)} variant="default" mt="md">
        {ENDED_TRIP.again}
      </ButtonLink>
    </Panel>
  );
}
