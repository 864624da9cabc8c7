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
import { serve } from "../_shared/web/http.ts";
import { handlePaymentStatus } from "./handler.ts";

const storedPayment = { status: "pending", title: "Registan" };
const run = async (
  answers: Parameters<typeof aDatabase>[0],
  provider = aProvider(),
  payment_id: unknown = "octo-uuid-1",
) => {
  const { rpc, names } = aDatabase({ payment_status: () => storedPayment, gift_card_sale: () => null, ...answers });
  const afterChange = vi.fn<() => void>();
  const response = await serve(
    site,
    handlePaymentStatus({ rpc, providers: someProviders(provider), now: () => 0, afterChange }),
  )(post({ payment_id }));
  return { status: response.status, body: await response.json(), names, afterChange };
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("payment-status", () => {
  it("does not ask the provider when somebody else has just asked", async () => {
    const fetchStatus = vi.fn(async () => aState());
    const { body } = await run({ claim_payment_refresh: () => null }, aProvider({ fetchStatus }));
    expect(body).toEqual(storedPayment);
    expect(fetchStatus).not.toHaveBeenCalled();
  });

  it("records changes before it answers", async () => {
    const fetchStatus = async () => aState({ status: "completed", word: "succeeded" });
    const answers = { claim_payment_refresh: () => aProviderPayment(), apply_payment_event: () => applied() };
    const { names, afterChange } = await run(answers, aProvider({ fetchStatus }));
    expect(names()).toEqual(["claim_payment_refresh", "apply_payment_event", "payment_status"]);
    expect(afterChange).toHaveBeenCalledOnce();
  });

  it("answers unknown and malformed references alike", async () => {
    const nothing = { claim_payment_refresh: () => null, payment_status: () => null };
    expect(await run(nothing)).toMatchObject({ status: 404, body: { message: "Payment not found or access denied" } });
    expect((await run({}, aProvider(), "x' or 1=1")).status).toBe(400);
  });
});
