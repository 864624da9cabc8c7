import { describe, expect, it, vi } from "vitest";
import { aDatabase, post, site } from "../_shared/payment/payment.fixture.ts";
import { serve } from "../_shared/web/http.ts";
import { sendBookingConfirmation } from "./handler.ts";

const run = async (answer: unknown) => {
  const { rpc, calls } = aDatabase({ resend_confirmation: () => answer });
  const afterQueue = vi.fn<() => void>();
  const request = post({ payment_id: "payment-1", customer_data: { email: "evil@example.net" } });
  const response = await serve(site, sendBookingConfirmation({ rpc, afterQueue }))(request);
  return { status: response.status, body: await response.json(), calls, afterQueue };
};

describe("send-booking-confirmation", () => {
  it("queues to the booking's own address and ignores the body's", async () => {
    const { status, calls, afterQueue } = await run({ ok: true });
    expect(status).toBe(200);
    expect(calls).toEqual([{ name: "resend_confirmation", args: { payment_id: "payment-1" } }]);
    expect(afterQueue).toHaveBeenCalledOnce();
  });

  it.each([
    ["not_found", 404],
    ["not_confirmed", 409],
    ["too_many_mails", 429],
  ])("answers %s with %i", async (code, status) => {
    const refused = await run({ ok: false, code, message: "Because" });
    expect([refused.status, refused.body]).toEqual([status, { code, message: "Because" }]);
    expect(refused.afterQueue).not.toHaveBeenCalled();
  });
});
