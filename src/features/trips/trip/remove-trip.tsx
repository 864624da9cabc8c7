import { Button, type ButtonProps, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { REMOVE_TRIP, WITHDRAW_REQUEST } from "#texts/trips.ts";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { removeDraft } from "../../../data/local/drafts.ts";
import { createSavedStore } from "../../../data/local/saved-store.ts";
import { unfollowNews } from "../../../data/sync/news/page-news.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isEnded } from "../../../domain/booking/booking-state.ts";
import { paths } from "../../../shared/paths.ts";
import { isNeverSent, removeText } from "../texts/remove-trip.ts";
import type { ShownTrip } from "./use-shown-trip.ts";

type Question = { words: { ask: string; confirm: string; keep: string }; text: ReactNode; onConfirm: () => void };

function AskHere({ words, text, onConfirm, ...button }: Question & ButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button {...button} onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
    );
  return (
    <Group role="alertdialog" aria-label={words.ask}>
      {text}
      <Button color="red" onClick={onConfirm}>
        {words.confirm}
      </Button>
      <Button variant="default" onClick={() => setAsking(false)}>
        {words.keep}
      </Button>
    </Group>
  );
}

export function RemoveTrip({ trip, booking, entry, state, isWithdrawn, isSending }: ShownTrip) {
  const navigate = useNavigate();
  const { id, view, request, refusal } = booking;
  if (refusal && request) return null;
  const leave = () => void navigate(paths.trips(), { replace: true });
  const withdrawRequest = async () => {
    const outbox = openOutbox();
    await outbox.withdraw(id);
    outbox.wake(true);
    leave();
  };
  const removeFromDevice = async () => {
    // If the request was sent meanwhile, the question must show the updated text.
    if (!(await openOutbox().remove(id, isNeverSent(trip)))) return;
    await unfollowNews({ as: "booking", id });
    await removeDraft(draftKey.travelers(id));
    await createSavedStore().dropLostTrips();
    leave();
  };
  const mayWithdraw = view === null && entry?.kind === "booking" && entry.perhaps_sent && !isWithdrawn;
  return (
    <>
      {view === null && isWithdrawn ? <Text role="status">{WITHDRAW_REQUEST.waits}</Text> : null}
      {mayWithdraw ? (
        <AskHere
          words={WITHDRAW_REQUEST}
          text={WITHDRAW_REQUEST.text}
          onConfirm={() => void withdrawRequest()}
          variant="default"
        />
      ) : null}
      {isWithdrawn || isSending ? null : (
        <AskHere
          words={REMOVE_TRIP}
          text={removeText(trip, isEnded(state, view))}
          onConfirm={() => void removeFromDevice()}
          variant="subtle"
          color="red"
          className="screen-only"
        />
      )}
    </>
  );
}
