import { Anchor, Text, Title } from "@mantine/core";
import { Fragment } from "react";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { money } from "../../../domain/words/money.ts";
import { day } from "../../../domain/words/day.ts";
import { voucherLines } from "../../../domain/booking/trip/voucher-lines.ts";
import { QrCode } from "../transfer/qr-code.tsx";
import classes from "../trips.module.css";

/** What is shown at the meeting point: readable from across a counter, without a network. */
export const Voucher = ({ view }: { view: BookingView }) => (
  <section className={`${classes.card} ${classes.voucher}`} aria-label="Voucher">
    <div>
      <Text c="dimmed">Reference</Text>
      <div className={classes.reference}>{view.reference}</div>
      <dl className={classes.facts}>
        <dt>Traveler</dt>
        <dd>{view.customer_name}</dd>
        <dt>Guests</dt>
        <dd>{view.guests}</dd>
        <dt>Starts</dt>
        <dd>{day(view.check_in)}</dd>
        <dt>Ends</dt>
        <dd>{day(view.ends_on)}</dd>
        <dt>Total</dt>
        <dd>{money(view.total_cents)}</dd>
        {voucherLines(view).map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
        {view.special_requests ? (
          <>
            <dt>Requests</dt>
            <dd>{view.special_requests}</dd>
          </>
        ) : null}
      </dl>
    </div>
    <QrCode text={view.reference} />
  </section>
);

const digits = (phone: string) => phone.replace(/[^\d+]/g, "");

/** Where to be and whom to call. */
export const Meeting = ({ view }: { view: BookingView }) => {
  const { meeting_point, meeting_time, meeting_latitude, meeting_longitude, contact_phone } = view;
  if (!meeting_point && !contact_phone) return null;
  const place =
    meeting_latitude !== null && meeting_longitude !== null ? `${meeting_latitude},${meeting_longitude}` : null;
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        Meeting point
      </Title>
      {meeting_point ? (
        <Text mt={4}>
          {meeting_point}
          {meeting_time ? `, ${meeting_time} (Tashkent time)` : ""}
        </Text>
      ) : null}
      <Text mt="xs">
        {place ? <Anchor href={`geo:${place}?q=${place}`}>Open in maps</Anchor> : null}
        {place && contact_phone ? " · " : ""}
        {contact_phone ? (
          <>
            <Anchor href={`tel:${digits(contact_phone)}`}>Call {contact_phone}</Anchor>
            {" · "}
            <Anchor href={`https://wa.me/${digits(contact_phone).replace("+", "")}`}>WhatsApp</Anchor>
            {" · "}
            <Anchor href={`https://t.me/${digits(contact_phone)}`}>Telegram</Anchor>
          </>
        ) : null}
      </Text>
    </section>
  );
};
