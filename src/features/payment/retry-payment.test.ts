import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import { aLocalBooking, aView } from "../../domain/booking/booking.fixture.ts";
import type { LocalBooking, PaymentSession } from "../../domain/booking/local-booking.ts";
import { refusedResult, type Result } from "../../domain/result.ts";
import { aPaymentFacts } from "./payment-facts.fixture.ts";

const world = vi.hoisted(() => ({
  trips: [] as LocalBooking[],
  lookup: { ok: true, value: null } as Result<PaymentFacts | null>,
  opened: {
    ok: true,
    value: { url: "https://pay.example/new", payment_id: "p", provider_payment_id: null },
  } as Result<PaymentSession>,
  paid: [] as string[],
}));
vi.mock("../../data/local/bookings.ts", () => ({ readTrips: async () => world.trips }));
vi.mock("../../data/remote/traveler/payments.ts", () => ({ refreshedPayment: async () => world.lookup }));
vi.mock("../../data/sync/trips/open-payment.ts", () => ({
  openPayment: async ({ id }: LocalBooking) => {
    world.paid.push(id);
    return world.opened;
  },
}));
const { retryPayment } = await import("./retry-payment.ts");

const in20Minutes = () => new Date(Date.now() + 1_200_000).toISOString();
const held = (id: string, paymentId: string, changes: Partial<LocalBooking> = {}): LocalBooking =>
  aLocalBooking({
    id,
    view: aView({ id, expires_at: in20Minutes() }),
    payment: { url: "https://pay.example/old", payment_id: paymentId, provider_payment_id: `x-${paymentId}` },
    ...changes,
  });
const facts = (changes: object): Result<PaymentFacts | null> => ({
  ok: true,
  value: aPaymentFacts({ status: "cancelled", booking_id: "mine", booking_status: "pending", ...changes }),
});

beforeEach(() => {
  Object.assign(world, {
    trips: [held("other", "p-other"), held("mine", "p-mine")],
    lookup: { ok: true, value: null },
    opened: { ok: true, value: { url: "https://pay.example/new" } },
    paid: [],
  });
});

describe("a payable page for the booking", () => {
  it.each(["p-mine", "x-p-mine"])("opens by the id '%s' that this device has", async (id) => {
    expect(await retryPayment(id)).toEqual({ ok: true, url: "https://pay.example/new" });
    expect(world.paid).toEqual(["mine"]);
  });

  it("opens by an earlier attempt that only the server has", async () => {
    world.lookup = facts({});
    expect(await retryPayment("older")).toMatchObject({ ok: true });
    expect(world.paid).toEqual(["mine"]);
  });

  it.each([null, "garbage"])("opens for the only unpaid booking when the id is %j", async (id) => {
    world.trips = [held("mine", "p-mine")];
    expect(await retryPayment(id)).toMatchObject({ ok: true });
    expect(world.paid).toEqual(["mine"]);
  });
});

describe("a refusal", () => {
  it("is reported when several bookings are unpaid and none is named", async () => {
    expect(await retryPayment(null)).toEqual({ ok: false, code: "several" });
  });

  it("is reported when the booking is another device's, or is paid already", async () => {
    world.lookup = facts({ booking_id: "somebody-elses" });
    expect(await retryPayment("older")).toEqual({ ok: false, code: "other_device" });
    world.lookup = facts({ booking_id: "somebody-elses", status: "completed" });
    expect(await retryPayment("older")).toEqual({ ok: false, code: "already_paid" });
    expect(world.paid).toEqual([]);
  });

  it("is reported when this device sees the booking through an account only", async () => {
    world.trips = [held("mine", "p-mine", { token: "" })];
    world.lookup = facts({});
    expect(await retryPayment("p-mine")).toEqual({ ok: false, code: "other_device" });
  });

  it.each([
    ["unreachable", "unreachable"],
    ["unreadable", "not_now"],
  ] as const)("is reported when the server is %s", async (lookup, code) => {
    world.lookup = { ok: false, code: lookup, reason: lookup };
    expect(await retryPayment("older")).toEqual({ ok: false, code });
  });

  it.each([
    ["hold_over", "hold_over"],
    ["already_paid", "already_paid"],
    ["no_deposit", "no_deposit"],
    ["unreachable", "unreachable"],
    ["payments_not_set_up", "payments_not_set_up"],
    ["no_rate", "no_rate"],
    ["provider_unavailable", "not_now"],
    ["a_code_of_next_year", "not_now"],
  ])("is reported when the server answers %s", async (code, refusedWith) => {
    world.opened = code === "unreachable" ? { ok: false, code, reason: code } : refusedResult({ code });
    expect(await retryPayment("p-mine")).toMatchObject({ ok: false, code: refusedWith, booking: { id: "mine" } });
  });

  it("distinguishes a cancelled booking from an expired hold", async () => {
    world.trips = [held("mine", "p-mine", { view: aView({ id: "mine", status: "cancelled" }) })];
    world.opened = refusedResult({ code: "hold_over" });
    expect(await retryPayment("p-mine")).toMatchObject({ ok: false, code: "ended" });
  });
});
