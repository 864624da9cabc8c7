import { expect, it } from "vitest";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { letterOf } from "./letters.ts";
import { isStale, type QueuedMail } from "./queued-mail.ts";

const mail = (more: Partial<BookingView>): QueuedMail => ({
  id: "m",
  lease: "l",
  kind: "review_request",
  to_name: "Gulnora",
  to_address: "gulnora@example.com",
  payload: {},
  booking: aView({ status: "confirmed", ...more }),
  link_token: "t".repeat(43),
  links: null,
  waiting: null,
  invitation: null,
  paid: null,
});
const review = { rating: 5, words: null, name: "G", written_at: 1, status: "waiting", reason: null, answer: null };

it("asks who traveled how it was, with the way to the trip's page", () => {
  const letter = letterOf(mail({}), "https://journey.example");
  expect(letter.subject).toBe("How was Registan at Dawn?");
  expect(letter.button).toEqual({
    label: "Write a review",
    url: `https://journey.example/trips/${aView().id}#token=${"t".repeat(43)}`,
  });
});

it.each<[string, boolean, Partial<BookingView>]>([
  ["goes", false, {}],
  ["is dropped where a review is there by the time it would go", true, { review }],
  ["is dropped where the departure was called off", true, { called_off: true }],
  ["is dropped where the trip was cancelled", true, { status: "cancelled" }],
  ["is dropped where it was refunded", true, { status: "refunded" }],
])("%s", (_, stale, more) => expect(isStale(mail(more))).toBe(stale));
