import { Button } from "@mantine/core";
import { useState } from "react";
import { openPayment } from "../../../data/sync/trips/open-payment.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { toast } from "../../../shared/ui/toast.ts";
import { NOT_PAYABLE } from "../messages.ts";

/** Asks for the payment page anew: the server answers the open one, or says why there is none. */
export const PayNow = ({ booking }: { booking: LocalBooking }) => {
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    const answer = await openPayment(booking);
    // Busy until the provider's page stands: a second tap has nothing to add.
    if (answer.ok) return window.location.assign(answer.url);
    setBusy(false);
    const message = NOT_PAYABLE[answer.code] ?? NOT_PAYABLE.not_now;
    return toast({ title: "Booking failed", message, tone: "error" });
  };
  return (
    <Button color="saffron" size="lg" loading={busy} onClick={() => void pay()}>
      Pay now
    </Button>
  );
};
