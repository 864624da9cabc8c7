import { Button } from "@mantine/core";
import { useState } from "react";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { toast } from "../../shared/ui/toast.ts";
import { openPayment } from "./open-payment.ts";

/** Asks for the payment page anew: the server answers the open one, or says why there is none. */
export const PayNow = ({ booking }: { booking: LocalBooking }) => {
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    const failed = await openPayment(booking);
    setBusy(false);
    if (failed !== null) toast({ title: "Booking failed", message: failed, tone: "error" });
  };
  return (
    <Button color="saffron" size="lg" loading={busy} onClick={() => void pay()}>
      Pay now
    </Button>
  );
};
