import { expect, it } from "vitest";
import { screen, server, show } from "../../../../tests/support/screen.tsx";
import { db } from "../../../data/local/db.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { aMessageEntry, NOTHING_WAITS } from "../../../domain/outbox/outbox.fixture.ts";
import { ReviewPanel } from "./review-panel.tsx";

const written = { rating: 4, words: "Domes at dawn", name: "Gulnora", written_at: 10 };
const known = (status: string, more: object = {}) => ({ ...written, status, reason: null, answer: null, ...more });
const mine = { rating: 5, words: "Mine", name: "G", written_at: 11 };

async function open(review: unknown, more: Partial<LocalBooking> = {}, waits: MessageEntry | null = null) {
  const view = aView({ status: "confirmed", review });
  const booking = aLocalBooking({ view, ...more });
  await db.bookings.put(booking);
  show(<ReviewPanel trip={{ ...NOTHING_WAITS, booking, messages: { review: waits } }} view={view} />);
  await screen.sees("Book again");
}

it("asks for stars, and stores a review without words under the first name", async () => {
  await open(undefined);
  expect(screen.text()).toContain("How was it?");
  await screen.tap("Send review");
  await screen.sees("Please choose one to five stars");
  screen.find('input[type=radio][value="4"]')?.click();
  await screen.until(async () => expect(await db.drafts.count()).toBe(1));
  await screen.tap("Send review");
  await screen.until(async () => {
    expect((await db.bookings.toArray())[0]?.review).toMatchObject({ rating: 4, words: null, name: "Gulnora" });
    expect(await db.drafts.count()).toBe(0);
  });
});

it("says 'not sent yet' while a review is queued, and retries at once on a tap", async () => {
  await open(undefined, { review: mine }, aMessageEntry("review"));
  await screen.sees("Saved on this device, not sent yet");
  await db.outbox.put(aMessageEntry("review"));
  await screen.tap("Send now");
  await screen.until(() => expect(server.calls.length).toBeGreaterThan(0));
});

it("lets a sent review be changed until it is published", async () => {
  await open(known("waiting"), { review: mine });
  await screen.sees("Sent: thank you!");
  await screen.tap("Change it");
  await screen.until(() => expect((screen.find("textarea") as HTMLTextAreaElement | null)?.value).toBe("Mine"));
});

it("shows a published review with the answer, and no way to change it", async () => {
  await open(known("published", { answer: "Come back!" }));
  for (const part of ["Published. Thank you!", "Domes at dawn", "Our answer", "Come back!"])
    expect(screen.text()).toContain(part);
  expect(screen.buttons()).toEqual([]);
});

it("names the reason why a review was declined, and offers its words for a new one", async () => {
  await open(known("declined", { reason: "It names a guest" }));
  await screen.sees("Our reason: It names a guest.");
  await screen.until(() =>
    expect((screen.find("textarea") as HTMLTextAreaElement | null)?.value).toBe("Domes at dawn"),
  );
  expect(screen.buttons()).toEqual(["Send review"]);
});

it.each([
  ["newer_review", "You wrote a newer review on another device"],
  ["published", "Your review is already published"],
  ["a code of next year", "Your review could not be sent"],
])("shows what the server has when it refused a review with %s", async (code, said) => {
  await open(known("waiting"), { review: mine }, aMessageEntry("review", code));
  for (const part of [said, "Domes at dawn"]) expect(screen.text()).toContain(part);
  expect(screen.buttons()).toEqual(["OK", "Change it"]);
});
