import { Button } from "@mantine/core";
import { useState } from "react";
import { NOT_PAYABLE, TRIP_PAYMENTS } from "#texts/trips.ts";
import type { PaymentPart } from "../../../data/remote/traveler/payments.ts";
import { openPayment } from "../../../data/sync/trips/open-payment.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { problemOf, requestIdOf } from "../../../domain/result.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { withErrorId } from "../../../text/shared.ts";

type Props = { booking: LocalBooking; label: string; part?: PaymentPart; quiet?: boolean };

export function PayButton({ booking, label, part, quiet = part === "all" }: Props) {
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    const answer = await openPayment(booking, part);
    if (answer.ok) return window.location.assign(answer.value.url);
    setBusy(false);
    const message = textOfCode(NOT_PAYABLE, problemOf(answer)) ?? NOT_PAYABLE.not_now;
    const shownMessage = withErrorId(message, requestIdOf(answer));
    return toast({ title: TRIP_PAYMENTS.notOpened, message: shownMessage, tone: "error" });
  };
  return (
    <Button variant={quiet ? "default" : "filled"} size="lg" loading={busy} onClick={() => void pay()}>
      {label}
    </Button>
  );
}
