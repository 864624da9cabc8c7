import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { DEPARTURE_CHOICE } from "#texts/catalogue.ts";
import * as termsWords from "#texts/terms.ts";
import { day, moneyShort } from "#texts/write.ts";
import type { RefundableDay } from "../../../domain/terms/refundable-days.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { groupDiscountText } from "../../../text/terms.ts";
import type { ChosenDeparture } from "./use-chosen-departure.ts";
import type { Offers } from "./use-offers.ts";
import classes from "./booking-bar.module.css";

type Props = { offers: Offers | null; choice: ChosenDeparture };

function DateField({ offers, choice: { date, offered, change } }: Props) {
  if (offers !== null && offers.open.length === 0)
    return (
      <DayInput
        label={DEPARTURE_CHOICE.date}
        min={offers.first}
        max={offers.last}
        value={date}
        error={date !== "" && offered === undefined ? DEPARTURE_CHOICE.notOffered : undefined}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
    );
  const open = offers?.open ?? [];
  const lost = open.filter(({ refundable }) => !refundable);
  const hasSeveralPrices = new Set(open.map(({ price_cents }) => price_cents)).size > 1;
  const option = ({ date, seats_left, all_in_cents }: RefundableDay) => ({
    value: date,
    label: [
      day(date),
      ...(seats_left === 0 ? [DEPARTURE_CHOICE.full] : hasSeveralPrices ? [moneyShort(all_in_cents)] : []),
    ].join(", "),
  });
  return (
    <NativeSelect
      label={DEPARTURE_CHOICE.date}
      disabled={offers === null}
      value={date}
      onChange={(event) => change({ date: event.currentTarget.value })}
      data={
        offers === null
          ? [DEPARTURE_CHOICE.loading]
          : [
              ...(lost.length > 0 ? [{ group: termsWords.REFUNDS.none, items: lost.map(option) }] : []),
              ...open.filter(({ refundable }) => refundable).map(option),
            ]
      }
    />
  );
}

export function ChooseDeparture({ offers, choice }: Props) {
  const { guests, most, offered, price, change } = choice;
  const refundable = offered?.refundable === false ? offers?.firstRefundable : undefined;
  return (
    <div className={classes.choice}>
      <div>
        <DateField offers={offers} choice={choice} />
        {refundable ? (
          <button type="button" className={classes.next} onClick={() => change({ date: refundable })}>
            {DEPARTURE_CHOICE.firstRefundable({ date: refundable })}
          </button>
        ) : null}
      </div>
      <NativeSelect
        label={DEPARTURE_CHOICE.guests}
        disabled={offers === null}
        value={String(guests)}
        data={Array.from({ length: most }, (_, index) => ({
          value: String(index + 1),
          label: DEPARTURE_CHOICE.guestCount({ guests: index + 1 }),
        }))}
        onChange={(event) => change({ guests: Number(event.currentTarget.value) })}
      />
      {most > 1 ? (
        <p className={`dim ${classes.group}`} aria-live="polite">
          {groupDiscountText(termsWords, price, most)}
        </p>
      ) : null}
    </div>
  );
}
