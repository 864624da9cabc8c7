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
import { type PaymentProvider, ProviderProblem } from "../_shared/payment/provider.ts";
import { serve } from "../_shared/web/http.ts";
import { paymentWebhook } from "./handler.ts";

const callback = (trusted: boolean) => async () => ({
  references: ["ours", "octo-1"],
  key: "octo-1:succeeded:0",
  hint: "completed" as const,
  trusted,
  payload: { status: "succeeded" },
});
const paid = async () => aState({ status: "completed", word: "succeeded" });

const run = async (answers: Parameters<typeof aDatabase>[0], provider: PaymentProvider, request: unknown = {}) => {
  const database = aDatabase({ store_callback: () => true, ...answers });
  const afterChange = vi.fn<() => void>();
  const handler = paymentWebhook({
    rpc: database.rpc,
    providers: someProviders(provider),
    now: () => 0,
    wait: async () => {},
    afterChange,
  });
  const response = await serve(site, handler)(post(request));
  return { status: response.status, body: await response.json(), database, afterChange };
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("payment-webhook", () => {
  it("applies the provider's own answer, not what the message claims", async () => {
    const { status, database, afterChange } = await run(
      { find_payment: () => aProviderPayment(), apply_payment_event: () => applied({ status: "failed" }) },
      aProvider({
        readCallback: callback(true),
        fetchStatus: async () => aState({ status: "failed", word: "failed" }),
      }),
    );
    expect(status).toBe(200);
    expect(database.calls.at(-1)?.args).toMatchObject({ new_status: "failed", dedupe_key: "octo:octo-1:failed:0" });
    expect(afterChange).toHaveBeenCalledOnce();
  });

  it("stores the sum of all the provider's refunds", async () => {
    const { database } = await run(
      { find_payment: () => aProviderPayment({ status: "completed" }), apply_payment_event: () => applied() },
      aProvider({
        readCallback: callback(true),
        fetchStatus: async () => aState({ status: "completed", word: "partially_refunded", refundedMinor: 5_000 }),
      }),
    );
    expect(database.calls.at(-1)?.args).toMatchObject({ new_status: "completed", refunded: 5_000 });
  });

  it("changes nothing on a replay with the same key", async () => {
    const { status, afterChange } = await run(
      { find_payment: () => aProviderPayment(), apply_payment_event: () => applied({}, "duplicate") },
      aProvider({ readCallback: callback(true), fetchStatus: paid }),
    );
    expect(status).toBe(200);
    expect(afterChange).not.toHaveBeenCalled();
  });

  it("checks with the provider only rarely after a wrong signature, and answers 401", async () => {
    const fetchStatus = vi.fn(paid);
    const { status, body, database } = await run(
      { find_payment: () => aProviderPayment(), claim_payment_refresh: () => null },
      aProvider({ readCallback: callback(false), fetchStatus }),
    );
    expect([status, body.code]).toEqual([401, "bad_signature"]);
    expect(fetchStatus).not.toHaveBeenCalled();
    expect(database.names()).toEqual(["find_payment", "claim_payment_refresh"]);
  });

  it("passes the amount on for comparison, and waits when called too often", async () => {
    let providerCalls = 0;
    const fetchStatus = async () => {
      providerCalls += 1;
      if (providerCalls === 1) throw new ProviderProblem("Requests too often", "too_often");
      return aState({ status: "completed", word: "succeeded", amountMinor: 1 });
    };
    const { database } = await run(
      { find_payment: () => aProviderPayment(), apply_payment_event: () => applied({}, "wrong_amount") },
      aProvider({ readCallback: callback(true), fetchStatus }),
    );
    expect(database.calls.at(-1)?.args.amount).toBe(1);
  });

  it("ignores another provider's payment", async () => {
    const fetchStatus = vi.fn(paid);
    const { status } = await run(
      { find_payment: () => aProviderPayment({ provider: "other" }) },
      aProvider({ readCallback: callback(true), fetchStatus }),
    );
    expect([status, fetchStatus.mock.calls.length]).toEqual([404, 0]);
  });

  it("asks for a repeat when the provider is silent or answers about another session", async () => {
    const silent = async () => {
      throw new ProviderProblem("silent");
    };
    for (const fetchStatus of [silent, async () => aState({ providerPaymentId: "octo-9" })]) {
      const provider = aProvider({ readCallback: callback(true), fetchStatus });
      const { status, database } = await run({ find_payment: () => aProviderPayment() }, provider);
      expect(status).toBe(503);
      expect(database.calls.at(-1)).toMatchObject({
        name: "store_callback",
        args: { dedupe_key: "octo:callback:octo-1:succeeded:0", payload: { status: "succeeded" } },
      });
    }
  });

  it("names what is wrong with a body that is empty, too large, or about an unknown payment", async () => {
    expect((await run({}, aProvider(), "x")).body.code).toBe("not_json");
    expect((await run({}, aProvider(), "x".repeat(1024 * 1024))).status).toBe(413);
    expect((await run({}, aProvider(), {})).status).toBe(400);
    const signedProvider = aProvider({ readCallback: callback(true) });
    expect((await run({ find_payment: () => null }, signedProvider)).status).toBe(404);
  });
});
