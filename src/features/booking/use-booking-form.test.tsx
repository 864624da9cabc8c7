import { act } from "react";
import { expect, it, vi } from "vitest";
import { SAVE_FAILED } from "#texts/booking.ts";
import { renderHook } from "../../../tests/support/render.tsx";
import { departuresOf } from "../../domain/booking/form/departure-choice.ts";
import { aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { useWaitingToasts } from "../../shared/ui/toast/toast.ts";
import { useBookingForm } from "./use-booking-form.ts";

vi.mock("./booking-database.ts", () => ({
  loadBookingDatabase: () => Promise.reject(new TypeError("Failed to fetch")),
}));
vi.mock("./use-price-lock.ts", () => ({ usePriceLock: () => undefined }));

it("says that part of the page is missing, and keeps the form, when the code that stores it did not load", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const tour = aTour({ departure_dates: ["2099-04-15"] });
  const bookable = {
    type: "tour" as const,
    item: tour,
    onRequest: false,
    departures: departuresOf(tour.departure_dates, "2026-11-21"),
    destinations: [],
    fees_percent: 10,
    meeting: tour,
    offerOn: () => ({ price_cents: tour.price_cents, places: tour.max_guests }),
  };
  const form = await renderHook(() => useBookingForm(bookable, null));
  const typed = { check_in: "2099-04-15", first_name: "Anna", last_name: "Rossi", email: "anna@example.com" };
  await act(async () => form.current.change({ ...typed, phone: "+39 06 1234567" }));
  await act(() => form.current.submit());
  expect(form.current.errors).toEqual({});
  expect(useWaitingToasts.getState().toasts).toMatchObject([{ message: SAVE_FAILED.not_here }]);
  expect(form.current).toMatchObject({ busy: false, values: typed });
});
