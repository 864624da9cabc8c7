import { Button, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import * as v from "valibot";
import { db } from "../../data/local/db.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import classes from "./contact.module.css";

const waiting = v.object({
  refusal: v.nullish(v.object({ message: v.string() })),
  problem: v.nullish(v.string()),
});

/** What is true of the message now: only here, refused, or with us. */
export const MessageStatus = ({ id, startAnew }: { id: string; startAnew: () => void }) => {
  // null while it is being looked up: nothing may be claimed before that.
  const entry = useLiveQuery(async () => (await db.outbox.get(id)) ?? ("gone" as const), [id], null);
  if (entry === null) return null;
  const kept = v.safeParse(waiting, entry);
  const refusal = kept.success ? kept.output.refusal : undefined;
  const sent = entry === "gone";
  return (
    <div className={classes.status} role="status">
      <Title order={2} size="h3">
        {sent ? "Sent" : refusal ? "Needs your attention" : "Only on this phone"}
      </Title>
      <p>
        {sent
          ? "We have it and answer within 24 hours."
          : refusal
            ? refusal.message
            : "It is kept on this device and goes out by itself as soon as there is a connection."}
      </p>
      {!sent && !refusal ? (
        <Button variant="default" onClick={() => openOutbox().wake(true)}>
          Try to send now
        </Button>
      ) : (
        <Button variant="default" onClick={startAnew}>
          Write another
        </Button>
      )}
    </div>
  );
};
