import { Button, Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { queuedEntry, waitForFirstTry } from "../../../data/local/outbox-store.ts";
import { enqueueMessage } from "../../../data/sync/outbox/outbox.ts";
import { isUnanswered } from "../../../domain/outbox/outbox-types.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { SAVE_FAILED } from "#words/booking/failures.ts";
import { LEAVE_WAITING_LIST } from "#words/booking/waiting-list.ts";

/** Mail programs open links on their own, so leaving needs a tap. */
export function LeaveScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token");
  const id = `leave_list:${token}`;
  const entry = useLiveQuery(() => queuedEntry(id), [id]) ?? null;
  const [step, setStep] = useState<"asked" | "leaving" | "sent">("asked");
  const [failed, setFailed] = useState<keyof typeof SAVE_FAILED>();
  const isUnknown = token === null || (entry?.kind === "leave_list" && entry.refusal !== null);
  const isQueued = entry !== null && entry.problem !== null;
  const isLeft = step === "sent" && entry === null;
  const leaveList = async () => {
    setStep("leaving");
    const answer = await enqueueMessage({ kind: "leave_list", payload: { token } }, id);
    setFailed(answer.ok ? undefined : answer.code);
    if (!answer.ok) return setStep("asked");
    await waitForFirstTry(id);
    return setStep("sent");
  };
  const statusText = isUnknown
    ? LEAVE_WAITING_LIST.unknown
    : isQueued
      ? isUnanswered(entry)
        ? LEAVE_WAITING_LIST.unanswered
        : LEAVE_WAITING_LIST.waits
      : isLeft
        ? LEAVE_WAITING_LIST.left
        : step === "asked"
          ? LEAVE_WAITING_LIST.asked
          : LEAVE_WAITING_LIST.leaving;
  return (
    <Page route="leaveWaitingList" narrow>
      <div className="surface stack">
        <Text role="status">{failed ? SAVE_FAILED[failed] : statusText}</Text>
        {isLeft || isUnknown ? (
          <ButtonLink variant="default" to={paths.tours()}>
            {LEAVE_WAITING_LIST.allTours}
          </ButtonLink>
        ) : isQueued ? null : (
          <Button color="red" variant="light" loading={step !== "asked"} onClick={() => void leaveList()}>
            {LEAVE_WAITING_LIST.leave}
          </Button>
        )}
      </div>
    </Page>
  );
}
