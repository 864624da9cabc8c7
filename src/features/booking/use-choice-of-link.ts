import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import * as v from "valibot";
import { departureProblem } from "../../domain/booking/form/departure-choice.ts";
import { departureRule } from "../../domain/booking/form/field-rules.ts";
import type { Bookable } from "./use-bookable.ts";
import type { BookingFormState } from "./use-booking-form.ts";

const DATE = "date";
const GUESTS = "guests";

/** Removes date and guests after applying them, so that a reload does not undo a later choice. */
export function useChoiceOfLink(
  { departures, offerOn }: Bookable,
  { ready, change, offer, values }: BookingFormState,
): void {
  const [params, setParams] = useSearchParams();
  const date = offer?.date ?? params.get(DATE);
  const isChoiceKnown = departures !== undefined && ready && date !== null;
  const applyChoice = useEffectEvent(() => {
    if (offer) return change({ check_in: offer.date, guests: offer.guests });
    if (departures && v.is(departureRule, date) && departureProblem(date, departures) === undefined) {
      const guests = Number(params.get(GUESTS) ?? values.guests);
      const doGuestsFit = Number.isInteger(guests) && guests >= 1 && guests <= offerOn(date).places;
      change({ check_in: date, ...(doGuestsFit ? { guests } : {}) });
    }
    const otherParams = new URLSearchParams(params);
    otherParams.delete(DATE);
    otherParams.delete(GUESTS);
    setParams(otherParams, { replace: true });
  });
  useEffect(() => {
    if (isChoiceKnown) applyChoice();
  }, [isChoiceKnown]);
}
