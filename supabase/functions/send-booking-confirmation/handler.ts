import * as v from "valibot";
import { Refusal } from "../_shared/http.ts";
import { ignoredCustomerData, ignoredField, parseBody, paymentIdSchema } from "../_shared/parse-body.ts";
import { simpleAnswerSchema } from "../_shared/payment-rows.ts";
import type { Rpc } from "../_shared/rpc.ts";

type Deps = { rpc: Rpc; afterQueue: () => void };

const bodySchema = v.strictObject({
  payment_id: paymentIdSchema,
  booking_data: ignoredField,
  customer_data: ignoredCustomerData,
});
const told = ["not_found", "not_confirmed", "too_many_mails"] as const;

/** Queues the confirmation again, to the booking's own address and no other. */
export const sendBookingConfirmation =
  ({ rpc, afterQueue }: Deps) =>
  async (request: Request): Promise<Response> => {
    const { payment_id } = await parseBody(bodySchema, request);
    const answer = v.parse(simpleAnswerSchema, await rpc("resend_confirmation", { payment_id }));
    if (!answer.ok) {
      const code = told.find((known) => known === answer.code);
      throw new Refusal(code ?? "conflict", answer.message);
    }
    afterQueue();
    return Response.json({ success: true, message: "The confirmation is on its way." });
  };
