import { Button, Group } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { removeDraft } from "../../../data/local/drafts.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { createSavedStore } from "../../../data/local/saved-store.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { unfollowNews } from "../../../data/sync/news/page-news.ts";
import { bookingCalendar } from "../../../data/sync/trips/calendar-feed.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { paths } from "../../../shared/paths.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { TripCalendarButton } from "../../../shared/trip/trip-calendar-button.tsx";
import { REMOVE_TRIP, SHARE_TRIP } from "#texts/trips.ts";
import { days } from "#texts/write.ts";
import { isNeverSent, removeText } from "../texts/remove-trip.ts";

/** The address's token opens the booking, so share only text. */
async function share(view: BookingView): Promise<void> {
  const text = SHARE_TRIP.text({
    title: view.title,
    days: days(view.check_in, view.ends_on),
    guests: view.guests,
    reference: view.reference,
  });
  if (typeof navigator.share === "function") {
    await navigator.share({ title: view.title, text }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(text);
  toast({ ...SHARE_TRIP.copied, tone: "success" });
}

type Props = { view: BookingView; token: string; children: ReactNode };

export const TripActions = ({ view, token, children }: Props) => (
  <Group className="screen-only">
    <TripCalendarButton view={view} callsOf={bookingCalendar(view, token)} />
    <Button variant="default" onClick={() => void share(view)}>
      {SHARE_TRIP.share}
    </Button>
    <Button variant="default" onClick={() => window.print()}>
      {SHARE_TRIP.print}
    </Button>
    {children}
  </Group>
);

export function RemoveTrip({ trip, ended }: { trip: TripWithMessages; ended: boolean }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { booking } = trip;
  const removeFromDevice = async () => {
    // If the request was sent meanwhile, the dialog must show the updated text.
    if (!(await openOutbox().remove(booking.id, isNeverSent(trip)))) return;
    await unfollowNews({ as: "booking", id: booking.id });
    await removeDraft(draftKey.travelers(booking.id));
    await createSavedStore().dropLostTrips();
    void navigate(paths.trips(), { replace: true });
  };
  if (!asking)
    return (
      <Button variant="subtle" color="red" onClick={() => setAsking(true)} className="screen-only">
        {REMOVE_TRIP.ask}
      </Button>
    );
  return (
    <Group role="alertdialog" aria-label={REMOVE_TRIP.ask}>
      {removeText(trip, ended)}
      <Button color="red" onClick={() => void removeFromDevice()}>
        {REMOVE_TRIP.confirm}
      </Button>
      <Button variant="default" onClick={() => setAsking(false)}>
        {REMOVE_TRIP.keep}
      </Button>
    </Group>
  );
}
