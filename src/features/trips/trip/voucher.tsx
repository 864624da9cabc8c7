import { Text } from "@mantine/core";
import { useEffect } from "react";
import { VOUCHER_CODE, VOUCHER_FACTS } from "#texts/trips.ts";
import { money } from "#texts/write.ts";
import { connection } from "../../../data/net/connection.ts";
import { fetchVoucher } from "../../../data/sync/trips/fetch-voucher.ts";
import { answerFacts } from "../../../domain/booking/booked-answers.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { tripDayFacts } from "../../../shared/trip/days-text.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import classes from "../../../shared/trip/trip.module.css";

function useVoucherCode({ id, token }: LocalBooking, lacking: boolean) {
  useEffect(() => {
    if (!lacking || token === "") return;
    const loadVoucher = () => void fetchVoucher({ id, token });
    loadVoucher();
    return connection.subscribe((now) => {
      if (now === "online") loadVoucher();
    });
  }, [id, token, lacking]);
}

type Props = { booking: LocalBooking; view: BookingView; stage: TripStage };

export function Voucher({ booking, view, stage }: Props) {
  const code = view.status === "confirmed" ? view.voucher : null;
  const noCodeReason = code ? null : (textOfCode(VOUCHER_CODE.none, stage) ?? VOUCHER_CODE.coming);
  useVoucherCode(booking, noCodeReason === VOUCHER_CODE.coming);
  return (
    <Panel title={VOUCHER_CODE.title} className={classes.voucher}>
      {code ? (
        <div className={classes.scan}>
          <QrCode text={code} label={VOUCHER_CODE.label({ reference: view.reference })} ecc="medium" />
          <Text size="sm">{VOUCHER_CODE.show}</Text>
        </div>
      ) : (
        <Text role="status" className={classes.noCode}>
          {noCodeReason}
        </Text>
      )}
      <div>
        <Text c="dimmed">{VOUCHER_FACTS.reference}</Text>
        <div className={classes.reference}>{view.reference}</div>
        <Facts
          of={Object.entries<string | number | null>({
            [VOUCHER_FACTS.traveler]: view.customer_name,
            [VOUCHER_FACTS.guests]: view.guests,
            ...tripDayFacts(view),
            [VOUCHER_FACTS.options]: optionsText(view.quote.options),
            [VOUCHER_FACTS.total]: money(view.total_cents),
            [VOUCHER_FACTS.requests]: view.special_requests,
          }).concat(answerFacts(view.answers))}
        />
      </div>
    </Panel>
  );
}
