import { Button, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { queuedEntry } from "../../data/local/outbox-store.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { ON_PAGE_ONLY } from "#words/shared/booking-states.ts";
import { isUnanswered } from "../../domain/outbox/outbox-types.ts";
import { messageRefused, UNANSWERED } from "./messages.ts";
import classes from "./contact.module.css";

export function MessageStatus({ id, startAnew }: { id: string; startAnew: () => void }) {
  const entry = useLiveQuery(() => queuedEntry(id), [id]);
  if (entry === undefined) return null;
  const refusal = entry && "refusal" in entry ? entry.refusal : null;
  const isSent = entry === null;
  return (
    <div className={`surface ${classes.status}`} role="status">
      <Title order={2} size="h3">
        {isSent
          ? "Sent"
          : refusal
            ? "Needs your attention"
            : isUnanswered(entry)
              ? UNANSWERED.title
              : "Only on this device"}
      </Title>
      <p>
        {isSent
          ? "We have it and will answer within 24 hours."
          : refusal
            ? messageRefused(refusal)
            : storage.isInMemory()
              ? ON_PAGE_ONLY
              : isUnanswered(entry)
                ? UNANSWERED.text
                : "Saved on this device. We send it automatically once you are online."}
      </p>
      {!isSent && !refusal ? (
        <Button variant="default" onClick={() => openOutbox().wake(true)}>
          Send now
        </Button>
      ) : (
        <Button variant="default" onClick={startAnew}>
          Write another
        </Button>
      )}
    </div>
  );
}
