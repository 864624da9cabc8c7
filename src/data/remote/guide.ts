import * as v from "valibot";
import { type PocketAnswer, pocketAnswerSchema } from "../../domain/guide/pocket.ts";
import { call, codeBy } from "../net/call.ts";
import { impatient, PATIENCE_MS } from "../net/time-limit.ts";
import { sessionToken } from "../net/supabase-client.ts";

/** `code`: the server's own, or that it could not be asked, or that it answered something else. */
export type GuideRefusal = { ok: false; code: string };

const refusal = v.object({ ok: v.literal(false), code: v.string() });

/** Asked in the guide's own name. */
async function ask<Value extends v.GenericSchema>(
  verb: string,
  args: Record<string, unknown>,
  schema: Value,
): Promise<{ ok: true; value: v.InferOutput<Value> } | GuideRefusal> {
  const token = await impatient(sessionToken()).catch(() => "late" as const);
  // Without a network a session that ran out cannot be renewed, which says nothing of who is signed in here.
  if (token === "late" || token === null) return { ok: false, code: "unreachable" };
  const answer = await call(`rpc/${verb}`, args, v.union([refusal, schema]), { token, patienceMs: PATIENCE_MS });
  if (answer.ok) return v.is(refusal, answer.value) ? answer.value : { ok: true, value: answer.value };
  if (answer.code === "refused") return { ok: false, code: codeBy(answer) ?? "failed" };
  return { ok: false, code: answer.code === "bad_answer" ? "failed" : "unreachable" };
}

export const acceptInvitation = (token: string): Promise<{ ok: true } | GuideRefusal> =>
  ask("accept_invitation", { token }, v.object({ ok: v.literal(true) }));

/** What of the guide's departures differs from what this phone knows; makes the phone known, too. */
export const guidePocket = (
  { device_id, device_key }: { device_id: string; device_key: string },
  known: Readonly<Record<string, string>>,
): Promise<{ ok: true; value: PocketAnswer } | GuideRefusal> =>
  ask("guide_pocket", { device_id, device_key, known }, pocketAnswerSchema);
