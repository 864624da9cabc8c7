import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aDatabase,
  applied,
  aProvider,
  aProviderPayment,
  aState,
  post,
  site,
  someProviders,
} from "../_shared/payment/payment.fixture.ts";
import { ProviderProblem } from "../_shared/payment/provider.ts";
import { stepOf } from "../_shared/payment/send-refunds.ts";
import { serve } from "../_shared/web/http.ts";
import { housekeeping } from "./handler.ts";

const quiet = {
  expire_holds: () => 0,
  return_card_balances: () => 0,
  update_waiting_lists: () => 0,
  publish_due_items: () => 0,
  queue_reminders: () => 0,
  claim_refunds: () => [],
  begin_refund_step: ({ cents }: Record<string, unknown>) => ({ ok: true, cents, settlement: cents }),
  claim_due_payments: () => [],
  claim_fiscal_receipts: () => [],
  record_fiscal_receipt: () => ({ ok: true }),
  apply_retention: () => 0,
  note_housekeeping: () => null,
};
const begunAt = "2026-11-21T10:00:00Z";
let minutesLater = 0;
const now = () => Date.parse(begunAt) + minutesLater * 60_000;
const run = async (
  answers: Parameters<typeof aDatabase>[0],
  provider = aProvider(),
  authorization = "Bearer s3cret",
  signVouchers = async (): Promise<number | null> => 0,
) => {
  const database = aDatabase({ ...quiet, ...answers });
  const sendMails = vi.fn(async () => ({ sent: 0, failed: 0 }));
  const providers = someProviders(provider);
  const sendNews = async () => ({ sent: 0, failed: 0 });
  const sent = { sendMails, signVouchers, sendNews, sendTelegram: sendNews };
  const deps = { rpc: database.rpc, providers, secret: "s3cret", ...sent, now };
  const response = await serve(site, housekeeping(deps))(post({}, { authorization }));
  return { status: response.status, body: await response.json(), database, sendMails };
};

