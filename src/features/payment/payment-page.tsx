import { useLiveQuery } from "dexie-react-hooks";
import { type ReactNode, useEffect } from "react";
import { readTrips } from "../../data/local/bookings.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { isPaymentOf } from "../../domain/booking/booking-money.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./payment.module.css";

export function useTripOf(paymentId: string, bookingId: string | null): LocalBooking | undefined {
  useEffect(() => void openOutbox().refresh(), [paymentId]);
  return useLiveQuery(async () => {
    const trips = await readTrips();
    return trips.find((trip) => trip.id === bookingId || (paymentId !== "" && isPaymentOf(trip, paymentId)));
  }, [paymentId, bookingId]);
}

type Props = { title: string; lead?: string; children: ReactNode };

export const PaymentPage = ({ title, lead, children }: Props) => (
  <Page narrow title={title} heading={null}>
    <div className={`surface ${classes.sheet}`}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </div>
  </Page>
);
