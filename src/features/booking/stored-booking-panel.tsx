import { Button } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { readTrip } from "../../data/local/bookings.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { bookingState } from "../../domain/booking/booking-state.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ON_PAGE_ONLY, stateWords } from "#words/shared/booking-states.ts";

/** The trip's page may hang on a slow network, so confirm here that the request is stored. */
export function StoredBookingPanel({ id }: { id: string }) {
  const booking = useLiveQuery(() => readTrip(id), [id])?.booking;
  if (!booking) return null;
  const state = bookingState(booking, trustedNow());
  return (
    <div role="status">
      <EmptyState
        title={stateWords(state, booking.view?.expires_at ?? null)}
        action={
          <Button component="a" href={paths.trip(id)}>
            Show my trip
          </Button>
        }
      >
        {(state === "on_phone" || state === "unanswered") && storage.isInMemory()
          ? ON_PAGE_ONLY
          : state === "unanswered"
            ? "Your request is saved on this device. We don't know yet whether it arrived, so we keep checking. You can close this page."
            : state === "on_phone"
              ? "Your request is saved on this device and is sent automatically once you are online. You can close this page."
              : "Your trip opens once its page has loaded."}
      </EmptyState>
    </div>
  );
}