beforeEach(() => {
  minutesLater = 0;
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("housekeeping", () => {
  it.each(["", "Bearer wrong", "Bearer s3cret2", "s3cret"])("does nothing for '%s'", async (authorization) => {
    const { status, database } = await run({}, aProvider(), authorization);
    expect([status, database.calls]).toEqual([401, []]);
  });

  it("checks open payments before it ends holds", async () => {
    const { body, database } = await run(
      { claim_due_payments: () => [aProviderPayment()], apply_payment_event: () => applied() },
      aProvider({ fetchStatus: async () => aState({ status: "completed", word: "succeeded" }) }),
    );
    expect(body.payments).toMatchObject({ checked: 1, changed: 1, unanswered: 0 });
    const names = database.names();
    expect(names.indexOf("apply_payment_event")).toBeLessThan(names.indexOf("expire_holds"));
  });

  it("changes nothing when the provider is silent", async () => {
    const fetchStatus = async () => {
      throw new ProviderProblem("silent");
    };
    const { status, body, database } = await run(
      { claim_due_payments: () => [aProviderPayment()] },
      aProvider({ fetchStatus }),
    );
    expect([status, body.payments.unanswered]).toEqual([200, 1]);
    expect(database.names()).not.toContain("mark_payment_checked");
  });

  const unknownTo = aProvider({ fetchStatus: async () => null });
  const unopened = () => [aProviderPayment({ provider_payment_id: null, redirect_url: null, created_at: begunAt })];

  it("ends an attempt without a session that the provider never received, so that its hold can end", async () => {
    minutesLater = 3;
    const { body, database } = await run(
      { claim_due_payments: unopened, apply_payment_event: () => applied({ status: "cancelled" }) },
      unknownTo,
    );
    expect(body.payments).toMatchObject({ checked: 1, changed: 1, unanswered: 0 });
    const names = database.names();
    expect(database.calls[names.indexOf("apply_payment_event")]?.args).toMatchObject({ new_status: "cancelled" });
    expect(names.indexOf("apply_payment_event")).toBeLessThan(names.indexOf("expire_holds"));
  });

  it("leaves such an attempt alone while its session may still arrive", async () => {
    minutesLater = 1;
    const { database } = await run({ claim_due_payments: unopened, mark_payment_checked: () => null }, unknownTo);
    expect(database.names()).toContain("mark_payment_checked");
    expect(database.names()).not.toContain("apply_payment_event");
  });

  it("ends nothing and reports a wrong shop when the provider does not know its own session", async () => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    minutesLater = 100;
    const { body, database } = await run({ claim_due_payments: () => [aProviderPayment()] }, unknownTo);
    expect(body.payments).toEqual({ checked: 0, changed: 0, unanswered: 0, misconfigured: 1 });
    expect(database.calls.at(-1)).toEqual({ name: "note_housekeeping", args: { failed: ["provider"] } });
    expect(database.names()).not.toContain("mark_payment_checked");
    expect(errorLog).toHaveBeenCalledOnce();
    errorLog.mockClear();
  });

  it.each(["completed", "failed", "cancelled"])(
    "raises no alarm when the provider does not know a %s payment any more",
    async (ended) => {
      const errorLog = vi.spyOn(console, "error").mockReturnValue();
      const { status, body } = await run(
        { claim_due_payments: () => [aProviderPayment({ status: ended })] },
        unknownTo,
      );
      expect([status, body.payments]).toEqual([200, { checked: 0, changed: 0, unanswered: 1, misconfigured: 0 }]);
      errorLog.mockClear();
    },
  );

  it.each([
    ["misconfigured", "blocked"],
    ["silent", "pending"],
    ["too_often", "pending"],
    ["refused", "pending"],
  ] as const)("retries a refund when the provider answers %s, and marks it %s", async (kind, result) => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    const refund = { id: "r", lease: "l", step: 1, amount_cents: 100, done_cents: 0, payment: aProviderPayment() };
    const rounds = [[refund], []];
    const { database } = await run(
      { claim_refunds: () => rounds.shift(), record_refund_step: () => ({ ok: true }) },
      aProvider({
        refund: async () => {
          throw new ProviderProblem("Octo answered error 2: Wrong secret", kind);
        },
      }),
    );
    expect(database.calls.find(({ name }) => name === "record_refund_step")?.args).toMatchObject({ result, cents: 0 });
    expect(errorLog).toHaveBeenCalledTimes(kind === "misconfigured" ? 1 : 0);
    errorLog.mockClear();
  });

  it("continues when one part fails, and reports it", async () => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    const broken = () => {
      throw new Error("down");
    };
    const { status, body, sendMails, database } = await run({ expire_holds: broken });
    expect([status, body.failed]).toEqual([500, ["holds"]]);
    expect(database.calls.at(-1)).toEqual({ name: "note_housekeeping", args: { failed: ["holds"] } });
    expect(sendMails).toHaveBeenCalledOnce();
    expect(errorLog).toHaveBeenCalledOnce();
    errorLog.mockClear();
  });

  it("signs unsigned vouchers, and reports a failure without stopping", async () => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    const signVouchers = vi.fn<() => Promise<number | null>>(async () => 3);
    expect((await run({}, aProvider(), "Bearer s3cret", signVouchers)).body).toMatchObject({ ok: true, vouchers: 3 });
    signVouchers.mockRejectedValue(new Error("vouchers_to_sign: key_revoked"));
    const { status, body, sendMails } = await run({}, aProvider(), "Bearer s3cret", signVouchers);
    expect([status, body.failed]).toEqual([500, ["vouchers"]]);
    expect(sendMails).toHaveBeenCalledOnce();
    expect(errorLog).toHaveBeenCalledOnce();
    errorLog.mockClear();
  });

  it("removes a batch of personal data that is older than the privacy page says", async () => {
    const { body } = await run({ apply_retention: () => 3 });
    expect(body.erased).toBe(3);
  });

  it("fetches fiscal receipts, and records what the provider does not have yet", async () => {
    const claimed = ["a", "b", "c"].map((id) => ({ id, provider: "octo", provider_id: `octo-${id}` }));
    const receipt = { terminal_id: "EZ1", receipt_number: "1", fiscal_sign: "2", qr_url: "https://x", issued_at: null };
    const fetchFiscalReceipt = async (providerId: string) => {
      if (providerId === "octo-c") throw new ProviderProblem("silent");
      return providerId === "octo-a" ? receipt : null;
    };
    const { body, database } = await run({ claim_fiscal_receipts: () => claimed }, aProvider({ fetchFiscalReceipt }));
    expect(body.fiscal).toEqual({ fetched: 1, waiting: 2 });
    expect(database.calls.filter(({ name }) => name === "record_fiscal_receipt").map(({ args }) => args)).toEqual([
      { receipt_id: "a", receipt, error: null },
      { receipt_id: "b", receipt: null, error: "The provider has no receipt yet" },
      { receipt_id: "c", receipt: null, error: "silent" },
    ]);
  });

  it("fetches exchange rates only if a bank is configured", async () => {
    const { database } = await run({});
    expect(database.names()).not.toContain("claim_rates");
    const asked = aDatabase({ ...quiet, claim_rates: () => true });
    const askRates = vi.fn(async () => "<html>");
    const none = async () => null;
    const parts = { sendMails: none, signVouchers: async () => 0, sendNews: none, sendTelegram: none };
    const deps = { rpc: asked.rpc, providers: someProviders(), secret: "s3cret", ...parts, now };
    const response = await serve(
      site,
      housekeeping({ ...deps, askRates }),
    )(post({}, { authorization: "Bearer s3cret" }));
    expect([response.status, askRates.mock.calls.length]).toEqual([200, 1]);
  });

  const waiting = (done_cents: number) => {
    const payment = aProviderPayment({ amount_cents: 200_000, settlement_amount: 200_000 });
    return { id: "r", lease: "l", step: 1, amount_cents: 200_000, done_cents, payment };
  };
  const sendOne = async (begin_refund_step: (args: Record<string, unknown>) => unknown) => {
    const rounds = [[waiting(75_000)], []];
    const asked = vi.fn(async () => ({ status: "succeeded" as const, problem: null }));
    const { database } = await run(
      { claim_refunds: () => rounds.shift(), begin_refund_step, record_refund_step: () => ({ ok: true }) },
      aProvider({ refund: asked }),
    );
    return { asked, recorded: database.calls.find(({ name }) => name === "record_refund_step")?.args };
  };

  it("refunds in steps under the provider's cap, each with its own key", async () => {
    const { asked, recorded } = await sendOne(({ cents }) => ({ ok: true, cents, settlement: cents }));
    expect(asked).toHaveBeenCalledWith({ providerPaymentId: "octo-1", refundKey: "r-1", amountMinor: 75_000 });
    expect(recorded).toMatchObject({ result: "succeeded", cents: 75_000 });
  });

  it("sends the amount of the step as the database has it, also for a step begun before", async () => {
    const { asked, recorded } = await sendOne(() => ({ ok: true, cents: 50_000, settlement: 49_999 }));
    expect(asked).toHaveBeenCalledWith({ providerPaymentId: "octo-1", refundKey: "r-1", amountMinor: 49_999 });
    expect(recorded).toMatchObject({ result: "succeeded", cents: 50_000 });
  });

  it("sends nothing when another round has the refund, or less than a unit is left", async () => {
    const lost = await sendOne(() => ({ ok: false, code: "lease_lost", message: "x" }));
    expect([lost.asked.mock.calls.length, lost.recorded]).toEqual([0, undefined]);
    const crumb = await sendOne(() => ({ ok: true, cents: 1, settlement: 0 }));
    expect(crumb.asked).not.toHaveBeenCalled();
    expect(crumb.recorded).toMatchObject({ result: "succeeded", cents: 1 });
  });
});

describe("the steps of a refund", () => {
  it("add up and never leave a rest that no provider accepts", () => {
    for (const amount of [1, 100, 75_000, 75_001, 75_099, 75_100, 150_050, 200_000]) {
      const steps: number[] = [];
      for (let done = 0; done < amount; done += steps.at(-1) ?? amount) steps.push(stepOf(amount, done, 75_000));
      expect(steps.reduce((sum, step) => sum + step, 0)).toBe(amount);
      expect(steps.every((step) => step <= 75_000 && (step >= 100 || amount < 100))).toBe(true);
    }
  });
});
