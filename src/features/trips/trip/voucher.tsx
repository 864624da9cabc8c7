import { Anchor, Text } from "@mantine/core";
import { useEffect } from "react";
import { connection } from "../../../data/net/connection.ts";
import { fetchVoucher } from "../../../data/sync/trips/fetch-voucher.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { dialed } from "../../../shared/ui/links.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { day, money, tashkentTime } from "#words/write.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { voucherLines } from "../../../domain/booking/trip/voucher-lines.ts";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import { VOUCHER_CODE, noCode } from "../messages/voucher.ts";
import classes from "../trips.module.css";

function useCode({ id, token }: LocalBooking, lacking: boolean) {
  useEffect(() => {
    if (!lacking || token === "") return;
    const ask = () => void fetchVoucher({ id, token });
    ask();
    return connection.subscribe((now) => {
      if (now === "online") ask();
    });
  }, [id, token, lacking]);
}

type Props = { booking: LocalBooking; view: BookingView; stage: TripStage };

export function Voucher({ booking, view, stage }: Props) {
  const code = view.status === "confirmed" ? view.voucher : null;
  const why = code ? null : noCode(stage);
  useCode(booking, why === VOUCHER_CODE.coming);
  return (
    <section className={`surface stack ${classes.voucher}`} aria-label="Voucher">
      <div>
        <Text c="dimmed">Reference</Text>
        <div className={classes.reference}>{view.reference}</div>
        <Facts
          of={{
            Traveler: view.customer_name,
            Guests: view.guests,
            Starts: day(view.check_in),
            Ends: day(view.ends_on),
            Options: optionsText(view.quote.options),
            Total: money(view.total_cents),
            ...Object.fromEntries(voucherLines(view)),
            Requests: view.special_requests,
          }}
        />
      </div>
      {code ? (
        <QrCode text={code} label={VOUCHER_CODE.label(view.reference)} ecc="M" />
      ) : (
        <Text role="status" className={classes.noCode}>
          {why}
        </Text>
      )}
    </section>
  );
}

export function VoucherMeeting({ view }: { view: BookingView }) {
  const { meeting_point, meeting_time, meeting_latitude, meeting_longitude, contact_phone } = view;
  if (!meeting_point && !contact_phone) return null;
  const place =
    meeting_latitude !== null && meeting_longitude !== null ? `${meeting_latitude},${meeting_longitude}` : null;
  return (
    <Panel title="Meeting point">
      {meeting_point ? (
        <Text mt={4}>
          {meeting_point}
          {meeting_time ? `, ${tashkentTime(meeting_time)}` : ""}
        </Text>
      ) : null}
      <Text mt="xs">
        {place ? <Anchor href={`geo:${place}?q=${place}`}>Open in maps</Anchor> : null}
        {place && contact_phone ? " · " : ""}
        {contact_phone ? (
          <>
            <Anchor href={`tel:${dialed(contact_phone)}`}>Call {contact_phone}</Anchor>
            {" · "}
            <Anchor href={`https://wa.me/${dialed(contact_phone).replace("+", "")}`}>WhatsApp</Anchor>
            {" · "}
            <Anchor href={`https://t.me/${dialed(contact_phone)}`}>Telegram</Anchor>
          </>
        ) : null}
      </Text>
    </Panel>
  );
}
