import { Button, Group, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { RECEIVE_TRIPS } from "#texts/trips.ts";
import { receiveTrips } from "../../../data/sync/trips/open-transferred-trips.ts";
import { readTransfer } from "../../../data/sync/trips/transfer.ts";
import type { TransferredTrip } from "../../../domain/booking/trip/trip-file.ts";
import { companionLink, readCompanionLink } from "../../../domain/companions/companion-trip.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { arrivedText } from "../texts/arrived-trips.ts";
import { TransferredTripLine } from "./transfer-note.tsx";

function useArrivingTrips() {
  const [arriving, setArriving] = useState<TransferredTrip[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const readLink = useCallback(async (link: string) => {
    const transferResult = await readTransfer(link);
    setArriving(transferResult);
    setProblem(transferResult === null ? RECEIVE_TRIPS.unreadable : undefined);
    return transferResult !== null;
  }, []);
  useEffect(() => {
    const readAddress = () => {
      const { hash, href } = window.location;
      if (hash.length < 2) return;
      window.history.replaceState(window.history.state, "", window.location.pathname);
      void readLink(href);
    };
    readAddress();
    window.addEventListener("hashchange", readAddress);
    return () => window.removeEventListener("hashchange", readAddress);
  }, [readLink]);
  return { arriving, problem, read: readLink };
}

const ArrivingTrips = ({ arriving }: { arriving: readonly TransferredTrip[] }) => (
  <ul className="plain stack tight" aria-label={RECEIVE_TRIPS.listed}>
    {arriving.map((trip) => (
      <li key={trip.id}>
        <TransferredTripLine trip={trip} />
      </li>
    ))}
  </ul>
);

const EMPTY = { link: "" };

type PasteProps = { problem: string | undefined; read: (link: string) => Promise<boolean> };

function PasteForm({ problem, read }: PasteProps) {
  const { props, values, busy, field } = useForm({
    empty: EMPTY,
    check: ({ link }) => ({ ok: true, link }) as const,
    send: async ({ link }) =>
      (await read(link)) ? { ok: true } : { ok: false, errors: { link: RECEIVE_TRIPS.unreadable } },
  });
  return (
    <form {...props} className="surface">
      <Text mb="sm">{RECEIVE_TRIPS.pasteHow}</Text>
      <TextInput label={RECEIVE_TRIPS.link} autoComplete="off" {...field("link")} error={problem} />
      <Button type="submit" mt="sm" loading={busy} disabled={values.link.trim() === ""}>
        {RECEIVE_TRIPS.preview}
      </Button>
    </form>
  );
}

/** A stranger's link must not add trips without the traveler's confirmation. */
export function ReceiveScreen() {
  const { arriving, problem, read } = useArrivingTrips();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const open = async (link: string) => {
    const key = readCompanionLink(link);
    if (key === null) return read(link);
    void navigate(companionLink(paths.joinTrip(), key));
    return true;
  };

  const addTrips = async (trips: readonly TransferredTrip[]) => {
    setBusy(true);
    toast(arrivedText(await receiveTrips(trips)));
    void navigate(paths.trips(), { replace: true });
  };

  return (
    <Page narrow route="receiveTrips" lead={RECEIVE_TRIPS.lead}>
      <div className="stack">
        {arriving ? (
          <section className="surface" aria-label={RECEIVE_TRIPS.listed}>
            <ArrivingTrips arriving={arriving} />
            <Text mt="sm">{RECEIVE_TRIPS.onlyYours}</Text>
            <Group mt="md">
              <Button loading={busy} onClick={() => void addTrips(arriving)}>
                {RECEIVE_TRIPS.add}
              </Button>
              <ButtonLink to={paths.trips()} variant="default">
                {RECEIVE_TRIPS.notNow}
              </ButtonLink>
            </Group>
          </section>
        ) : (
          <PasteForm problem={problem} read={open} />
        )}
      </div>
    </Page>
  );
}
