import { beforeEach, expect, it, vi } from "vitest";
import { buttons, field, leave, place, render, tap, type } from "../../../../tests/support/render.tsx";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import type { Traveler } from "../../../domain/booking/booking-view.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { aMessageEntry, NOTHING_WAITS } from "../../../domain/outbox/outbox.fixture.ts";

const calls = vi.hoisted((): unknown[][] => []);
const drafts = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../../data/local/drafts.ts", async (actual) => ({
  ...(await actual<object>()),
  formDraft: (key: string) => ({
    load: async () => drafts.get(key) ?? null,
    save: async (value: unknown) => {
      drafts.set(key, value);
      return null;
    },
    saveSync: () => undefined,
    remove: async () => void drafts.delete(key),
  }),
}));
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({ wake: () => calls.push(["wake"]), refresh: async () => calls.push(["refresh"]) }),
}));
vi.mock("../../../data/sync/outbox/send-trip-message.ts", () => ({
  saveTravelers: async (_: unknown, list: Traveler[]) => {
    calls.push(["save", list]);
    return { ok: true, id: "x" };
  },
}));
const { TravelersPanel, TravelersRefused } = await import("./travelers-panel.tsx");

beforeEach(() => {
  drafts.clear();
  calls.length = 0;
});

const anna: Traveler = {
  position: 1,
  name: "Anna Lee",
  birth_year: 1980,
  nationality: "French",
  diet: null,
  note: null,
};
const entry = (code?: string) => aMessageEntry("travelers", code);
const view = aView();
async function show(more: Partial<TripWithMessages["booking"]>, list: MessageEntry | null = null) {
  const trip: TripWithMessages = {
    ...NOTHING_WAITS,
    booking: aLocalBooking({ view, ...more }),
    messages: { travelers: list },
  };
  await render(<TravelersPanel trip={trip} view={trip.booking.view ?? view} today="2027-01-01" />);
  expect(place.querySelector("fieldset")?.disabled ?? false).toBe(false);
}
const status = () => place.querySelector('[role="status"]')?.textContent;

it("names no hotel as the reason when the trip takes one day", async () => {
  await show({ view: aView({ ends_on: view.check_in }) });
  expect(status()).toContain("before 15 Apr 2027. Your guide needs them. Leave blank");
  await show({});
  expect(status()).toContain("Hotels and trains require them.");
});

it("asks before departure, suggests the name of the person who booked, and saves the whole list", async () => {
  await show({});
  expect(status()).toContain("Add traveler details before 15 Apr 2027");
  expect(field("name.1").value).toBe("Gulnora Karimova");
  await type("name.2", "Anna Lee");
  await type("birth_year.2", "1980");
  expect(place.textContent).toContain("Draft saved on this device");
  await tap("Save travelers");
  const unknownFacts = { birth_year: null, nationality: null, diet: null, note: null };
  expect(calls).toEqual([
    [
      "save",
      [
        { ...unknownFacts, position: 1, name: "Gulnora Karimova" },
        { ...unknownFacts, position: 2, name: "Anna Lee", birth_year: 1980 },
      ],
    ],
  ]);
});

it("says that a list is queued on this device, and retries at once on a tap", async () => {
  await show({ travelers: { travelers: [anna], saved_at: 2 } }, entry());
  expect(status()).toMatch(/^Saved on this device, not sent yet/);
  await tap("Send now");
  expect(calls).toEqual([["wake"]]);
});

it("says so when another device's newer list replaced this one", async () => {
  const theirs = aView({ travelers: [{ ...anna, name: "Bek Lee" }], travelers_saved_at: 3 });
  await show({ view: theirs, travelers: { travelers: [anna], saved_at: 2 } });
  expect(status()).toMatch(/^You saved a newer list on another device/);
  await leave();
  await show({ view: theirs });
  expect(status()).toMatch(/^Sent: we have your list/);
});

it("says 'sent' only after sending, and how many travelers are named", async () => {
  await show({ travelers: { travelers: [anna], saved_at: 2 } });
  expect(status()).toBe(
    "Sent: we have your list. It has details for 1 of 2 guests. You can change it until the trip ends.",
  );
  expect(buttons()).toEqual(["Save travelers"]);
});

it("keeps only what was typed when another device's list arrives meanwhile", async () => {
  await show({ travelers: { travelers: [anna], saved_at: 2 } });
  await type("name.2", "Bek");
  expect([...drafts.values()]).toEqual([{ "name.2": "Bek" }]);
  await leave();
  await show({ view: aView({ travelers: [{ ...anna, diet: "Vegan" }], travelers_saved_at: 3 }) });
  expect([field("diet.1").value, field("name.2").value]).toEqual(["Vegan", "Bek"]);
});

it.each([
  ["newer_list", "A newer list was saved on another device", ["Use my list instead", "Keep the newer list"]],
  ["trip_over", "This trip has ended or was cancelled", ["OK"]],
  ["a code of next year", "Your list could not be sent", ["OK"]],
])("%s: shows the state of the list and what the traveler can do", async (code, said, offered) => {
  const booking = aLocalBooking({ view, travelers: { travelers: [anna], saved_at: 1 } });
  await render(<TravelersRefused trip={{ ...NOTHING_WAITS, booking, messages: { travelers: entry(code) } }} />);
  expect(place.textContent).toContain(said);
  expect(buttons()).toEqual(offered);
  expect(calls).toEqual([["refresh"]]);
});

it("sends the refused list again when the traveler wants it", async () => {
  const booking = aLocalBooking({ view, travelers: { travelers: [anna], saved_at: 1 } });
  await render(<TravelersRefused trip={{ ...NOTHING_WAITS, booking, messages: { travelers: entry("newer_list") } }} />);
  await tap("Use my list instead");
  expect(calls.at(-1)).toEqual(["save", [anna]]);
});
