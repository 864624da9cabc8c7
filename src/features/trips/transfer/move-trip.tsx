import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { canTravel } from "../../../domain/booking/trip/trip-file.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { paths } from "../../../shared/paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "../trips.module.css";

/** One trip for another phone: the same link as in the mail, to scan or to copy. */
export const MoveTrip = ({ booking }: { booking: LocalBooking }) => {
  const [shown, setShown] = useState(false);
  if (!canTravel(booking)) return null;
  if (!shown)
    return (
      <div className={classes.screenOnly}>
        <Button variant="default" onClick={() => setShown(true)}>
          Open on another device
        </Button>
      </div>
    );
  const link = `${window.location.origin}${paths.trip(booking.id)}#token=${booking.token}`;
  return (
    <section className={`${classes.card} ${classes.screenOnly}`} aria-label="Open on another device">
      <Title order={2} size="h4">
        Open on another device
      </Title>
      <Text mt={4} mb="md">
        Scan this with the other device&apos;s camera, or copy the link. Anyone with it can see this booking and cancel
        it.
      </Text>
      <div className={classes.codes}>
        <QrCode text={link} label="Code that opens this trip" />
      </div>
      <CopyLink link={link} title={booking.title} />
    </section>
  );
};
