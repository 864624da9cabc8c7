import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { VOUCHER_CODE } from "#texts/trips.ts";
import { leave, place, render } from "../../../../tests/support/render.tsx";
import { connection } from "../../../data/net/connection.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";

const asked = vi.hoisted((): string[] => []);
vi.mock("../../../data/sync/trips/fetch-voucher.ts", () => ({
  fetchVoucher: async ({ id }: { id: string }) => void asked.push(id),
}));
const { Voucher } = await import("./voucher.tsx");

beforeEach(() => {
  asked.length = 0;
  connection.report("online");
});

const code = `JTU:${"0".repeat(149)}`;
async function show(stage: TripStage, more: Partial<BookingView>, token = "t".repeat(43)) {
  const view = aView(more);
  await render(<Voucher booking={aLocalBooking({ view, token })} view={view} stage={stage} />);
}
const picture = () => place.querySelector("img");
const expectText = () => place.textContent ?? "";

it("shows the signed code of a confirmed trip, and requests nothing", async () => {
  await show("ahead", { status: "confirmed", voucher: code });
  expect(picture()?.alt).toBe("Voucher code of JU-7K3M9Q");
  expect(asked).toEqual([]);
});

it("shows one date when the trip takes one day, else both", async () => {
  await show("ahead", { status: "confirmed", voucher: code, check_in: "2027-04-15", ends_on: "2027-04-15" });
  expect(expectText()).toMatch(/Date15 Apr 2027Total/);
  await leave();
  await show("ahead", { status: "confirmed", voucher: code });
  expect(expectText()).toContain("Starts15 Apr 2027Ends17 Apr 2027");
});

it("shows what the traveler answered, and nothing for a trip of an older version", async () => {
  const answer = { id: "meal", question: "Which lunch?", kind: "choice", answer: "Plov", for_guide: true };
  await show("ahead", { status: "confirmed", voucher: code, answers: [answer] });
  expect(expectText()).toContain("Which lunch?Plov");
  await leave();
  await show("ahead", { status: "confirmed", voucher: code, answers: undefined });
  expect(expectText()).toContain("JU-7K3M9Q");
});

describe("shows no code and says why", () => {
  it.each<[TripStage, Partial<BookingView>, RegExp]>([
    ["sent", {}, /once your seats are held and paid for/],
    ["held", {}, /once you have paid/],
    ["paid", {}, /once the booking is confirmed/],
    ["held", { voucher: code }, /once you have paid/],
    ["over", { status: "confirmed" }, /trip is over/],
  ])("when it is %s", async (stage, more, why) => {
    await show(stage, more);
    expect(picture()).toBeNull();
    expect(expectText()).toMatch(why);
    expect(asked).toEqual([]);
  });

  it("requests a missing code at once, and again when online", async () => {
    await show("ahead", { status: "confirmed", voucher: null });
    expect(picture()).toBeNull();
    expect(expectText()).toContain(VOUCHER_CODE.coming);
    expect(asked).toHaveLength(1);
    act(() => connection.report("offline"));
    act(() => connection.report("online"));
    expect(asked).toHaveLength(2);
  });

  it("requests no code for a trip that came with the account", async () => {
    await show("ahead", { status: "confirmed" }, "");
    expect(expectText()).toContain(VOUCHER_CODE.coming);
    expect(asked).toEqual([]);
  });
});
