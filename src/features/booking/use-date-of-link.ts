import * as v from "valibot";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { departureProblem } from "../../domain/booking/form/departures.ts";
import { departureRule } from "../../domain/booking/form/field-rules.ts";
import type { Bookable } from "./use-bookable.ts";
import type { BookingFormState } from "./use-booking-form.ts";

const NAME = "date";

/**
 * A departure's link names its day. Taken up once, over what was typed before, and gone from the address: a reload must
 * not undo a later choice. A day that is no longer offered chooses nothing.
 */
export function useDateOfLink({ departures }: Bookable, { ready, change }: BookingFormState): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(NAME);
  const known = departures !== undefined && ready && wanted !== null;
  const takeUp = useEffectEvent(() => {
    if (departures && v.is(departureRule, wanted) && departureProblem(wanted, departures) === undefined)
      change({ check_in: wanted });
    const others = new URLSearchParams(params);
    others.delete(NAME);
    setParams(others, { replace: true });
  });
  useEffect(() => {
    if (known) takeUp();
  }, [known]);
}
