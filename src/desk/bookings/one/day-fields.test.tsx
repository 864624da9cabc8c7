import { expect, it, vi } from "vitest";
import { day } from "#texts/write.ts";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { addDays, todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { CURRENT_TERMS } from "../../../domain/terms/cancellation-policy.ts";

const answer = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async () => ({ ok: true, value: answer() }),
}));
const { IsOwnerContext } = await import("../../shared/owner.ts");
const { DayFields } = await import("./day-fields.tsx");

const today = todayInTashkent(Date.now());
const FREE = { min_days: 0, percent: 100, fee_per_person_cents: 0 };
const departure = (ahead: number) => ({ start_date: addDays(today, ahead), places: null, taken: 2, state: "open" });

function bookingWith(standing = {}): BookingDetail {
  const check_in = addDays(today, 20);
  const amounts = { own_cents: 0, owed_cents: 20_000, kept_cents: 0, fee_cents: 0, ways: [] };
  return {
    item_id: "t1",
    check_in,
    guests: 2,
    standing: { check_in, guests: 2, terms: CURRENT_TERMS, called_off: false, ...amounts, ...standing },
  } as unknown as BookingDetail;
}

it.each([
  ["offers to waive the fee, when cancelling today would cost one", {}, true],
  ["offers no waiver, when we cancelled the departure", { called_off: true }, false],
  ["offers no waiver, when the terms refund all", { terms: { ...CURRENT_TERMS, tiers: [FREE] } }, false],
])("%s", async (_, standing, offered) => {
  answer.mockReturnValue({ max_guests: 8, rows: [] });
  show(
    <IsOwnerContext value={true}>
      <DayFields booking={bookingWith(standing)} change={{}} set={() => undefined} />
    </IsOwnerContext>,
  );
  await screen.sees("Departure");
  expect(screen.text().includes("Waive the cancellation fee")).toBe(offered);
});

it("opens the days of a move at the booking's own day, between the days before and after it", async () => {
  answer.mockReturnValue({ max_guests: 8, rows: [10, 20, 30].map(departure) });
  const booking = bookingWith();
  show(<DayFields booking={booking} change={{}} set={() => undefined} />);
  const select = await screen.until(() => {
    const found = screen.field("Departure");
    expect(found.querySelectorAll("option")).toHaveLength(4);
    return found;
  });
  const [before, own, after] = [10, 20, 30].map((ahead) => day(addDays(today, ahead)));
  expect(select.value).toBe(booking.check_in);
  expect([...select.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    `${before}, 6 seats left`,
    `${own}, booked now`,
    `${after}, 6 seats left`,
    "Another day",
  ]);
});
