import { Button } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { BOOKING_STATES, ON_PAGE_ONLY } from "#texts/app.ts";
import { STORED_BOOKING } from "#texts/booking.ts";
import { readTrip } from "../../data/local/bookings.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { bookingState } from "../../domain/booking/booking-state.ts";
import { paths, prefix } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { stateWords } from "../../text/app.ts";

/** The trip's page may hang on a slow network, so confirm here that the request is stored. */
export function StoredBookingPanel({ id }: { id: string }) {
  const booking = useLiveQuery(() => readTrip(id), [id])?.booking;
  if (!booking) return null;
  const state = bookingState(booking, trustedNow());
  return (
    <div role="status">
      <EmptyState
        title={stateWords(BOOKING_STATES, state, booking.view?.expires_at ?? null)}
        action={
          <Button component="a" href={`${prefix}${paths.trip(id)}`}>
            {STORED_BOOKING.showTrip}
          </Button>
        }
      >
        {(state === "on_phone" || state === "unanswered") && storage.isInMemory()
          ? ON_PAGE_ONLY
          : state === "unanswered"
            ? STORED_BOOKING.unanswered
            : state === "on_phone"
              ? STORED_BOOKING.queued
              : STORED_BOOKING.sent}
      </EmptyState>
    </div>
  );
}
