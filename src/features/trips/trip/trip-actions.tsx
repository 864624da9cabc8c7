import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { SHARE_TRIP } from "#texts/trips.ts";
import { days } from "#texts/write.ts";
import { bookingCalendar } from "../../../data/sync/trips/follow-calendar.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { TripCalendarButton } from "../../../shared/trip/trip-calendar-button.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";

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
