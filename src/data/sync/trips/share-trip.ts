import type { Companion } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { CompanionKey } from "../../../domain/companions/companion-trip.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";
import { openOutbox } from "../outbox/outbox.ts";

type Place = { position: number; label: string };
type Booking = Pick<LocalBooking, "id" | "token">;
type ShareAnswer = ReturnType<typeof serverCalls<"rpc/share_trip">>;

const showCompanions = (id: string, companions: Companion[]): Promise<void> =>
  openOutbox().store.change(id, (before) =>
    before.view ? { ...before, view: { ...before.view, companions } } : before,
  );

export async function shareTrip({ id, token }: Booking, { position, label }: Place, key: CompanionKey): ShareAnswer {
  const share = { id, token, companion_id: key.id, position, label, companion_token: key.token };
  const answer = await serverCalls("rpc/share_trip", { share });
  if (answer.ok) await showCompanions(id, answer.value.companions);
  return answer;
}

export async function revokeCompanion({ id, token }: Booking, companion_id: string): ShareAnswer {
  const answer = await serverCalls("rpc/revoke_companion", { link: { id, token, companion_id } });
  if (answer.ok) await showCompanions(id, answer.value.companions);
  return answer;
}
