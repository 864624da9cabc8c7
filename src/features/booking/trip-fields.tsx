import { NativeSelect, Text } from "@mantine/core";
import { TRIP_CHOICE } from "#texts/booking.ts";
import * as termsWords from "#texts/terms.ts";
import { day } from "#texts/write.ts";
import { trustedNow } from "../../data/net/clock.ts";
import type { BookingFormInput } from "../../domain/booking/form/check-booking.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { quote, type Quote } from "../../domain/pricing/quote.ts";
import { isRefundable } from "../../domain/terms/refund.ts";
import type { Errors } from "../../shared/form/check-with.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { OptionFields } from "../../shared/form/option-fields.tsx";
import { paths } from "../../shared/paths.ts";
import { TextLink } from "../../shared/ui/links.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { groupDiscountText } from "../../text/terms.ts";
import type { Bookable } from "./use-bookable.ts";
import type { SeatCounts } from "./use-seats.ts";

type Props = {
  bookable: Bookable;
  price: Quote;
  form: BookingFormInput;
  errors: Errors;
  seats: SeatCounts;
  change: (changes: Partial<BookingFormInput>) => void;
};

const FEW_SEATS = 4;

export function TripFields({ bookable, price, form, errors, seats, change }: Props) {
  const { type, item, departures, onRequest } = bookable;
  const { terms } = useShop();
  const paysBack = (date: string) => {
    const { total_cents } = quote(bookable.offerOn(date).price_cents, 1, [], null, bookable.fees_percent);
    return isRefundable(terms, { paid_cents: total_cents, guests: 1, check_in: date }, todayInTashkent(trustedNow()));
  };
  const options = (some: readonly string[]) =>
    some.map((date) => (
      <option key={date} value={date} disabled={seats.leftOn(date) < 1}>
        {seats.leftOn(date) < 1 ? TRIP_CHOICE.fullOn({ date }) : day(date)}
      </option>
    ));
  const dates = departures?.on === "dates" ? departures.dates : [];
  const lost = dates.filter((date) => !paysBack(date));
  const requestDeparture = departures?.on === "request" ? departures : undefined;
  const seatsLeft = seats.leftOn(form.check_in);
  const numbers = Array.from({ length: Math.max(seatsLeft, 1) }, (_, index) => String(index + 1));
  const pickDate = (check_in: string) =>
    change({ check_in, guests: Math.min(form.guests, Math.max(1, seats.leftOn(check_in))) });
  const seatsNote =
    form.check_in === "" || seatsLeft >= bookable.offerOn(form.check_in).places
      ? ""
      : TRIP_CHOICE.seatsLeft({ seats: seatsLeft });
  const hasFewSeats = form.check_in !== "" && seatsLeft < FEW_SEATS;
  const crowdedDate = hasFewSeats ? form.check_in : dates.find((date) => seats.leftOn(date) < 1);
  const waitingListDate = seats.heldOn === undefined ? crowdedDate : undefined;

  return (
    <>
      {!onRequest ? (
        <NativeSelect
          name="check_in"
          label={TRIP_CHOICE.date}
          required
          value={form.check_in}
          error={errors.check_in}
          onChange={(event) => pickDate(event.currentTarget.value)}
        >
          <option value="">{TRIP_CHOICE.noDate}</option>
          {lost.length > 0 ? <optgroup label={termsWords.REFUNDS.none}>{options(lost)}</optgroup> : null}
          {options(dates.filter(paysBack))}
        </NativeSelect>
      ) : (
        <DayInput
          name="check_in"
          label={TRIP_CHOICE.date}
          description={TRIP_CHOICE.anyDate}
          required
          min={requestDeparture?.first}
          max={requestDeparture?.last}
          value={form.check_in}
          error={errors.check_in}
          onChange={(event) => pickDate(event.currentTarget.value)}
        />
      )}
      <NativeSelect
        name="guests"
        label={TRIP_CHOICE.guests}
        description={[seatsNote, seats.note].filter(Boolean).join(" ") || undefined}
        value={String(form.guests)}
        error={errors.guests}
        data={numbers}
        onChange={(event) => change({ guests: Number(event.currentTarget.value) })}
      />
      {numbers.length > 1 ? (
        <Text size="sm" c="dimmed" aria-live="polite">
          {groupDiscountText(termsWords, price, numbers.length)}
        </Text>
      ) : null}
      <OptionFields
        row={item}
        offered={item.options}
        optionCounts={form.options}
        guests={form.guests}
        change={(options) => change({ options })}
      />
      {waitingListDate === undefined ? null : (
        <Text size="sm">
          {TRIP_CHOICE.tooFewSeats}{" "}
          <TextLink to={paths.waitingListOn(type, item.id, waitingListDate)}>{TRIP_CHOICE.joinWaitingList}</TextLink>
        </Text>
      )}
    </>
  );
}
