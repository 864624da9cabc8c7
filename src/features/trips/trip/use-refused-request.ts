import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { REFUSED_BOOKING } from "#texts/trips.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import { type DepartureChoice, nearestRequestDays } from "../../../domain/booking/form/departure-choice.ts";
import type { BookingRequest, LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type ItemOption, currentOptions, optionCountsOf } from "../../../domain/pricing/options.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { paths } from "../../../shared/paths.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { acceptPrice, findBookingOn, editRefusedBooking, sendAgain } from "./send-again.ts";

export type Refused = {
  booking: LocalBooking;
  request: BookingRequest;
  refusal: BookingRefusal;
  unitPriceCents: number | null;
  itemPriceCents: number | null;
  offered?: readonly ItemOption[] | undefined;
  departures: DepartureChoice | undefined;
};
type Changes = Parameters<typeof sendAgain>[1];

export function useRefusedRequest(refused: Refused) {
  const { booking, request, refusal, unitPriceCents, offered, departures } = refused;
  const navigate = useNavigate();
  const { fees_percent } = useShop();
  const [busy, setBusy] = useState(false);
  const [duplicate, setDuplicate] = useState<{ other: LocalBooking; send: () => void }>();

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
  const optionsFor = (guests = request.guests) =>
    offered ? currentOptions(offered, optionCountsOf(request.options), guests) : (booking.options ?? []);
  const totalFor = (guests = request.guests, each = unitPriceCents) =>
    each === null ? request.total_price_cents : quote(each, guests, optionsFor(guests), null, fees_percent).total_cents;
  const sendNow = (changes: Changes) =>
    run(async () => {
      const id = await sendAgain(booking, changes);
      return id === null ? null : paths.trip(id);
    });
  const send = async (changes: Changes) => {
    const other = await findBookingOn(booking, changes.check_in).catch(() => undefined);
    if (other) setDuplicate({ other, send: () => sendNow(changes) });
    else sendNow(changes);
  };
  const edit = (item?: { type: "tour"; id: string }) =>
    run(async () => {
      const form = await editRefusedBooking(booking, item);
      return form === null ? null : paths.booking(form.type, form.id);
    });

  const isDayRefused = refusal.code === "date_gone" || refusal.code === "seats_gone";
  const days = (refusal.nearest_dates ?? []).filter(({ seats_left }) => seats_left >= request.guests);
  return {
    ...refused,
    busy,
    duplicate,
    closeDuplicate: () => setDuplicate(undefined),
    days,
    // Answers of older server versions name no dates.
    requestDays:
      isDayRefused && days.length === 0 && departures?.on === "request"
        ? nearestRequestDays(request.check_in, departures)
        : [],
    mostGuests: Math.min(refusal.seats_left ?? Infinity, refusal.max_guests ?? Infinity),
    optionsFor,
    totalFor,
    /** Null if it stays as requested. */
    newTotal: (each = unitPriceCents) => {
      const total = totalFor(request.guests, each);
      return total === request.total_price_cents ? null : total;
    },
    send: (changes: Changes) => void send(changes),
    sendChanged: (changes: { check_in?: string; guests?: number }, each = unitPriceCents) =>
      void send({
        ...changes,
        total_price_cents: totalFor(changes.guests, each),
        options: optionsFor(changes.guests),
      }),
    acceptTotal: (total: number) =>
      run(async () => ((await acceptPrice(booking.id, total)) ? paths.trip(booking.id) : null)),
    edit,
    answerAgain: () => {
      setBusy(true);
      void syncCatalogue().then(() => edit());
    },
    discard: () =>
      run(async () => {
        await openOutbox().withdraw(booking.id);
        return paths.trips();
      }),
  };
}

export type RefusedRequest = ReturnType<typeof useRefusedRequest>;
