import { Button, Group, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { receiveTrips } from "../../../data/sync/trips/open-transferred-trips.ts";
import { readTransfer } from "../../../data/sync/trips/transfer.ts";
import type { TransferredTrip } from "../../../domain/booking/trip/trip-file.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { paths } from "../../../shared/paths.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { TransferredTripLine } from "./transfer-note.tsx";
import { arrivedText } from "../messages/trips.ts";

const UNREADABLE = "This isn't a valid trip link. Copy the whole link and try again.";

/** The secrets must leave the address and the history at once. */
function useArrivingTrips() {
  const [arriving, setArriving] = useState<TransferredTrip[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const readLink = useCallback(async (link: string) => {
    const transferResult = await readTransfer(link);
    setArriving(transferResult);
    setProblem(transferResult === null ? UNREADABLE : undefined);
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
  <ul className="plain stack tight" aria-label="Trips in this link">
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
    send: async ({ link }) => ((await read(link)) ? { ok: true } : { ok: false, errors: { link: UNREADABLE } }),
  });
  return (
    <form {...props} className="surface">
      <Text mb="sm">
        Where your trips are now, open Trips, tap ‘Transfer my trips’ and copy the link. Then paste it here.
      </Text>
      <TextInput label="The link" autoComplete="off" {...field("link")} error={problem} />
      <Button type="submit" mt="sm" loading={busy} disabled={values.link.trim() === ""}>
        Preview trips
      </Button>
    </form>
  );
}

/** A stranger's link must not add trips without the traveler's confirmation. */
export function ReceiveScreen() {
  const { arriving, problem, read } = useArrivingTrips();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const addTrips = async (trips: readonly TransferredTrip[]) => {
    setBusy(true);
    toast(arrivedText(await receiveTrips(trips)));
    void navigate(paths.trips(), { replace: true });
  };

  return (
    <Page narrow route="receiveTrips" lead="From another device, or from the browser into the installed app.">
      <div className="stack">
        {arriving ? (
          <section className="surface" aria-label="Trips in this link">
            <ArrivingTrips arriving={arriving} />
            <Text mt="sm">
              Only add trips that are yours. We check each one with our server before it is shown as booked.
            </Text>
            <Group mt="md">
              <Button loading={busy} onClick={() => void addTrips(arriving)}>
                Add to this device
              </Button>
              <ButtonLink to={paths.trips()} variant="default">
                Not now
              </ButtonLink>
            </Group>
          </section>
        ) : (
          <PasteForm problem={problem} read={read} />
        )}
      </div>
    </Page>
  );
}
