import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { TRANSFER_TRIPS } from "#texts/trips.ts";
import { fragmentOfKeys, fragmentOfTrips } from "../../../data/sync/trips/transfer.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { canTravel } from "../../../domain/booking/trip/trip-file.ts";
import { splitIntoCodes } from "../../../domain/booking/trip/trip-keys.ts";
import { paths } from "../../../shared/paths.ts";
import { CopyLink } from "../../../shared/trip/copy-link.tsx";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { QrCode } from "../../../shared/ui/qr-code.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
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
      {TRANSFER_TRIPS.byLink}
    </Title>
    {link === null ? (
      <Text>{TRANSFER_TRIPS.tooMany}</Text>
    ) : (
      <>
        <Text mb="sm">{TRANSFER_TRIPS.linkHow}</Text>
        <CopyLink link={link} title={TRANSFER_TRIPS.linkTitle} />
      </>
    )}
    <Title order={3} size="h5" mt="lg">
      {TRANSFER_TRIPS.byCode}
    </Title>
    <Text>{TRANSFER_TRIPS.scan({ codes: codes.length })}</Text>
    <div className={`row ${classes.codes}`}>
      {codes.map((code, at) => (
        <figure key={code}>
          <QrCode text={code} label={TRANSFER_TRIPS.code({ place: at + 1, of: codes.length })} />
          {codes.length > 1 ? (
            <figcaption>{TRANSFER_TRIPS.place({ place: at + 1, of: codes.length })}</figcaption>
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
    <Panel title={TRANSFER_TRIPS.title}>
      {transferableTrips.length > 0 ? (
        <>
          <Text mt={4} mb="sm">
            {TRANSFER_TRIPS.lead}
          </Text>
          {made ? (
            <Ways {...made} />
          ) : (
            <Button variant="default" onClick={() => void makeTransferCodes(transferableTrips).then(setMade)}>
              {TRANSFER_TRIPS.start}
            </Button>
          )}
        </>
      ) : null}
      <Text mt="md">
        <Sentence
          of={TRANSFER_TRIPS.receive}
          links={{ receive: (text) => <TextLink to={paths.receiveTrips()}>{text}</TextLink> }}
        />
      </Text>
    </Panel>
  );
}
