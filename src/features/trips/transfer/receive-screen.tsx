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
import { Arriving } from "./transfer-note.tsx";
import { arrivedText } from "../messages/trips.ts";

const UNREADABLE = "This isn't a valid trip link. Copy the whole link and try again.";

/** The secrets must leave the address and the history at once. */
function useArriving() {
  const [arriving, setArriving] = useState<TransferredTrip[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const read = useCallback(async (link: string) => {
    const found = await readTransfer(link);
    setArriving(found);
    setProblem(found === null ? UNREADABLE : undefined);
    return found !== null;
  }, []);
  useEffect(() => {
    const look = () => {
      const { hash, href } = window.location;
      if (hash.length < 2) return;
      window.history.replaceState(window.history.state, "", window.location.pathname);
      void read(href);
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [read]);
  return { arriving, problem, read };
}

const What = ({ arriving }: { arriving: readonly TransferredTrip[] }) => (
  <ul className="plain stack tight" aria-label="Trips in this link">
    {arriving.map((trip) => (
      <li key={trip.id}>
        <Arriving trip={trip} />
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
  const { arriving, problem, read } = useArriving();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const add = async (trips: readonly TransferredTrip[]) => {
    setBusy(true);
    toast(arrivedText(await receiveTrips(trips)));
    void navigate(paths.trips(), { replace: true });
  };

  return (
    <Page narrow route="receiveTrips" lead="From another device, or from the browser into the installed app.">
      <div className="stack">
        {arriving ? (
          <section className="surface" aria-label="Trips in this link">
            <What arriving={arriving} />
            <Text mt="sm">
              Only add trips that are yours. We check each one with our server before it is shown as booked.
            </Text>
            <Group mt="md">
              <Button loading={busy} onClick={() => void add(arriving)}>
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
