import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { StoredTrip } from "../../../data/local/bookings.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { paths } from "../../../shared/paths.ts";
import { WITHDRAW } from "../messages/sending.ts";

export function WithdrawRequest({ booking, entry }: StoredTrip) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  if (!entry?.perhaps_sent || entry.kind !== "booking") return null;
  if (entry.step === "withdraw") return <Text role="status">{WITHDRAW.waits}</Text>;
  const withdraw = async () => {
    const outbox = openOutbox();
    await outbox.withdraw(booking.id);
    outbox.wake(true);
    void navigate(paths.trips(), { replace: true });
  };
  if (!asking)
    return (
      <Button variant="default" onClick={() => setAsking(true)}>
        {WITHDRAW.ask}
      </Button>
    );
  return (
    <Group role="alertdialog" aria-label={WITHDRAW.ask}>
      {WITHDRAW.text}
      <Button color="red" onClick={() => void withdraw()}>
        {WITHDRAW.confirm}
      </Button>
      <Button variant="default" onClick={() => setAsking(false)}>
        {WITHDRAW.keep}
      </Button>
    </Group>
  );
}
