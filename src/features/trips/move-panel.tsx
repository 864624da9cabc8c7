import { Anchor, Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { canTravel, fragmentOfKeys, fragmentOfTrips } from "../../data/sync/trips/transfer.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { inCodes } from "../../domain/booking/trip-keys.ts";
import { paths } from "../../shared/paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./trips.module.css";

type Made = { link: string | null; codes: string[] };

const receiving = () => `${window.location.origin}${paths.receiveTrips()}`;

async function make(trips: readonly LocalBooking[]): Promise<Made> {
  const fragment = await fragmentOfTrips(trips);
  return {
    link: fragment === null ? null : receiving() + fragment,
    codes: inCodes(trips.map(({ id, token }) => ({ id, token }))).map((keys) => receiving() + fragmentOfKeys(keys)),
  };
}

const Ways = ({ link, codes }: Made) => (
  <>
    <Title order={3} size="h5" mt="md">
      By link
    </Title>
    {link === null ? (
      <Text>These are too many trips for a link: use ‘Export my trips’ below, or the codes.</Text>
    ) : (
      <>
        <Text mb="sm">
          It carries your trips whole, so it works without a signal. For the installed app on this phone: copy it, open
          the app, go to Trips, tap ‘Bring trips here’ and paste it.
        </Text>
        <CopyLink link={link} title="My trips" />
      </>
    )}
    <Title order={3} size="h5" mt="lg">
      By code
    </Title>
    <Text>Scan {codes.length === 1 ? "it" : "each of them"} with the other phone; that one needs a signal once.</Text>
    <div className={classes.codes}>
      {codes.map((code, at) => (
        <figure key={code}>
          <QrCode text={code} label={`Code ${at + 1} of ${codes.length} with your trips`} />
          {codes.length > 1 ? (
            <figcaption>
              {at + 1} of {codes.length}
            </figcaption>
          ) : null}
        </figure>
      ))}
    </div>
  </>
);

/** All trips of this device for another one: an installed app on an iPhone does not see what the browser keeps. */
export const MovePanel = ({ trips }: { trips: readonly LocalBooking[] }) => {
  const [made, setMade] = useState<Made | null>(null);
  const known = trips.filter(canTravel);
  return (
    <section className={classes.card} aria-labelledby="move-trips">
      <Title order={2} size="h4" id="move-trips">
        On another phone, or in the installed app
      </Title>
      {known.length > 0 ? (
        <>
          <Text mt={4} mb="sm">
            Take your trips along. Whoever has the link or the code sees your bookings and can cancel them.
          </Text>
          {made ? (
            <Ways {...made} />
          ) : (
            <Button variant="default" onClick={() => void make(known).then(setMade)}>
              Take my trips along
            </Button>
          )}
        </>
      ) : null}
      <Text mt="md">
        <Anchor component={Link} to={paths.receiveTrips()}>
          Bring trips here
        </Anchor>{" "}
        from another phone or from the browser.
      </Text>
    </section>
  );
};
