import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { day, moneyShort } from "#texts/write.ts";
import { DEPARTURE_CHOICE } from "#texts/catalogue.ts";
import classes from "./booking-bar.module.css";
import type { ChosenDeparture } from "./use-chosen-departure.ts";
import type { Offers } from "./use-offers.ts";

type Props = { offers: Offers | null; choice: ChosenDeparture };

function DateField({ offers, choice: { date, offered, change } }: Props) {
  if (offers !== null && offers.open.length === 0)
    return (
      <TextInput
        type="date"
        label={DEPARTURE_CHOICE.date}
        min={offers.first}
        max={offers.last}
        value={date}
        error={date !== "" && offered === undefined ? DEPARTURE_CHOICE.notOffered : undefined}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
    );
  const open = offers?.open ?? [];
  const hasSeveralPrices = new Set(open.map(({ price_cents }) => price_cents)).size > 1;
  return (
    <NativeSelect
      label={DEPARTURE_CHOICE.date}
      disabled={offers === null}
      value={date}
      onChange={(event) => change({ date: event.currentTarget.value })}
      data={
        offers === null
          ? [DEPARTURE_CHOICE.loading]
          : open.map((one) => ({
              value: one.date,
              label: [
                day(one.date),
                ...(one.seats_left === 0
                  ? [DEPARTURE_CHOICE.full]
                  : hasSeveralPrices
                    ? [moneyShort(one.all_in_cents)]
                    : []),
              ].join(", "),
            }))
      }
    />
  );
}

export function ChooseDeparture({ offers, choice }: Props) {
  const { guests, most, change } = choice;
  return (
    <div className={classes.choice}>
      <DateField offers={offers} choice={choice} />
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
    </div>
  );
}
