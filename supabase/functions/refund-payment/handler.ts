import * as v from "valibot";
import { providerPaymentSchema } from "../_shared/payment/payment-rows.ts";
import { asAdmin } from "../_shared/web/as-admin.ts";
import { codeOf, statusOf } from "../_shared/web/errors.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { parseBody, paymentIdSchema, textSchema } from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = {
  rpc: Rpc;
  rpcAs: (token: string) => Rpc;
  afterQueue: () => void;
};

const mostCents = 5_000_000;

const bodySchema = v.strictObject({
  payment_id: paymentIdSchema,
  reason: textSchema(500),
  expected: v.nullish(v.record(v.string(), v.unknown())),
  amount_cents: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCents))),
});

const answerSchema = v.variant("ok", [
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string(), now: v.optional(v.unknown()) }),
]);

/** Runs under the admin's own token, so the audit log names the admin. */
export const handleRefundPayment =
  ({ rpc, rpcAs, afterQueue }: Deps) =>
  async (request: Request): Promise<Response> => {
    const asCaller = await asAdmin(request, rpcAs);
    const body = await parseBody(bodySchema, request);
    const payment = v.parse(
      v.nullable(providerPaymentSchema),
      await rpc("find_payment", { payment_id: body.payment_id }),
    );
    if (!payment) throw new HttpRefusal("not_found");
    const answer = v.parse(
      answerSchema,
      await asCaller("admin_refund_booking", {
        booking_id: payment.booking_id,
        reason: body.reason,
        amount_cents: body.amount_cents ?? null,
        expected: body.expected ?? null,
      }),
    );
    if (!answer.ok) {
      const { code, message, now } = answer;
      return Response.json({ code, message, now }, { status: statusOf(codeOf(code)) });
    }
    afterQueue();
    return Response.json({ ok: true });
  };
