import { Button, Text, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { use, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { SAVE_FAILED, WAITING_ENTRY } from "#texts/booking.ts";
import { queuedEntry, waitForFirstTry } from "../../../data/local/outbox-store.ts";
import { connection } from "../../../data/net/connection.ts";
import { serverCalls, type WaitingEntry } from "../../../data/remote/traveler/verbs.ts";
import { enqueueMessage } from "../../../data/sync/outbox/outbox.ts";
import { isUnanswered } from "../../../domain/outbox/outbox-types.ts";
import { paths } from "../../../shared/paths.ts";
import { FollowSlotContext } from "../../../shared/trip/trip-slots.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";
import { waitingText } from "../../../text/booking.ts";

function useWaitingEntry(token: string | null): { waiting: WaitingEntry | null; isUnread: boolean } {
  /** `undefined` until the server has answered. */
  const [waiting, setWaiting] = useState<WaitingEntry | null>();
  const [failed, setFailed] = useState(false);
  const isOffline = useStoreState(connection) === "offline";
  useEffect(() => {
    if (token === null || isOffline) return;
    void serverCalls("rpc/my_waiting", { token }).then((answer) => {
      setFailed(!answer.ok);
      if (answer.ok) setWaiting(answer.value);
    });
  }, [token, isOffline]);
  return { waiting: waiting ?? null, isUnread: token !== null && waiting === undefined && (failed || isOffline) };
}

/** Mail programs open links on their own, so leaving needs a tap. */
export function WaitingEntryScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token");
  const { waiting, isUnread } = useWaitingEntry(token);
  const followSlot = use(FollowSlotContext);
  const id = `leave_list:${token}`;
  const entry = useLiveQuery(() => queuedEntry(id), [id]) ?? null;
  const [step, setStep] = useState<"asked" | "leaving" | "sent">("asked");
  const [failed, setFailed] = useState<keyof typeof SAVE_FAILED>();
  const isUnknown = token === null || (entry?.kind === "leave_list" && entry.refusal !== null);
  const isQueued = entry !== null && entry.problem !== null;
  const isOver = waiting !== null && waiting.state !== "waiting" && waiting.state !== "offered";
  const isLeft = (step === "sent" && entry === null) || waiting?.state === "left";
  const leaveList = async () => {
    setStep("leaving");
    const answer = await enqueueMessage({ kind: "leave_list", payload: { token } }, id);
    setFailed(answer.ok ? undefined : answer.code);
    if (!answer.ok) return setStep("asked");
    await waitForFirstTry(id);
    return setStep("sent");
  };
  const statusText = isUnknown
    ? WAITING_ENTRY.unknown
    : isQueued
      ? isUnanswered(entry)
        ? WAITING_ENTRY.unanswered
        : WAITING_ENTRY.waits
      : isLeft
        ? WAITING_ENTRY.left
        : isOver
          ? WAITING_ENTRY.over
          : step === "asked"
            ? WAITING_ENTRY.asked
            : WAITING_ENTRY.leaving;
  const isListed = waiting !== null && token !== null && !isOver && !isLeft;
  return (
    <Page route="waitingEntry" narrow>
      <div className="stack">
        {waiting ? (
          <section className="surface stack tight">
            <Title order={2} size="h3">
              {waiting.title}
            </Title>
            <Text>{WAITING_ENTRY.seats({ guests: waiting.guests, start: waiting.start_date })}</Text>
            {isListed ? <Text>{waitingText(waiting.offered_until)}</Text> : null}
          </section>
        ) : null}
        <div className="surface stack">
          {isUnread ? <Text>{WAITING_ENTRY.unread}</Text> : null}
          <Text role="status">{failed ? SAVE_FAILED[failed] : statusText}</Text>
          {isLeft || isUnknown || isOver ? (
            <ButtonLink variant="default" to={paths.tours()}>
              {WAITING_ENTRY.allTours}
            </ButtonLink>
          ) : isQueued ? null : (
            <Button color="red" variant="light" loading={step !== "asked"} onClick={() => void leaveList()}>
              {WAITING_ENTRY.leave}
            </Button>
          )}
        </div>
        {/* It waits for the server, so it comes last: above the button it would move that away under a tap. */}
        {isListed
          ? followSlot({ kind: "waiting", id: waiting.id, token, title: waiting.title, ends_on: waiting.start_date })
          : null}
      </div>
    </Page>
  );
}
