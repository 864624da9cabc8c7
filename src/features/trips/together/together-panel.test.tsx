import { beforeEach, expect, it, vi } from "vitest";
import { place, render, tap } from "../../../../tests/support/render.tsx";
import type { Companion } from "../../../domain/booking/booking-view.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import { refusedResult } from "../../../domain/result.ts";

const calls = vi.hoisted((): unknown[][] => []);
const answers = vi.hoisted((): unknown[] => []);
vi.mock("../../../data/sync/trips/share-trip.ts", () => ({
  shareTrip: async (_: unknown, place: unknown, key: unknown) => {
    calls.push(["share", place, key]);
    return answers.shift();
  },
  revokeCompanion: async (_: unknown, id: string) => {
    calls.push(["revoke", id]);
    return answers.shift();
  },
}));
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({ openOutbox: () => ({ refresh: async () => undefined }) }));
vi.mock("../../../shared/ui/toast/toast.ts", () => ({
  toast: ({ message }: { message: string }) => calls.push(["toast", message]),
}));
const { TogetherPanel } = await import("./together-panel.tsx");

beforeEach(() => {
  calls.length = 0;
  answers.length = 0;
});

const lost = { ok: false, code: "unreachable", reason: "unreachable" };
const shared = { ok: true, value: { ok: true, companions: [] } };
const bek: Companion = {
  id: "0c0a0000-0000-4000-8000-000000000001",
  position: 2,
  label: "Bek",
  made_at: "2026-11-21T10:00:00Z",
  opened_at: null,
  details_saved_at: null,
};
const named = { name: "Bek Olimov", birth_year: null, nationality: null, diet: null, note: null };
async function show(companions: Companion[] = [], guests = 3) {
  const view = aView({ status: "confirmed", guests, companions, travelers: [{ ...named, position: 2 }] });
  await render(<TogetherPanel booking={aLocalBooking({ view: { ...view, travelers_saved_at: 1 } })} view={view} />);
}
const codes = () => [...place.querySelectorAll("img")].map(({ alt }) => alt);
const sharedKeys = () => calls.filter(([call]) => call === "share").map(([, , key]) => key);

it("shows a link only once the server has it, and repeats a lost request with the same key", async () => {
  await show();
  answers.push(lost, shared);
  await tap("Share the trip with Guest 2");
  expect(codes()).toEqual([]);
  expect(calls.at(-1)).toEqual(["toast", "No answer came. Please try again: it counts once."]);
  await tap("Share the trip with Guest 2");
  expect(codes()).toEqual(["Code that opens the trip for Bek"]);
  const [first, second] = sharedKeys();
  expect(second).toEqual(first);
  expect(calls.filter(([call]) => call === "share").map(([, place]) => place)).toEqual(
    Array(2).fill({ position: 2, label: "Bek" }),
  );
  await tap("Done");
  expect(codes()).toEqual([]);
});

it("makes a new key after a refusal, and says why there is no link", async () => {
  await show();
  answers.push(refusedResult({ code: "position_taken" }), shared);
  await tap("Share the trip with Guest 2");
  expect(calls.at(-1)).toEqual(["toast", "This guest already has a link, made on another device."]);
  await tap("Share the trip with Guest 2");
  const [first, second] = sharedKeys();
  expect(second).not.toEqual(first);
});

it("asks for a name before it shares", async () => {
  await show();
  await tap("Share the trip with Guest 3");
  expect(calls).toEqual([]);
  expect(place.textContent).toContain("First name is required");
});

it.each([
  [{}, "Guest 2 · Not opened yet"],
  [{ opened_at: "2026-11-22T20:00:00Z" }, "Guest 2 · Opened 23 Nov 2026"],
  [{ opened_at: "2026-11-22T10:00:00Z", details_saved_at: 5 }, "Guest 2 · Opened 22 Nov 2026 · Details filled in"],
])("says what a companion has done: %j", async (done, text) => {
  await show([{ ...bek, ...done }]);
  expect(place.textContent).toContain(text);
});

it("removes a companion only after a question that says what is deleted", async () => {
  await show([bek]);
  await tap("Remove for Bek");
  expect(place.textContent).toContain("the details they sent to us are deleted");
  expect(calls).toEqual([]);
  answers.push(shared);
  await tap("Remove");
  expect(calls).toEqual([["revoke", bek.id]]);
});

it("revokes the old link before it makes a new one, and makes none if that failed", async () => {
  await show([bek]);
  answers.push(lost);
  await tap("New link for Bek");
  await tap("Make a new link");
  expect(calls.map(([call]) => call)).toEqual(["revoke", "toast"]);
  answers.push(shared, shared);
  await tap("New link for Bek");
  await tap("Make a new link");
  expect(calls.slice(2).map(([call]) => call)).toEqual(["revoke", "share"]);
  expect(codes()).toEqual(["Code that opens the trip for Bek"]);
});

it("shows six guests of a large group, and all on a tap", async () => {
  await show([{ ...bek, position: 9, label: "Olim" }], 12);
  const shown = () => place.querySelectorAll("li").length;
  expect(shown()).toBe(6);
  expect(place.textContent).toContain("Olim");
  await tap("Show all 12 guests");
  expect(shown()).toBe(11);
});
