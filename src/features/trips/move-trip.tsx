import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { canTravel } from "../../domain/booking/trip-file.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { paths } from "../../shared/paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./trips.module.css";

/** One trip for another phone: the same link as in the mail, to scan or to copy. */
export const MoveTrip = ({ booking }: { booking: LocalBooking }) => {
  const [shown, setShown] = useState(false);
  if (!canTravel(booking)) return null;
  if (!shown)
    return (
      <div className={classes.screenOnly}>
        <Button variant="default" onClick={() => setShown(true)}>
          Open on another phone
        </Button>
      </div>
    );
  const link = `${window.location.origin}${paths.trip(booking.id)}#token=${booking.token}`;
  return (
    <section className={`${classes.card} ${classes.screenOnly}`} aria-label="Open on another phone">
      <Title order={2} size="h4">
        Open on another phone
      </Title>
      <Text mt={4} mb="md">
        Scan this with the other phone&apos;s camera, or copy the link. Whoever has it sees this booking and can cancel
        it.
      </Text>
      <div className={classes.codes}>
        <QrCode text={link} label="Code that opens this trip" />
      </div>
      <CopyLink link={link} title={booking.title} />
    </section>
  );
};
