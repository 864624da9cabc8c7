import { useState } from "react";
import { CANCELLATION_DATES } from "#texts/info.ts";
import { moneyShort } from "#texts/write.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { CancelTimeline } from "../../shared/ui/cancel-timeline.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import classes from "./info-page.module.css";

const EXAMPLE_CENTS = 1000_00;

export function OwnDates() {
  const { terms } = useShop();
  const [departure, setDeparture] = useState("");
  const today = departure === "" ? "" : todayInTashkent(trustedNow());
  return (
    <>
      <DayInput
        label={CANCELLATION_DATES.departure}
        className={classes.departure ?? ""}
        value={departure}
        onChange={(event) => setDeparture(event.currentTarget.value)}
      />
      <p>{CANCELLATION_DATES.example({ price: moneyShort(EXAMPLE_CENTS) })}</p>
      <div role="status">
        {departure === "" ? null : departure < today ? (
          <p>{CANCELLATION_DATES.past}</p>
        ) : (
          <CancelTimeline
            terms={terms}
            trip={{ paid_cents: EXAMPLE_CENTS, guests: 1, check_in: departure }}
            today={today}
          />
        )}
      </div>
    </>
  );
}
