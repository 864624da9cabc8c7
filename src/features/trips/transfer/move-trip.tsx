import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { TRANSFER_ONE_TRIP } from "#texts/trips.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { canTravel } from "../../../domain/booking/trip/trip-file.ts";
import { paths } from "../../../shared/paths.ts";
import { CopyLink } from "../../../shared/trip/copy-link.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import classes from "../trips.module.css";

export function MoveTrip({ booking }: { booking: LocalBooking }) {
  const [shown, setShown] = useState(false);
  if (!canTravel(booking)) return null;
  if (!shown)
    return (
      <div className="screen-only">
        <Button variant="default" onClick={() => setShown(true)}>
          {TRANSFER_ONE_TRIP.title}
        </Button>
      </div>
    );
  const link = `${window.location.origin}${paths.trip(booking.id)}#token=${booking.token}`;
  return (
    <Panel title={TRANSFER_ONE_TRIP.title} className="screen-only">
      <Text mb="md">{TRANSFER_ONE_TRIP.how}</Text>
      <div className={`row ${classes.codes}`}>
        <QrCode text={link} label={TRANSFER_ONE_TRIP.code} />
      </div>
      <CopyLink link={link} title={booking.title} />
    </Panel>
  );
}
