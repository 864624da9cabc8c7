import { expect, it } from "vitest";
import { day } from "#texts/write.ts";
import { screen, show } from "../../../tests/support/screen.tsx";
import { EMPTY_FORM } from "../../domain/booking/form/check-booking.ts";
import { aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { addDays, todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { TripFields } from "./trip-fields.tsx";
import type { Bookable } from "./use-bookable.ts";

const [lost, near, full] = [5, 20, 40].map((days) => addDays(todayInTashkent(Date.now()), days)) as [
  string,
  string,
  string,
];
const bookable: Bookable = {
  type: "tour",
  item: aTour(),
  onRequest: false,
  departures: { on: "dates", dates: [lost, near, full] },
  offerOn: () => ({ price_cents: 100_00, places: 8 }),
  destinations: [],
  fees_percent: 10,
  meeting: undefined,
};
const seats = { leftOn: (date: string) => (date === full ? 0 : 8), heldOn: undefined, note: "" };
const fields = (guests: number) =>
  show(
    <TripFields
      bookable={bookable}
      price={quote(100_00, guests)}
      form={{ ...EMPTY_FORM, guests }}
      errors={{}}
      seats={seats}
      change={() => undefined}
    />,
  );

it("says which departures are full or without a refund, before one is chosen", async () => {
  fields(1);
  await screen.sees("Departure date");
  const words = [...screen.field("Departure date").querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(words).toEqual(["Select a departure date", day(lost), day(near), `${day(full)} (full)`]);
  expect(screen.find("optgroup[label='No refund']")?.textContent).toBe(day(lost));
});

it("shows the group discount below the number of guests", async () => {
  fields(1);
  await screen.sees("Groups pay less: 1% off for 2 guests, 7.2% for 8.");
  fields(2);
  await screen.sees("Group discount (1%): −$2.00");
  expect(screen.text()).not.toContain("Groups pay less");
});
