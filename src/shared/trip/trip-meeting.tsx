import { Anchor, Text } from "@mantine/core";
import { VOUCHER_MEETING } from "#texts/trips.ts";
import { tashkentTime } from "#texts/write.ts";
import type { BookingView } from "../../domain/booking/booking-view.ts";
import { dialableNumber } from "../ui/links.tsx";
import { Panel } from "../ui/panel.tsx";

type Meeting = Pick<
  BookingView,
  "meeting_point" | "meeting_time" | "meeting_latitude" | "meeting_longitude" | "contact_phone"
>;

export function TripMeeting({ view }: { view: Meeting }) {
  const { meeting_point, meeting_time, meeting_latitude, meeting_longitude, contact_phone } = view;
  if (!meeting_point && !contact_phone) return null;
  const coordinatesText =
    meeting_latitude !== null && meeting_longitude !== null ? `${meeting_latitude},${meeting_longitude}` : null;
  return (
    <Panel title={VOUCHER_MEETING.title}>
      {meeting_point ? (
        <Text mt={4}>
          {meeting_point}
          {meeting_time ? `, ${tashkentTime(meeting_time)}` : ""}
        </Text>
      ) : null}
      <Text mt="xs">
        {coordinatesText ? (
          <Anchor href={`geo:${coordinatesText}?q=${coordinatesText}`}>{VOUCHER_MEETING.map}</Anchor>
        ) : null}
        {coordinatesText && contact_phone ? " · " : ""}
        {contact_phone ? (
          <>
            <Anchor href={`tel:${dialableNumber(contact_phone)}`}>
              {VOUCHER_MEETING.call({ phone: contact_phone })}
            </Anchor>
            {" · "}
            <Anchor href={`https://wa.me/${dialableNumber(contact_phone).replace("+", "")}`}>WhatsApp</Anchor>
            {" · "}
            <Anchor href={`https://t.me/${dialableNumber(contact_phone)}`}>Telegram</Anchor>
          </>
        ) : null}
      </Text>
    </Panel>
  );
}
