import { rosterAnswerSchema } from "../../domain/guide/roster.ts";
import type { NoAnswer } from "../../domain/result.ts";
import { createCalls, okSchema, args, type VerbTable } from "../net/call.ts";
import { sessionToken } from "../net/supabase-client.ts";
import { withDefaultTimeout, TIMEOUT_MS } from "../net/time-limit.ts";

export const GUIDE_VERBS = {
  "rpc/accept_invitation": { args: args<{ token: string }>(), answer: okSchema },
  "rpc/guide_roster": {
    args: args<{ device_id: string; device_key: string; known: Readonly<Record<string, string>> }>(),
    answer: rosterAnswerSchema,
  },
} satisfies VerbTable;
const callWithToken = createCalls(GUIDE_VERBS);

const unreachable: NoAnswer = { ok: false, code: "unreachable", reason: "unreachable" };

export const callGuide: typeof callWithToken = async (name, args) => {
  const token = await withDefaultTimeout(sessionToken()).catch(() => "late" as const);
  // supabase-js cannot refresh an expired session offline, so the user may still be signed in.
  if (token === "late" || token === null) return unreachable;
  return callWithToken(name, args, { token, timeoutMs: TIMEOUT_MS });
};
