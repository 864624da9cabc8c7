import { requestCopies, watchQueue } from "../../local/request-copies.ts";
import { openByToken } from "./open-trip.ts";

/** A lost request may have arrived, sent by the worker or shortly before the loss, so the server decides. */
export async function askAboutLostRequests(open: typeof openByToken = openByToken): Promise<void> {
  for (const { id, booking } of requestCopies.lost.get()) {
    if (!booking) continue;
    const answer = await open(id, booking.token);
    if (answer === "unreachable") return;
    if (answer === "unknown") requestCopies.markUnsent(id);
    else await requestCopies.sync();
  }
}

export function watchLostRequests(onRestored: () => void, onLost: () => void): void {
  requestCopies.onRestored(onRestored);
  requestCopies.lost.subscribe((lost, before) => {
    if (lost.length > before.length) onLost();
  });
  watchQueue(() => void requestCopies.sync());
}
