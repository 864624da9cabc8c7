import { OUTBOX_NOTICES, TRIP_MESSAGE_TEXTS } from "#texts/shared.ts";
import { watchTrips } from "../../data/local/bookings.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { connection } from "../../data/net/connection.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { askAboutLostRequests, watchLostRequests } from "../../data/sync/trips/ask-about-lost-requests.ts";
import { tripNeeds } from "../../data/sync/trips/needs.ts";
import { TRIP_MESSAGES, isTripMessage } from "../../domain/outbox/message-kinds.ts";
import { isVisible, onReturn } from "../../shared/browser/wake-ups.ts";
import { pathHere } from "../../shared/paths.ts";
import { toast } from "../../shared/ui/toast/toast.ts";

function refusalNotice(refused: readonly string[]): string {
  const messageKind = TRIP_MESSAGES.find((kind) => refused.every((id) => isTripMessage(kind, id)));
  return messageKind ? TRIP_MESSAGE_TEXTS[messageKind].notTaken : OUTBOX_NOTICES.bookingRefused;
}

export function startOutbox(): void {
  const outbox = openOutbox();
  const wakeOutbox = () => {
    if (isVisible()) outbox.wake(true);
  };
  onReturn(wakeOutbox);
  connection.subscribe((state) => {
    if (state !== "offline") wakeOutbox();
  });
  // The catalogue retries while the server fails, so its first success also wakes the outbox.
  catalogueStore.subscribe((state, before) => {
    if (state.problem === null && before.problem !== null) wakeOutbox();
  });
  outbox.onReport(({ held, refused: all }) => {
    // The guide's own pages report refusals of guide reports.
    const refusedIds = all.filter((id) => !id.startsWith("guide:"));
    if (pathHere().startsWith("/trips")) return;
    if (held.length > 0) toast({ title: OUTBOX_NOTICES.heldTitle, message: OUTBOX_NOTICES.held, tone: "success" });
    if (refusedIds.length > 0)
      toast({
        title: OUTBOX_NOTICES.refusedTitle,
        message: OUTBOX_NOTICES.seeTrips({ refusal: refusalNotice(refusedIds) }),
        tone: "error",
      });
  });
  watchTrips(
    (trips) => tripNeeds.update(trips, trustedNow()),
    (error) => console.warn("The trips could not be read:", error),
  );
  const askAboutLost = () =>
    askAboutLostRequests().catch((error: unknown) => console.warn("Lost requests are not looked for:", error));
  watchLostRequests(wakeOutbox, askAboutLost);
  connection.subscribe((state) => {
    if (state !== "offline") void askAboutLost();
  });
  outbox.wake(true);
}
