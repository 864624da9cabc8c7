import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { fragmentOfKeys, fragmentOfTrips } from "../../../data/sync/trips/transfer.ts";
import { canTravel } from "../../../domain/booking/trip/trip-file.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { splitIntoCodes } from "../../../domain/booking/trip/trip-keys.ts";
import { paths } from "../../../shared/paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import { scanCodes } from "../messages/trips.ts";
import classes from "../trips.module.css";

type TransferCodes = { link: string | null; codes: string[] };

const receiveAddress = () => `${window.location.origin}${paths.receiveTrips()}`;

async function makeTransferCodes(trips: readonly LocalBooking[]): Promise<TransferCodes> {
  const fragment = await fragmentOfTrips(trips);
  return {
    link: fragment === null ? null : receiveAddress() + fragment,
    codes: splitIntoCodes(trips.map(({ id, token }) => ({ id, token }))).map(
      (keys) => receiveAddress() + fragmentOfKeys(keys),
    ),
  };
}

const Ways = ({ link, codes }: TransferCodes) => (
  <>
    <Title order={3} size="h5" mt="md">
      By link
    </Title>
    {link === null ? (
      <Text>Too many trips for a link. Use ‘Export my trips’ below, or the codes.</Text>
    ) : (
      <>
        <Text mb="sm">
          For the installed app on this device: copy the link, open the app, go to Trips, tap ‘Import trips’ and paste
          it.
        </Text>
        <CopyLink link={link} title="My trips" />
      </>
    )}
    <Title order={3} size="h5" mt="lg">
      By code
    </Title>
    <Text>{scanCodes(codes.length)}</Text>
    <div className={`row ${classes.codes}`}>
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

/** An installed app on an iPhone does not see the browser's storage. */
export function MovePanel({ trips }: { trips: readonly LocalBooking[] }) {
  const [made, setMade] = useState<TransferCodes | null>(null);
  const transferableTrips = trips.filter(canTravel);
  return (
    <Panel title="On another device, or in the installed app">
      {transferableTrips.length > 0 ? (
        <>
          <Text mt={4} mb="sm">
            Transfer your trips. Anyone with the link or the code can see your bookings and cancel them.
          </Text>
          {made ? (
            <Ways {...made} />
          ) : (
            <Button variant="default" onClick={() => void makeTransferCodes(transferableTrips).then(setMade)}>
              Transfer my trips
            </Button>
          )}
        </>
      ) : null}
      <Text mt="md">
        <TextLink to={paths.receiveTrips()}>Import trips</TextLink> from another device or from the browser.
      </Text>
    </Panel>
  );
}
