import { Button, Group, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addTrips } from "../../data/local/bookings.ts";
import { receiveKeys } from "../../data/sync/trips/arrivals.ts";
import { readTransfer, type Transfer } from "../../data/sync/trips/transfer.ts";
import { count } from "../../domain/words/count.ts";
import { paths } from "../../shared/paths.ts";
import { Page } from "../../shared/ui/page.tsx";
import { PageHeading } from "../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page-meta.tsx";
import { toast } from "../../shared/ui/toast.ts";
import { day } from "../../domain/words/day.ts";
import { arrivedText } from "./trip-words.ts";
import { startOf } from "./trip-card.tsx";
import classes from "./trips.module.css";

const UNREADABLE = "This is no link with trips, or a part of it was lost on the way. Copy it again, whole.";

/** What the address brought; the letters that open bookings do not stay in it, nor in the history. */
function useArriving() {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [problem, setProblem] = useState<string>();
  const read = useCallback(async (link: string) => {
    const found = await readTransfer(link);
    setTransfer(found);
    setProblem(found === null ? UNREADABLE : undefined);
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
  return { transfer, problem, read };
}

const What = ({ transfer }: { transfer: Transfer }) =>
  transfer.kind === "keys" ? (
    <Text>{count(transfer.keys.length, "trip")}, to be loaded when there is a signal.</Text>
  ) : (
    <ul className={classes.arriving} aria-label="Trips in this link">
      {transfer.trips.map((trip) => (
        <li key={trip.id}>
          <strong>{trip.title}</strong>
          <br />
          {day(startOf(trip))}
          {trip.view ? ` · ${trip.view.reference}` : ""}
        </li>
      ))}
    </ul>
  );

const PasteForm = ({ problem, read }: { problem: string | undefined; read: (link: string) => Promise<void> }) => {
  const [link, setLink] = useState("");
  const open = (event: FormEvent) => {
    event.preventDefault();
    void read(link);
  };
  return (
    <form className={classes.card} noValidate onSubmit={open}>
      <Text mb="sm">
        Where your trips are now, open Trips, tap ‘Take my trips along’ and copy the link. Then paste it here.
      </Text>
      <TextInput
        label="The link"
        value={link}
        autoComplete="off"
        error={problem}
        onChange={(event) => setLink(event.currentTarget.value)}
      />
      <Button type="submit" mt="sm" disabled={link.trim() === ""}>
        Look what it brings
      </Button>
    </form>
  );
};

/** The receiving side: nothing is added before it was seen and said yes to. */
export const ReceiveScreen = () => {
  const { transfer, problem, read } = useArriving();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const add = async (from: Transfer) => {
    setBusy(true);
    if (from.kind === "trips") toast(arrivedText({ opened: await addTrips(from.trips), unknown: 0, waiting: 0 }));
    else toast(arrivedText(await receiveKeys(from.keys)));
    void navigate(paths.trips(), { replace: true });
  };

  return (
    <Page narrow>
      <PageMeta title="Bring trips here" />
      <PageHeading lead="From another phone, or from the browser into the installed app.">Bring trips here</PageHeading>
      <div className={classes.column}>
        {transfer ? (
          <section className={classes.card} aria-label="What the link brings">
            <What transfer={transfer} />
            <Text mt="sm">Add only trips of yours: they stay on this device until you remove them.</Text>
            <Group mt="md">
              <Button loading={busy} onClick={() => void add(transfer)}>
                Add to this device
              </Button>
              <Button component={Link} to={paths.trips()} variant="default">
                Not now
              </Button>
            </Group>
          </section>
        ) : (
          <PasteForm problem={problem} read={read} />
        )}
      </div>
    </Page>
  );
};
