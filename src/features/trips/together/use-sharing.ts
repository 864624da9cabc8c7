import { useRef, useState } from "react";
import { TOGETHER } from "#texts/trips.ts";
import { newBookingIdentity } from "../../../data/drafts/draft-keys.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { revokeCompanion, shareTrip } from "../../../data/sync/trips/share-trip.ts";
import type { Companion } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { CompanionKey } from "../../../domain/companions/companion-trip.ts";
import { textOfCode } from "../../../domain/problem.ts";
import type { Failure } from "../../../domain/result.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";

export type ShownLink = { key: CompanionKey; label: string };

function newKey(): CompanionKey {
  const { booking_id, token } = newBookingIdentity();
  return { id: booking_id, token };
}

const failureText = (failure: Failure): string =>
  failure.code === "refused"
    ? (textOfCode(TOGETHER.refusals, failure.reason) ?? TOGETHER.refusals.other)
    : failure.not_done
      ? TOGETHER.offline
      : TOGETHER.unanswered;

/** A repeated tap after a lost answer sends the same key, so that it makes one link. */
export function useSharing(booking: LocalBooking) {
  const pendingKeys = useRef(new Map<number, CompanionKey>());
  const [shown, setShown] = useState<ShownLink | null>(null);
  const [busyPosition, setBusyPosition] = useState<number | null>(null);

  async function runBusy(position: number, work: () => ReturnType<typeof shareTrip>): Promise<boolean> {
    setBusyPosition(position);
    const answer = await work().finally(() => setBusyPosition(null));
    if (answer.ok) return true;
    toast({ title: TOGETHER.failed, message: failureText(answer), tone: "error" });
    if (answer.code === "refused") {
      pendingKeys.current.delete(position);
      void openOutbox().refresh(booking.id);
    }
    return false;
  }

  async function share(position: number, label: string): Promise<void> {
    const key = pendingKeys.current.get(position) ?? newKey();
    pendingKeys.current.set(position, key);
    if (!(await runBusy(position, () => shareTrip(booking, { position, label }, key)))) return;
    pendingKeys.current.delete(position);
    setShown({ key, label });
  }

  const revoke = ({ id, position }: Companion) => runBusy(position, () => revokeCompanion(booking, id));

  async function renew(companion: Companion): Promise<void> {
    if (await revoke(companion)) await share(companion.position, companion.label);
  }

  return { shown, close: () => setShown(null), busyPosition, share, revoke, renew };
}

export type Sharing = ReturnType<typeof useSharing>;
