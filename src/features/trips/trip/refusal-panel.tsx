import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { DUPLICATE_BOOKING } from "../../../domain/booking/duplicate-booking.ts";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type DepartureChoice, nearestRequestDays } from "../../../domain/booking/form/departures.ts";
import { day, money } from "#words/write.ts";
import {
  type ItemOption,
  currentOptions,
  optionsText,
  optionCountsOf,
  optionsOrNone,
  type QuotedOption,
} from "../../../domain/pricing/options.ts";
import { isCodeRefusal } from "../../../domain/pricing/discount.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { OtherTripsList } from "./other-trips-list.tsx";
import { acceptPrice, bookedOn, editAgain, sendAgain } from "./resend.ts";
import {
  BOOKED_ELSEWHERE,
  otherDay,
  people,
  REFUSAL_TITLES,
  refusalText,
  seatsLeft,
  SEND_AGAIN,
} from "../messages/trips.ts";
import classes from "../trips.module.css";

type Props = {
  booking: LocalBooking;
  refusal: BookingRefusal;
  unitPriceCents: number | null;
  itemPriceCents?: number | null;
  offered?: readonly ItemOption[] | undefined;
  departures: DepartureChoice | undefined;
};

export function RefusalPanel({
  booking,
  refusal,
  unitPriceCents,
  itemPriceCents = unitPriceCents,
  offered,
  departures,
}: Props) {
  const navigate = useNavigate();
  const { fees_percent } = useShop();
  const [busy, setBusy] = useState(false);
  const [second, setSecond] = useState<{ other: LocalBooking; send: () => void }>();
  const { request } = booking;
  if (!request) return null;
  const { code } = refusal;
  const more = refusalText(refusal);
  const asked = request.total_price_cents;
  const chosen = optionsText(booking.options);

  const run = (work: () => Promise<string | null>) => {
    setBusy(true);
    void work()
      .catch(() => null)
      .then((goTo) => {
        setBusy(false);
        if (goTo === null) toast({ title: "Booking failed", message: "This device could not save it.", tone: "error" });
        else void navigate(goTo, { replace: true, state: { pay: true } });
      });
  };
  const optionsFor = (guests: number) =>
    offered ? currentOptions(offered, optionCountsOf(request.options), guests) : (booking.options ?? []);
  const totalFor = (guests: number, each = unitPriceCents) =>
    each === null ? asked : quote(each, guests, optionsFor(guests), null, fees_percent).total_cents;
  const price = (each = unitPriceCents) => {
    const total = totalFor(request.guests, each);
    return total === asked ? "" : ` for ${money(total)}`;
  };
  const sendNow = (changes: Parameters<typeof sendAgain>[1]) =>
    run(async () => {
      const id = await sendAgain(booking, changes);
      return id === null ? null : paths.trip(id);
    });
  const send = async (changes: Parameters<typeof sendAgain>[1]) => {
    const other = await bookedOn(booking, changes.check_in).catch(() => undefined);
    if (other) setSecond({ other, send: () => sendNow(changes) });
    else sendNow(changes);
  };
  const again = (changes: { check_in?: string; guests?: number }, each = unitPriceCents) => {
    const guests = changes.guests ?? request.guests;
    void send({ ...changes, total_price_cents: totalFor(guests, each), options: optionsFor(guests) });
  };
  const accept = (total: number) =>
    run(async () => ((await acceptPrice(booking.id, total)) ? paths.trip(booking.id) : null));
  const edit = (item?: { type: "tour"; id: string }) =>
    run(async () => {
      const form = await editAgain(booking, item);
      return form === null ? null : paths.booking(form.type, form.id);
    });
  const removeTrip = () =>
    run(async () => {
      await openOutbox().withdraw(booking.id);
      return paths.trips();
    });

  const newPrice = code === "price_up" ? refusal.quote?.total_cents : undefined;
  const left = (code === "options_changed" && refusal.quote) || undefined;
  const withoutCode = (isCodeRefusal(code) && refusal.quote) || undefined;
  const fewer = Math.min(refusal.seats_left ?? Infinity, refusal.max_guests ?? Infinity);
  const smaller = ["seats_gone", "group_too_large"].includes(code) && fewer > 0 && fewer < request.guests;
  const dates = (refusal.nearest_dates ?? []).filter(({ seats_left }) => seats_left >= request.guests);
  const wrongDay = code === "date_gone" || code === "seats_gone";
  // Answers of older server versions name no dates.
  const unnamed = wrongDay && dates.length === 0 && departures?.on === "request" ? departures : undefined;
  const requestDays = unnamed ? nearestRequestDays(request.check_in, unnamed) : [];
  const elsewhere =
    code === "item_gone" ||
    ((wrongDay || code === "group_too_large") && dates.length === 0 && requestDays.length === 0);
  const resend = SEND_AGAIN[code];

  return (
    <section className="surface problem" aria-labelledby="refused">
      <Stack gap="sm">
        <Title order={2} size="h4" id="refused">
          {REFUSAL_TITLES[code]}
        </Title>
        {more === null ? null : <Text>{more}</Text>}
        {second ? (
          <AskDialog
            title={DUPLICATE_BOOKING.title}
            onClose={() => setSecond(undefined)}
            answers={[{ label: "Back" }, { label: DUPLICATE_BOOKING.again, tone: "main", onChoose: second.send }]}
          >
            {DUPLICATE_BOOKING.text(second.other)}
          </AskDialog>
        ) : null}
        <Text c="dimmed" size="sm">
          You asked for {people(request.guests)}
          {chosen === "" ? "" : ` with ${chosen}`} on {day(request.check_in)} for {money(asked)}.{" "}
          {code === "id_taken" ? BOOKED_ELSEWHERE : "Nothing was booked and you haven't been charged."}
        </Text>
        {newPrice === undefined ? null : (
          <Button color="saffron" loading={busy} onClick={() => accept(newPrice)}>
            Book for {money(newPrice)}
          </Button>
        )}
        {left === undefined ? null : (
          <Button
            color="saffron"
            loading={busy}
            onClick={() => void send({ total_price_cents: left.total_cents, options: left.options ?? [] })}
          >
            {bookWith(left.options, money(left.total_cents))}
          </Button>
        )}
        {withoutCode === undefined ? null : (
          <Button
            color="saffron"
            loading={busy}
            onClick={() =>
              void send({ total_price_cents: withoutCode.total_cents, options: optionsFor(request.guests), code: null })
            }
          >
            {bookWithoutCode(money(withoutCode.total_cents))}
          </Button>
        )}
        {smaller ? (
          <Button color="saffron" loading={busy} onClick={() => again({ guests: fewer })}>
            Book for {people(fewer)}: {money(totalFor(fewer))}
          </Button>
        ) : null}
        {dates.length > 0 ? (
          <div>
            <Text fw={600} mb="xs">
              Nearest departures with room for {people(request.guests)}
            </Text>
            <ul className="plain stack tight">
              {dates.map(({ date, seats_left, price_cents }) => (
                <li key={date}>
                  <Button
                    variant="light"
                    fullWidth
                    loading={busy}
                    className={classes.option}
                    onClick={() => again({ check_in: date }, price_cents ?? itemPriceCents)}
                  >
                    <span>
                      {otherDay(date, totalFor(request.guests, price_cents ?? itemPriceCents))}{" "}
                      <small>{seatsLeft(seats_left)}</small>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {requestDays.map((date) => (
          <Button key={date} color="saffron" loading={busy} onClick={() => again({ check_in: date }, itemPriceCents)}>
            Book {day(date)} instead{price(itemPriceCents)}
          </Button>
        ))}
        {code === "seats_gone" ? (
          <ButtonLink
            variant="light"
            className={classes.option}
            to={paths.waitingListOn(
              request.tour_id === null ? "package" : "tour",
              request.tour_id ?? request.package_id ?? "",
              request.check_in,
            )}
          >
            Join the waiting list for {day(request.check_in)}
          </ButtonLink>
        ) : null}
        {elsewhere ? (
          <OtherTripsList
            booking={booking}
            request={request}
            busy={busy}
            choose={({ id }) => edit({ type: "tour", id })}
          />
        ) : null}
        {resend === undefined ? null : (
          <Button color="saffron" loading={busy} onClick={() => again({})}>
            {resend}
            {price()}
          </Button>
        )}
        <Group>
          {code === "item_gone" ? (
            <Button variant="default" onClick={() => void navigate(paths.tours())}>
              View All Tours
            </Button>
          ) : (
            <Button variant="default" loading={busy} onClick={() => edit()}>
              Change the booking
            </Button>
          )}
          <Button variant="subtle" color="red" loading={busy} onClick={removeTrip}>
            Discard request
          </Button>
        </Group>
      </Stack>
    </section>
  );
}

export const bookWith = (options: readonly QuotedOption[] | undefined, total: string): string =>
  `Book with ${optionsOrNone(options)} for ${total}`;

const bookWithoutCode = (total: string): string => `Book without the code for ${total}`;
