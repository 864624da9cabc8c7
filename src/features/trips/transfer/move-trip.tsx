import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { Panel } from "../../../shared/ui/panel.tsx";
import { canTravel } from "../../../domain/booking/trip/trip-file.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { paths } from "../../../shared/paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import classes from "../trips.module.css";

export function MoveTrip({ booking }: { booking: LocalBooking }) {
  const [shown, setShown] = useState(false);
  if (!canTravel(booking)) return null;
  if (!shown)
    return (
      <div className="screen-only">
        <Button variant="default" onClick={() => setShown(true)}>
          Open on another device
        </Button>
      </div>
    );
  const link = `${window.location.origin}${paths.trip(booking.id)}#token=${booking.token}`;
  return (
    <Panel title="Open on another device" className="screen-only">
      <Text mb="md">
        Scan this with the other device&apos;s camera, or copy the link. Anyone with it can see this booking and cancel
        it.
      </Text>
      <div className={`row ${classes.codes}`}>
        <QrCode text={link} label="Code that opens this trip" />
      </div>
      <CopyLink link={link} title={booking.title} />
    </Panel>
  );
}
