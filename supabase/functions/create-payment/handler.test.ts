import { beforeEach, describe, expect, it, vi } from "vitest";
import { paymentDescription } from "#languages/ru/mails.ts";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import {
  aDatabase,
  aPayment,
  applied,
  aProvider,
  aState,
  post,
  site,
  someProviders,
} from "../_shared/payment/payment.fixture.ts";
import { type PaymentProvider, ProviderProblem } from "../_shared/payment/provider.ts";
import { serve } from "../_shared/web/http.ts";
import { handleCreatePayment } from "./handler.ts";

const now = () => Date.parse("2026-11-21T10:00:00Z");
const body = (changes = {}) => ({
  amount: 0.01,
  return_url: `${site}/booking-confirmation`,
  cancel_url: `${site}/booking/tour/1`,
  booking_data: { id: aView().id, token: "t".repeat(43), price: 0.01 },
  ...changes,
});
const opened = (payment = aPayment()) => ({
  ok: true,
  payment,
  settlement: { currency: "USD", amount: payment.amount_cents, rate: null as number | null },
  booking: aView(),
  pay_until: "2026-11-21T10:30:00Z",
});
const run = async (
  answers: Parameters<typeof aDatabase>[0],
  provider: PaymentProvider,
  request: object = body(),
  providers = someProviders(provider),
) => {
  const database = aDatabase({ attach_session: () => ({ ok: true }), ...answers });
  const deps = { rpc: database.rpc, providers, siteUrl: site, now, answerWithinMs: 50 };
  const response = await serve(site, handleCreatePayment(deps))(post(request));
  return { status: response.status, body: await response.json(), database, response };
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("create-payment", () => {
  it("opens a session for the booking's own amount, whatever the body says", async () => {
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

  it("opens the provider's page in the language of the booking", async () => {
    const createSession = vi.fn(async () => aState());
    await run(
      { open_payment: () => ({ ...opened(), booking: aView({ language: "ru" }) }) },
      aProvider({ createSession }),
    );
    expect(createSession).toHaveBeenCalledWith(
      expect.objectContaining({ language: "ru", description: paymentDescription({ title: aView().title }) }),
    );
  });

  it("opens a session for an order of a gift card, in the buyer's language", async () => {
    const createSession = vi.fn(async () => aState());
    const { booking: _, ...order } = opened();
    const { status, database } = await run(
      { open_card_payment: () => ({ ...order, buyer: { email: "timur@example.com", language: "uz" } }) },
      aProvider({ createSession }),
      { gift_card: { payment_id: aView().id }, return_url: `${site}/gift-cards/bought` },
    );
    expect(status).toBe(200);
    expect(database.names()).toEqual(["open_card_payment", "attach_session"]);
    expect(createSession).toHaveBeenCalledWith(
      expect.objectContaining({
        language: "uz",
        description: "Sovgʻa kartasi",
        customer: { id: aView().id, email: "timur@example.com", phone: "" },
        returnUrl: `${site}/gift-cards/bought?payment_id=${aPayment().payment_id}`,
      }),
    );
  });

  it("charges what the database fixed at the shown rate, in the shop's currency", async () => {
    const settlement = { currency: "UZS", amount: 1_239_862_764, rate: 12_650.37 };
    const createSession = vi.fn(async () => aState({ amountMinor: settlement.amount, currency: "UZS" }));
    const { status, database } = await run(
      { open_payment: () => ({ ...opened(), settlement }) },
      aProvider({ createSession }),
    );
    expect(status).toBe(200);
    expect(database.calls.map(({ args }) => args)).toMatchObject([
      {},
      { settlement_currency: "UZS", settlement_amount: settlement.amount, settlement_rate: 12_650.37 },
    ]);
    expect(createSession).toHaveBeenCalledWith(
      expect.objectContaining({ settlement: { currency: "UZS", amountMinor: settlement.amount, rate: 12_650.37 } }),
    );
  });

  it.each(["return_url", "cancel_url"])("refuses a foreign %s", async (field) => {
    const request = body({ [field]: "https://evil.example/" });
    expect((await run({}, aProvider(), request)).body.code).toBe("foreign_url");
  });

  it("returns the open page, also when the provider is silent", async () => {
    const open = aPayment({ provider_payment_id: "octo-1", redirect_url: "https://pay.example/octo-1" });
    const fetchStatus = async () => {
      throw new ProviderProblem("silent");
    };
    const { body: answer, database } = await run({ open_payment: () => opened(open) }, aProvider({ fetchStatus }));
    expect(answer.url).toBe("https://pay.example/octo-1");
    expect(database.names()).toEqual(["open_payment"]);
  });

  it("starts a new attempt only after the provider said that the old one is over", async () => {
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

  it("says that payment is not open when the shop has no contract, and does not extend the hold", async () => {
    const none = { ...someProviders(), current: null };
    const { status, body: answer, database } = await run({}, aProvider(), body(), none);
    expect([status, answer.code]).toEqual([409, "payments_not_set_up"]);
    expect(answer.message).toMatch(/contact us/);
    expect(database.calls).toEqual([]);
  });

  it("stores the provider with a new attempt, and continues an older one where it began", async () => {
    const createSession = vi.fn(async () => aState());
    const older = aProvider({ id: "older", createSession });
    const providers = {
      current: aProvider({ id: "newer" }),
      of: (name: string) => (name === "older" ? older : aProvider()),
      all: [],
    };
    const { status, database } = await run(
      { open_payment: () => opened(aPayment({ provider: "older" })) },
      older,
      body(),
      providers,
    );
    expect(status).toBe(200);
    expect(database.calls[0]?.args).toMatchObject({ provider: "newer" });
    expect(createSession).toHaveBeenCalledOnce();
  });

  it("starts again when the answer with the page was lost and the provider does not repeat it", async () => {
    const answers = [opened(), opened(aPayment({ payment_id: "new-payment" }))];
    const states = [aState({ redirectUrl: null }), aState({ providerPaymentId: "octo-2" })];
    const { body: answer, database } = await run(
      { open_payment: () => answers.shift(), apply_payment_event: () => applied({ status: "cancelled" }) },
      aProvider({ createSession: async () => states.shift() ?? aState() }),
    );
    expect(answer).toMatchObject({ payment_id: "new-payment", provider_payment_id: "octo-2" });
    const ended = database.calls.find(({ name }) => name === "apply_payment_event");
    expect(ended?.args).toMatchObject({ payment_id: aPayment().payment_id, new_status: "cancelled" });
  });

  it("ends no attempt that somebody is paying, though the provider names no page", async () => {
    const createSession = async () =>
      aState({ redirectUrl: null, status: "wait_user_action", word: "wait_user_action" });
    const { status, database } = await run(
      { open_payment: () => opened(), apply_payment_event: () => applied({ status: "wait_user_action" }) },
      aProvider({ createSession }),
    );
    expect(status).toBe(503);
    expect(database.calls.filter(({ args }) => args.new_status === "cancelled")).toEqual([]);
  });

  it("refuses a session with another amount", async () => {
    const createSession = async () => aState({ amountMinor: 1 });
    const { status, database } = await run({ open_payment: () => opened() }, aProvider({ createSession }));
    expect(status).toBe(503);
    expect(database.names()).toEqual(["open_payment"]);
  });
});
