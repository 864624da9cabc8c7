import { expect, it, vi } from "vitest";
import { day } from "#texts/write.ts";
import { screen, show } from "../../../../tests/support/screen.tsx";
import { addDays, todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";

const answer = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async () => ({ ok: true, value: answer() }),
}));
const { DayFields } = await import("./day-fields.tsx");

const today = todayInTashkent(Date.now());
const departure = (ahead: number) => ({ start_date: addDays(today, ahead), places: null, taken: 2, state: "open" });

it("opens the days of a move at the booking's own day, between the days before and after it", async () => {
  answer.mockReturnValue({ max_guests: 8, rows: [10, 20, 30].map(departure) });
  const booking = { item_id: "t1", check_in: addDays(today, 20), guests: 2 } as BookingDetail;
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
