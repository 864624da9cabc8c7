import { beforeEach, expect, it, vi } from "vitest";
import { buttons, place, render, tap } from "../../../../tests/support/render.tsx";
import { aLocalBooking, aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import { aBookingEntry } from "../../../domain/outbox/outbox.fixture.ts";

const wakes = vi.hoisted((): unknown[] => []);
vi.mock("../../../data/sync/outbox/outbox.ts", () => ({
  openOutbox: () => ({ wake: (force: boolean) => wakes.push(force) }),
}));
const { RequestPanel } = await import("./request-panel.tsx");
const { PaymentsPanel } = await import("./payments-panel.tsx");
const { TripState } = await import("./trip-state.tsx");

const NOW = Date.parse("2026-11-21T10:07:30Z");

beforeEach(() => {
  wakes.length = 0;
});

const entry = (problem: string) => aBookingEntry({ problem, next_try_at: Date.parse("2026-11-21T10:05:00") });

it.each([
  ["rate_limited", "Too many requests at once"],
  ["unreachable", "No connection"],
  ["no_payment_url", "Payment URL not received from gateway"],
  ["server_failed", "The server couldn't complete it"],
  ["a code of next year", "The server couldn't complete it"],
])("%s: says what waits, why, until when, and tries at once on a tap", async (problem, said) => {
  await render(<RequestPanel request={aRequest()} entry={entry(problem)} />);
  const { textContent } = place;
  for (const part of ["15 Apr 2027", "2 guests", "Gulnora Karimova", "gulnora@example.com", "$980.10"])
    expect(textContent).toContain(part);
  expect(textContent).toContain(`Last try: ${said}. We try again automatically, next at about 10:05 your time.`);
  await tap("Try now");
  expect(wakes).toEqual([true]);
});

it("passes a lower price on, and says so", async () => {
  const booking = aLocalBooking({ view: aView({ total_cents: 90_000 }) });
  await render(<TripState booking={booking} state="held" stage="held" progress={null} deposit={null} now={NOW} />);
  expect(place.textContent).toContain("Good news: the price is now $900.00 instead of $980.10.");
  expect(buttons()).toEqual(["Pay $900.00 now", "Use a gift card"]);
});

it.each([
  ["", 0, ["Pay $980.10 now"]],
  ["23456-78923-45678", 0, []],
  ["23456-78923-45678", 40_000, ["Pay $580.10 now"]],
])(
  "leads to the bank card unless a gift card %j waits, of which %d cents are used",
  async (card, paid_cents, leading) => {
    const booking = aLocalBooking({ view: aView({ paid_cents, owed_cents: 98_010 - paid_cents }) });
    const props = { booking, state: "held", stage: "held", progress: null, deposit: null, now: NOW } as const;
    await render(<TripState {...props} card={card} />);
    const filled = [...place.querySelectorAll("[data-variant=filled]")].map(({ textContent }) => textContent);
    expect(filled).toEqual(leading);
  },
);

it("says while it sends what is under way, and asks for nothing", async () => {
  const props = { booking: aLocalBooking({ view: null }), stage: "unsent", deposit: null, now: NOW } as const;
  await render(<TripState {...props} state="on_phone" progress="holding" />);
  const { textContent } = place;
  expect(textContent).toContain("Holding your seats, opening secure payment...");
  expect(textContent).toContain("Your request is saved on this device.");
  expect(textContent).not.toContain("Only on this device");
  expect(buttons()).toEqual([]);
});

it("offers a deposit or the whole price when the terms do", async () => {
  const booking = aLocalBooking({ view: aView() });
  const deposit = { now_cents: 150_000, rest_cents: 150_000, due_on: "2027-03-16" };
  await render(<TripState booking={booking} state="held" stage="held" progress={null} deposit={deposit} now={NOW} />);
  expect(place.textContent).toContain("the other $1,500.00 by 16 Mar 2027");
  expect(buttons()).toEqual(["Pay $1,500.00 now", "Pay all $3,000.00 now", "Use a gift card"]);
});

it.each(["held", "ahead"] as const)("names the seller instead of asking for money when it is %s", async (stage) => {
  const view = aView({ status: stage === "held" ? "pending" : "confirmed", sold_by: "getyourguide" });
  const state = stage === "held" ? "held" : "confirmed";
  await render(
    <TripState
      booking={aLocalBooking({ view })}
      state={state}
      stage={stage}
      progress={null}
      deposit={null}
      now={NOW}
    />,
  );
  expect(place.textContent).toContain("You booked this trip through GetYourGuide. Pay, change the date");
  expect(place.textContent).not.toContain("Pay before");
  expect(buttons()).toEqual([]);
});

it("asks for the balance, and shows the account and its age", async () => {
  const at = "2026-11-21T10:00:00Z";
  const half = { paid_cents: 49_005, owed_cents: 49_005, balance_due_on: "2027-03-16" };
  const statement = [
    { kind: "sale", at, cents: 98_010 },
    { kind: "paid", at, cents: -49_005 },
  ];
  const view = aView({ status: "confirmed", ...half, statement });
  const booking = aLocalBooking({ view });
  await render(<PaymentsPanel booking={booking} view={view} />);
  for (const part of ["$490.05 by 16 Mar 2027", "Payment −$490.05", "balance $490.05", "As of 21 Nov 2026, 15:00"])
    expect(place.textContent).toContain(part);
  expect(buttons()).toEqual(["Pay the balance", "Use a gift card"]);
});
