import { Text } from "@mantine/core";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { count, day, money } from "#words/write.ts";
import { paths } from "../../../shared/paths.ts";
import { refundText } from "../messages/refund.ts";
import { VOUCHER_CODE } from "../messages/voucher.ts";
import { StatementList } from "./statement-list.tsx";

export function EndedTrip({ view }: { view: BookingView }) {
  const { paid_cents, refunded_cents } = tripMoney(view);
  return (
    <Panel title={refunded_cents > 0 ? "Your refund" : "Your money"}>
      <Text mt={4}>{refundText(view)}</Text>
      <Text mt={4}>{VOUCHER_CODE.ended}</Text>
      <Facts
        of={{
          Reference: view.reference,
          "Booked for": `${day(view.check_in)}, ${count(view.guests, "guest")}`,
          Paid: money(paid_cents),
          Refund: refunded_cents > 0 && money(refunded_cents),
        }}
      />
      {paid_cents > 0 ? <StatementList view={view} /> : null}
      <ButtonLink to={paths.booking(view.item_type, view.item_id)} variant="default" mt="md">
        Book again
      </ButtonLink>
    </Panel>
  );
}
