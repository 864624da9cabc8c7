import * as v from "valibot";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { departureProblem } from "../../domain/booking/form/departures.ts";
import { departureRule } from "../../domain/booking/form/field-rules.ts";
import type { Bookable } from "./use-bookable.ts";
import type { BookingFormState } from "./use-booking-form.ts";

const NAME = "date";

/** Removes the date after applying it, so that a reload does not undo a later choice. */
export function useDateOfLink({ departures }: Bookable, { ready, change, offer }: BookingFormState): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(NAME);
  const known = departures !== undefined && ready && wanted !== null;
  const takeUp = useEffectEvent(() => {
    if (departures && v.is(departureRule, wanted) && departureProblem(wanted, departures) === undefined)
      change({ check_in: wanted });
    if (offer) return change({ check_in: offer.date, guests: offer.guests });
    const others = new URLSearchParams(params);
    others.delete(NAME);
    setParams(others, { replace: true });
  });
  useEffect(() => {
    if (known) takeUp();
  }, [known]);
}
