import * as v from "valibot";
import { simpleAnswerSchema } from "../_shared/payment/payment-rows.ts";
import { codeOf } from "../_shared/web/errors.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { ignoredCustomerData, ignoredField, parseBody, paymentIdSchema } from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = { rpc: Rpc; afterQueue: () => void };

const bodySchema = v.strictObject({
  payment_id: paymentIdSchema,
  booking_data: ignoredField,
  customer_data: ignoredCustomerData,
});

export const sendBookingConfirmation =
  ({ rpc, afterQueue }: Deps) =>
  async (request: Request): Promise<Response> => {
    const { payment_id } = await parseBody(bodySchema, request);
    const answer = v.parse(simpleAnswerSchema, await rpc("resend_confirmation", { payment_id }));
    if (!answer.ok) throw new HttpRefusal(codeOf(answer.code), answer.message);
    afterQueue();
    return Response.json({ success: true, message: "The confirmation is on its way." });
  };
