import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { WITHDRAW_REQUEST } from "#texts/trips.ts";
import type { StoredTrip } from "../../../data/local/bookings.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { paths } from "../../../shared/paths.ts";

export function WithdrawRequest({ booking, entry }: StoredTrip) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  if (!entry?.perhaps_sent || entry.kind !== "booking") return null;
  if (entry.step === "withdraw") return <Text role="status">{WITHDRAW_REQUEST.waits}</Text>;
  const withdrawRequest = async () => {
    const outbox = openOutbox();
    await outbox.withdraw(booking.id);
    outbox.wake(true);
    void navigate(paths.trips(), { replace: true });
  };
  if (!asking)
    return (
      <Button variant="default" onClick={() => setAsking(true)}>
        {WITHDRAW_REQUEST.ask}
      </Button>
    );
  return (
    <Group role="alertdialog" aria-label={WITHDRAW_REQUEST.ask}>
      {WITHDRAW_REQUEST.text}
      <Button color="red" onClick={() => void withdrawRequest()}>
        {WITHDRAW_REQUEST.confirm}
      </Button>
      <Button variant="default" onClick={() => setAsking(false)}>
        {WITHDRAW_REQUEST.keep}
      </Button>
    </Group>
  );
}
