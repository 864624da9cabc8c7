import { watchTrips } from "../../data/local/bookings.ts";
import { isTripMessage } from "../../data/local/trip-messages.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { connection } from "../../data/net/connection.ts";
import { catalogueStore } from "../../data/sync/catalogue/catalogue.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { tripNeeds } from "../../data/sync/trips/needs.ts";
import { toast } from "../../shared/ui/toast/toast.ts";

/** From here on what waits is sent: at start, when the network is back, when the app is looked at again. */
export function startOutbox(): void {
  const outbox = openOutbox();
  const again = () => {
    if (document.visibilityState === "visible") outbox.wake(true);
  };
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", again);
  connection.subscribe((state) => {
    if (state !== "offline") again();
  });
  // The catalogue is probed as long as the server fails: what waits goes out with the first good answer.
  catalogueStore.subscribe((state, before) => {
    if (state.problem === null && before.problem !== null) again();
  });
  outbox.onReport(({ held, refused: all }) => {
    // What a guide told is answered for on the guide's own pages.
    const refused = all.filter((id) => !id.startsWith("guide:"));
    if (window.location.pathname.startsWith("/trips")) return;
    if (held.length > 0) toast({ title: "Your seats are held", message: "Open My trips to pay.", tone: "success" });
    if (refused.length > 0)
      toast({
        title: "Needs your attention",
        message: refused.every((id) => isTripMessage("review", id))
          ? "A review was not taken. See My trips."
          : refused.every((id) => isTripMessage("travellers", id))
            ? "A list of travelers was not taken. See My trips."
            : refused.every((id) => isTripMessage("meeting_seen", id))
              ? "That you have seen a new meeting point was not taken. See My trips."
              : "A booking could not be made. See My trips.",
        tone: "error",
      });
  });
  // Where nothing can be kept nothing waits either, and the forms have said so.
  watchTrips(
    (trips) => tripNeeds.tell(trips, trustedNow()),
    (error) => console.warn("The trips could not be read:", error),
  );
  outbox.wake(true);
}
