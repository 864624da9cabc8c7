import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { MAIL_LANGUAGE } from "#texts/trips.ts";
import { language } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { serverCalls } from "../../../data/remote/traveler/verbs.ts";
import { mergeView } from "../../../data/sync/outbox/booking-merge.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { LANGUAGE_NAMES } from "../../../domain/languages.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";

type Props = { booking: LocalBooking; view: BookingView };

export function MailLanguage({ booking: { id, token }, view }: Props) {
  const [busy, setBusy] = useState(false);
  if (token === "" || view.language === undefined || view.language === language) return null;
  const change = async () => {
    setBusy(true);
    const answer = await serverCalls("rpc/choose_my_language", { booking_id: id, token, language });
    setBusy(false);
    if (!answer.ok) return toast({ ...MAIL_LANGUAGE.failed, tone: "error" });
    const at = new Date(trustedNow()).toISOString();
    await openOutbox().store.change(id, (before) => mergeView(before, answer.value.booking, at));
    toast({ ...MAIL_LANGUAGE.changed, tone: "success" });
  };
  return (
    <section className="surface row screen-only">
      <Text>{MAIL_LANGUAGE.other({ name: LANGUAGE_NAMES[view.language] })}</Text>
      <Button variant="default" loading={busy} onClick={() => void change()}>
        {MAIL_LANGUAGE.change}
      </Button>
    </section>
  );
}
