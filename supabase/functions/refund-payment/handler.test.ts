import { describe, expect, it, vi } from "vitest";
import { aDatabase, aProviderPayment, post, site } from "../_shared/payment/payment.fixture.ts";
import { serve } from "../_shared/web/http.ts";
import { handleRefundPayment } from "./handler.ts";

const wish = { payment_id: "payment-1", reason: "The guide is ill" };
const run = async (
  isAdmin: boolean,
  body: object = wish,
  authorization = "Bearer a.b.c",
  answer: unknown = { ok: true },
) => {
  const service = aDatabase({ find_payment: () => aProviderPayment() });
  const caller = aDatabase({ desk_role: () => (isAdmin ? "owner" : null), admin_refund_booking: () => answer });
  const afterQueue = vi.fn<() => void>();
  const handler = handleRefundPayment({ rpc: service.rpc, rpcAs: () => caller.rpc, afterQueue });
  const response = await serve(site, handler)(post(body, { authorization }));
  return { status: response.status, answer: await response.json(), caller, service, afterQueue };
};

describe("refund-payment", () => {
  it("acts in the admin's own name", async () => {
    const { status, caller, service, afterQueue } = await run(true);
    expect(status).toBe(200);
    expect(caller.names()).toEqual(["desk_role", "admin_refund_booking"]);
    expect(service.names()).toEqual(["find_payment"]);
    expect(afterQueue).toHaveBeenCalledOnce();
  });

  it("refuses everybody but an admin before it looks anything up", async () => {
    const stranger = await run(false);
    expect([stranger.status, stranger.service.calls]).toEqual([403, []]);
    expect((await run(true, wish, "")).status).toBe(401);
    expect((await run(true, wish, "Bearer sb_publishable_key")).status).toBe(401);
  });

  it("requires a reason and a sensible amount, and passes a refusal on", async () => {
    expect((await run(true, { ...wish, reason: " " })).status).toBe(400);
    expect((await run(true, { ...wish, amount_cents: -5 })).status).toBe(400);
    const refused = await run(true, wish, "Bearer a.b.c", {
      ok: false,
      code: "not_refundable",
      message: "Nothing is left",
    });
    expect([refused.status, refused.afterQueue.mock.calls.length]).toEqual([409, 0]);
  });

  it("says what another admin changed meanwhile", async () => {
    const answer = {
      ok: false,
      code: "booking_changed",
      message: "Changed",
      field: "refunded_cents",
      now: { status: "refunded" },
    };
    const { status, answer: told } = await run(true, wish, "Bearer a.b.c", answer);
    expect([status, told]).toEqual([409, { code: "booking_changed", message: "Changed", now: { status: "refunded" } }]);
  });
});
