import { beforeEach, describe, expect, it, vi } from "vitest";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import { serve } from "../_shared/http.ts";
import { aDatabase, aPayment, applied, aProvider, aState, post, site } from "../_shared/payment.fixture.ts";
import { type PaymentProvider, ProviderProblem } from "../_shared/provider.ts";
import { createPayment } from "./handler.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
const body = (changes = {}) => ({
  amount: 0.01,
  return_url: `${site}/booking-confirmation`,
  cancel_url: `${site}/booking/tour/1`,
  booking_data: { id: aView().id, token: "t".repeat(43), price: 0.01 },
  ...changes,
});
const opened = (payment = aPayment()) => ({ ok: true, payment, booking: aView() });
const run = async (answers: Parameters<typeof aDatabase>[0], provider: PaymentProvider, request = body()) => {
  const database = aDatabase({ attach_session: () => ({ ok: true }), ...answers });
  const deps = { rpc: database.rpc, provider, siteUrl: site, now, answerWithinMs: 50 };
  const response = await serve(site, createPayment(deps))(post(request));
  return { status: response.status, body: await response.json(), database, response };
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("create-payment", () => {
  it("opens a session for the booking's own amount, whatever the body said", async () => {
    const createSession = vi.fn(async () => aState());
    const {
      status,
      body: answer,
      response,
    } = await run({ open_payment: () => opened() }, aProvider({ createSession }));
    expect(status).toBe(200);
    expect(answer).toEqual({
      url: "https://pay.example/octo-1",
      payment_id: aPayment().payment_id,
      provider_payment_id: "octo-1",
    });
    expect(createSession).toHaveBeenCalledWith(
      expect.objectContaining({
        settlement: { currency: "USD", amountMinor: aView().total_cents, rate: null },
        returnUrl: `${site}/booking-confirmation?payment_id=${aPayment().payment_id}`,
        minutesToPay: 25,
      }),
    );
    expect(response.headers.get("access-control-allow-origin")).toBe(site);
  });

  it.each([
    "https://evil.example/",
    "javascript:alert(1)",
    "//evil.example",
    `${site}.evil.example/`,
    "http://journey.example",
  ])("refuses to send people back to %s", async (url) => {
    expect((await run({}, aProvider(), body({ return_url: url }))).body.code).toBe("foreign_url");
    expect((await run({}, aProvider(), body({ cancel_url: url }))).body.code).toBe("foreign_url");
  });

  it("answers the page that is open, also when the provider is silent about it", async () => {
    const open = aPayment({ provider_payment_id: "octo-1", redirect_url: "https://pay.example/octo-1" });
    const fetchStatus = async () => {
      throw new ProviderProblem("silent");
    };
    const { body: answer, database } = await run({ open_payment: () => opened(open) }, aProvider({ fetchStatus }));
    expect(answer.url).toBe("https://pay.example/octo-1");
    expect(database.names()).toEqual(["open_payment"]);
  });

  it("begins a new attempt only after the provider said that the old one is over", async () => {
    const old = aPayment({ provider_payment_id: "octo-0", redirect_url: "https://pay.example/octo-0" });
    const answers = [opened(old), opened(aPayment({ payment_id: "new-payment" }))];
    const { body: answer, database } = await run(
      { open_payment: () => answers.shift(), apply_payment_event: () => applied({ status: "cancelled" }) },
      aProvider({
        fetchStatus: async () => aState({ providerPaymentId: "octo-0", status: "cancelled", word: "canceled" }),
      }),
    );
    expect(answer.payment_id).toBe("new-payment");
    expect(database.names()).toEqual(["open_payment", "apply_payment_event", "open_payment", "attach_session"]);
  });

  it("answers in time when the provider hangs, and keeps the attempt", async () => {
    const createSession = () => new Promise<never>(() => {});
    const {
      status,
      body: answer,
      database,
    } = await run({ open_payment: () => opened() }, aProvider({ createSession }));
    expect(status).toBe(503);
    expect(answer.code).toBe("provider_unavailable");
    expect(database.names()).toEqual(["open_payment"]);
  });

  it("refuses a session about another amount", async () => {
    const createSession = async () => aState({ amountMinor: 1 });
    const { status, database } = await run({ open_payment: () => opened() }, aProvider({ createSession }));
    expect(status).toBe(503);
    expect(database.names()).toEqual(["open_payment"]);
  });

  it.each([
    ["not_found", 404],
    ["already_paid", 409],
    ["hold_over", 409],
  ])("tells of %s with %i", async (code, expected) => {
    const { status, body: answer } = await run(
      { open_payment: () => ({ ok: false, code, message: "No" }) },
      aProvider(),
    );
    expect([status, answer]).toEqual([expected, { code, message: "No" }]);
  });
});
