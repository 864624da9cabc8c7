import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { aMessageEntry } from "../../../domain/outbox/outbox.fixture.ts";
import { NOTHING_WAITS, onPage, type OnPage } from "../on-page.fixture.tsx";

const saved = vi.hoisted((): unknown[] => []);
const drafts = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../../data/local/drafts.ts", async (actual) => ({
  ...(await actual<object>()),
  readDraft: async (key: string) => drafts.get(key) ?? null,
  saveDraft: async (key: string, value: unknown) => void drafts.set(key, value),
  removeDraft: async (key: string) => void drafts.delete(key),
}));
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({ wake: () => undefined, refresh: async () => undefined }),
}));
vi.mock("../../../data/sync/outbox/tell-about-trip.ts", () => ({
  saveReview: async (_: unknown, review: unknown) => {
    saved.push(review);
    return { ok: true, id: "x" };
  },
}));
const { ReviewPanel } = await import("./review-panel.tsx");

let page: OnPage;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  saved.length = 0;
  drafts.clear();
});
afterEach(() => page.leave());

const known = (status: string, more: object = {}) => ({
  rating: 4,
  words: "Domes at dawn",
  name: "Gulnora",
  written_at: 10,
  status,
  reason: null,
  answer: null,
  ...more,
});
const entry = (code?: string) => aMessageEntry("review", code);
async function show(review: unknown, more: Partial<LocalBooking> = {}, waits: MessageEntry | null = null) {
  const view = aView({ status: "confirmed", review });
  const booking = aLocalBooking({ view, ...more });
  page = onPage(<ReviewPanel trip={{ ...NOTHING_WAITS, booking, review: waits }} view={view} />);
  await act(async () => undefined);
}
const says = () => page.place.textContent;
const press = (star: string) =>
  act(async () => page.place.querySelector<HTMLInputElement>(`input[type=radio][value="${star}"]`)?.click());

it("asks for stars, and takes them without words under the first name", async () => {
  await show(undefined);
  expect(says()).toContain("How was it?");
  await page.tap("Send review");
  expect(says()).toContain("Please choose one to five stars");
  await press("4");
  expect(drafts.size).toBe(1);
  await page.tap("Send review");
  expect(saved).toEqual([{ rating: 4, words: null, name: "Gulnora" }]);
  expect(drafts.size).toBe(0);
});

it("says sent only once it was, and may be changed until it is published", async () => {
  const review = { rating: 5, words: "Mine", name: "G", written_at: 11 };
  await show(undefined, { review }, entry());
  expect(says()).toContain("Saved on this device, not sent yet");
  expect(page.buttons()).toContain("Try to send now");
  page.leave();
  await show(known("waiting"), { review });
  expect(says()).toContain("Sent: thank you!");
  expect(says()).toContain("Mine");
  await page.tap("Change it");
  expect(page.place.querySelector("textarea")?.value).toBe("Mine");
});

it("shows what is published with the answer, and no way to change it", async () => {
  await show(known("published", { answer: "Come back!" }));
  for (const part of ["Published. Thank you!", "Domes at dawn", "Our answer", "Come back!"])
    expect(says()).toContain(part);
  expect(page.buttons()).toEqual([]);
});

it("says why it was declined, with the words to mend", async () => {
  await show(known("declined", { reason: "It names a guest" }));
  expect(says()).toContain("Our reason: It names a guest.");
  expect(page.place.querySelector("textarea")?.value).toBe("Domes at dawn");
  expect(page.buttons()).toEqual(["Send review"]);
});

it.each([
  ["newer_review", "A newer review was written on another device"],
  ["published", "Your review is published already"],
  ["a code of next year", "Your review was not accepted"],
])("%s: says what became of it, and shows what the server has", async (code, said) => {
  await show(known("waiting"), { review: { rating: 1, words: "Late", name: "G", written_at: 11 } }, entry(code));
  expect(says()).toContain(said);
  expect(says()).toContain("Domes at dawn");
  expect(page.buttons()).toEqual(["OK", "Change it"]);
});
