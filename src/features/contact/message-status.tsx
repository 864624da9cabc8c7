import { Button, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { ON_PAGE_ONLY } from "#texts/app.ts";
import { MESSAGE_REFUSED, MESSAGE_STATUS } from "#texts/contact.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { queuedEntry } from "../../data/local/outbox-store.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { isUnanswered } from "../../domain/outbox/outbox-types.ts";
import { textOfCode } from "../../domain/problem.ts";
import classes from "./contact.module.css";

export function MessageStatus({ id, startAnew }: { id: string; startAnew: () => void }) {
  const entry = useLiveQuery(() => queuedEntry(id), [id]);
  if (entry === undefined) return null;
  const refusal = entry && "refusal" in entry ? entry.refusal : null;
  const isSent = entry === null;
  const status = MESSAGE_STATUS[isSent ? "sent" : isUnanswered(entry) ? "unanswered" : "queued"];
  return (
    <div className={`surface ${classes.status}`} role="status">
      <Title order={2} size="h3">
        {refusal ? MESSAGE_STATUS.refused : status.title}
      </Title>
      <p>
        {refusal
          ? (textOfCode(MESSAGE_REFUSED, refusal.field ?? "") ?? MESSAGE_REFUSED.other)
          : !isSent && storage.isInMemory()
            ? ON_PAGE_ONLY
            : status.text}
      </p>
      {!isSent && !refusal ? (
        <Button variant="default" onClick={() => openOutbox().wake(true)}>
          {MESSAGE_STATUS.sendNow}
        </Button>
      ) : (
        <Button variant="default" onClick={startAnew}>
          {MESSAGE_STATUS.another}
        </Button>
      )}
    </div>
  );
}
