import * as v from "valibot";
import { call, codeBy } from "../net/call.ts";
import { isNotDone } from "./answers.ts";

/** What both functions of the specification take; names and addresses come only with the booking's token. */
export type ConfirmationRequest = {
  /** Of a confirmation; a numbered document of a booking is named by itself. */
  payment_id?: string;
  booking_data: Record<string, unknown>;
  customer_data: Record<string, unknown>;
};

const documentSchema = v.object({ success: v.literal(true), html_content: v.string() });

export type ConfirmationDocument = { ok: true; html: string } | { ok: false; code: "no_answer" | "no_document" };

export async function confirmationDocument(request: ConfirmationRequest): Promise<ConfirmationDocument> {
  const answer = await call("functions/generate-pdf", request, documentSchema);
  if (answer.ok) return { ok: true, html: answer.value.html_content };
  return { ok: false, code: answer.code === "bad_answer" ? "no_document" : "no_answer" };
}

export async function resendConfirmation(
  request: ConfirmationRequest,
): Promise<{ ok: true } | { ok: false; code: string }> {
  const answer = await call("functions/send-booking-confirmation", request, v.unknown());
  if (answer.ok) return { ok: true };
  return { ok: false, code: codeBy(answer) ?? (isNotDone(answer) ? answer.code : "unheard") };
}
