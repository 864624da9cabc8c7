import * as terms from "#texts/terms.ts";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { DUPLICATE_BOOKING } from "#texts/booking.ts";
import { duplicateText } from "../../../text/booking.ts";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type DepartureChoice, nearestRequestDays } from "../../../domain/booking/form/departures.ts";
import { REFUSED_BOOKING } from "#texts/trips.ts";
import { type ItemOption, currentOptions, optionCountsOf } from "../../../domain/pricing/options.ts";
import { isCodeRefusal } from "../../../domain/pricing/discount.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { OtherTripsList } from "./other-trips-list.tsx";
import { acceptPrice, findBookingOn, editRefusedBooking, sendAgain } from "./send-again.ts";
import { insteadText, refusalText, refusalTitle, requestText, sendAgainText } from "../texts/refusals.ts";
import classes from "../trips.module.css";
import { optionsOrNone } from "../../../text/terms.ts";

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
  const refusalDetail = refusalText(refusal);
  const requestedTotal = request.total_price_cents;

  const run = (work: () => Promise<string | null>) => {
    setBusy(true);
    void work()
      .catch(() => null)
      .then((goTo) => {
        setBusy(false);
        if (goTo === null) toast({ ...REFUSED_BOOKING.notStored, tone: "error" });
        else void navigate(goTo, { replace: true, state: { pay: true } });
      });
  };
  const optionsFor = (guests: number) =>
    offered ? currentOptions(offered, optionCountsOf(request.options), guests) : (booking.options ?? []);
  const totalFor = (guests: number, each = unitPriceCents) =>
    each === null ? requestedTotal : quote(each, guests, optionsFor(guests), null, fees_percent).total_cents;
  const newTotal = (each = unitPriceCents) => {
    const total = totalFor(request.guests, each);
    return total === requestedTotal ? null : total;
  };
  const sendNow = (changes: Parameters<typeof sendAgain>[1]) =>
    run(async () => {
      const id = await sendAgain(booking, changes);
      return id === null ? null : paths.trip(id);
    });
  const send = async (changes: Parameters<typeof sendAgain>[1]) => {
    const otherBooking = await findBookingOn(booking, changes.check_in).catch(() => undefined);
    if (otherBooking) setSecond({ other: otherBooking, send: () => sendNow(changes) });
    else sendNow(changes);
  };
  const sendChanged = (changes: { check_in?: string; guests?: number }, each = unitPriceCents) => {
    const guests = changes.guests ?? request.guests;
    void send({ ...changes, total_price_cents: totalFor(guests, each), options: optionsFor(guests) });
  };
  const acceptTotal = (total: number) =>
    run(async () => ((await acceptPrice(booking.id, total)) ? paths.trip(booking.id) : null));
  const editRequest = (item?: { type: "tour"; id: string }) =>
    run(async () => {
      const form = await editRefusedBooking(booking, item);
      return form === null ? null : paths.booking(form.type, form.id);
    });
  const answerAgain = () => {
    setBusy(true);
    void syncCatalogue().then(() => editRequest());
  };
  const removeTrip = () =>
    run(async () => {
      await openOutbox().withdraw(booking.id);
      return paths.trips();
    });

  const newPrice = code === "price_up" ? refusal.quote?.total_cents : undefined;
  const remainingQuote = (code === "options_changed" && refusal.quote) || undefined;
  const withoutCode = (isCodeRefusal(code) && refusal.quote) || undefined;
  const mostGuests = Math.min(refusal.seats_left ?? Infinity, refusal.max_guests ?? Infinity);
  const canBeSmaller =
    ["seats_gone", "group_too_large"].includes(code) && mostGuests > 0 && mostGuests < request.guests;
  const dates = (refusal.nearest_dates ?? []).filter(({ seats_left }) => seats_left >= request.guests);
  const wrongDay = code === "date_gone" || code === "seats_gone";
  // Answers of older server versions name no dates.
  const requestDates = wrongDay && dates.length === 0 && departures?.on === "request" ? departures : undefined;
  const requestDays = requestDates ? nearestRequestDays(request.check_in, requestDates) : [];
  const resendText = sendAgainText(code, newTotal());
  const canChooseOther =
    code === "item_gone" ||
    ((wrongDay || code === "group_too_large") && dates.length === 0 && requestDays.length === 0);

  return (
    <section className="surface problem" aria-labelledby="refused">
      <Stack gap="sm">
        <Title order={2} size="h4" id="refused">
          {refusalTitle(code)}
        </Title>
        {refusalDetail === null ? null : <Text>{refusalDetail}</Text>}
        {second ? (
          <AskDialog
            title={DUPLICATE_BOOKING.title}
            onClose={() => setSecond(undefined)}
            answers={[
              { label: REFUSED_BOOKING.back },
              { label: DUPLICATE_BOOKING.again, tone: "main", onChoose: second.send },
            ]}
          >
            {duplicateText(second.other)}
          </AskDialog>
        ) : null}
        <Text c="dimmed" size="sm">
          {requestText(request, booking.options)}{" "}
          {code === "id_taken" ? REFUSED_BOOKING.otherDevice : REFUSED_BOOKING.nothingBooked}
        </Text>
        {newPrice === undefined ? null : (
          <Button loading={busy} onClick={() => acceptTotal(newPrice)}>
            {REFUSED_BOOKING.bookFor({ cents: newPrice })}
          </Button>
        )}
        {remainingQuote === undefined ? null : (
          <Button
            loading={busy}
            onClick={() =>
              void send({ total_price_cents: remainingQuote.total_cents, options: remainingQuote.options ?? [] })
            }
          >
            {REFUSED_BOOKING.bookWith({
              options: optionsOrNone(terms, remainingQuote.options),
              cents: remainingQuote.total_cents,
            })}
          </Button>
        )}
        {code === "questions_changed" ? (
          <Button loading={busy} onClick={answerAgain}>
            {REFUSED_BOOKING.answer}
          </Button>
        ) : null}
        {withoutCode === undefined ? null : (
          <Button
            loading={busy}
            onClick={() =>
              void send({ total_price_cents: withoutCode.total_cents, options: optionsFor(request.guests), code: null })
            }
          >
            {REFUSED_BOOKING.bookWithoutCode({ cents: withoutCode.total_cents })}
          </Button>
        )}
        {canBeSmaller ? (
          <Button loading={busy} onClick={() => sendChanged({ guests: mostGuests })}>
            {REFUSED_BOOKING.bookFewer({ guests: mostGuests, cents: totalFor(mostGuests) })}
          </Button>
        ) : null}
        {dates.length > 0 ? (
          <div>
            <Text fw={600} mb="xs">
              {REFUSED_BOOKING.nearest({ guests: request.guests })}
            </Text>
            <ul className="plain stack tight">
              {dates.map(({ date, seats_left, price_cents }) => (
                <li key={date}>
                  <Button
                    variant="light"
                    fullWidth
                    loading={busy}
                    className={classes.option}
                    onClick={() => sendChanged({ check_in: date }, price_cents ?? itemPriceCents)}
                  >
                    <span>
                      {REFUSED_BOOKING.otherDay({
                        date,
                        cents: totalFor(request.guests, price_cents ?? itemPriceCents),
                      })}{" "}
                      <small>{REFUSED_BOOKING.seatsLeft({ seats: seats_left })}</small>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {requestDays.map((date) => (
          <Button key={date} loading={busy} onClick={() => sendChanged({ check_in: date }, itemPriceCents)}>
            {insteadText(date, newTotal(itemPriceCents))}
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
            {REFUSED_BOOKING.waitingList({ date: request.check_in })}
          </ButtonLink>
        ) : null}
        {canChooseOther ? (
          <OtherTripsList
            booking={booking}
            request={request}
            busy={busy}
            choose={({ id }) => editRequest({ type: "tour", id })}
          />
        ) : null}
        {resendText === undefined ? null : (
          <Button loading={busy} onClick={() => sendChanged({})}>
            {resendText}
          </Button>
        )}
        <Group>
          {code === "item_gone" ? (
            <Button variant="default" onClick={() => void navigate(paths.tours())}>
              {REFUSED_BOOKING.viewAll}
            </Button>
          ) : (
            <Button variant="default" loading={busy} onClick={() => editRequest()}>
              {REFUSED_BOOKING.change}
            </Button>
          )}
          <Button variant="subtle" color="red" loading={busy} onClick={removeTrip}>
            {REFUSED_BOOKING.discard}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
