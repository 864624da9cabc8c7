import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { openOutbox } from "../../data/sync/outbox.ts";
import type { Refusal } from "../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { exactDollars } from "../../domain/booking/price-text.ts";
import { travelDay } from "../../domain/booking/travel-day.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { paths } from "../../shared/paths.ts";
import { toast } from "../../shared/ui/toast.ts";
import { acceptPrice, editAgain, sendAgain } from "./resend.ts";
import { REFUSAL_TITLES } from "./trip-words.ts";
import classes from "./trips.module.css";

type Props = { booking: LocalBooking; refusal: Refusal; unitPriceCents: number | null };

/** The title tells what the server's sentence would only repeat. */
const SAYS_IT_ALL = new Set<string>(["item_gone", "date_gone", "seats_gone", "price_up"]);

/** The world changed meanwhile: the reason, what was asked, what is possible now, one tap for each. */
export const RefusalPanel = ({ booking, refusal, unitPriceCents }: Props) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { request } = booking;
  if (!request) return null;

  const run = (work: () => Promise<string | null | undefined>) => async () => {
    setBusy(true);
    const goTo = await work();
    setBusy(false);
    if (goTo === null) toast({ title: "Booking failed", message: "This phone could not keep it.", tone: "error" });
    else if (goTo !== undefined) void navigate(goTo, { replace: true, state: { pay: true } });
  };
  const totalFor = (guests: number) =>
    unitPriceCents === null ? request.total_price_cents : quote(unitPriceCents, guests).total_cents;
  const again = (changes: { check_in?: string; guests?: number }) =>
    run(async () => {
      const guests = changes.guests ?? request.guests;
      const id = await sendAgain(booking, { ...changes, total_price_cents: totalFor(guests) });
      return id === null ? null : paths.trip(id);
    });
  const edit = run(async () => {
    const form = await editAgain(booking);
    return form === null ? null : paths.booking(form.type, form.id);
  });
  const letGo = run(async () => {
    await openOutbox().letGo(booking.id);
    return paths.trips();
  });
  const newPrice = refusal.code === "price_up" ? refusal.quote?.total_cents : undefined;
  const fewer = refusal.code === "seats_gone" ? (refusal.seats_left ?? 0) : (refusal.max_guests ?? 0);
  const smaller = ["seats_gone", "group_too_large"].includes(refusal.code) && fewer > 0 && fewer < request.guests;
  const dates = (refusal.nearest_dates ?? []).filter(({ seats_left }) => seats_left >= request.guests);

  return (
    <section className={`${classes.card} ${classes.alarm}`}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {REFUSAL_TITLES[refusal.code]}
        </Title>
        {SAYS_IT_ALL.has(refusal.code) ? null : <Text>{refusal.message}</Text>}
        <Text c="dimmed" size="sm">
          You asked for {request.guests} {request.guests === 1 ? "guest" : "guests"} on {travelDay(request.check_in)}{" "}
          for {exactDollars(request.total_price_cents)}. Nothing was booked and nothing was paid.
        </Text>
        {newPrice === undefined ? null : (
          <Button
            color="saffron"
            loading={busy}
            onClick={() =>
              void run(async () => ((await acceptPrice(booking.id, newPrice)) ? paths.trip(booking.id) : null))()
            }
          >
            Book for {exactDollars(newPrice)}
          </Button>
        )}
        {smaller ? (
          <Button color="saffron" loading={busy} onClick={() => void again({ guests: fewer })()}>
            Book for {fewer} {fewer === 1 ? "guest" : "guests"}: {exactDollars(totalFor(fewer))}
          </Button>
        ) : null}
        {dates.map(({ date, seats_left }) => (
          <Button key={date} variant="light" loading={busy} onClick={() => void again({ check_in: date })()}>
            {travelDay(date)} ({seats_left} places left)
          </Button>
        ))}
        {refusal.code === "too_many_holds" ? (
          <Button variant="light" loading={busy} onClick={() => void again({})()}>
            Try again
          </Button>
        ) : null}
        <Group>
          {refusal.code === "item_gone" ? (
            <Button variant="light" onClick={() => void navigate(paths.tours())}>
              View All Tours
            </Button>
          ) : (
            <Button variant="default" loading={busy} onClick={() => void edit()}>
              Change the booking
            </Button>
          )}
          <Button variant="subtle" color="red" loading={busy} onClick={() => void letGo()}>
            Let it go
          </Button>
        </Group>
      </Stack>
    </section>
  );
};
