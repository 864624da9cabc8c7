import { rosterAnswerSchema } from "../../domain/guide/roster.ts";
import type { NoAnswer } from "../../domain/result.ts";
import { callsOf, done, takes, type VerbTable } from "../net/call.ts";
import { impatient, PATIENCE_MS } from "../net/time-limit.ts";
import { sessionToken } from "../net/supabase-client.ts";

const askInName = callsOf({
  "rpc/accept_invitation": { takes: takes<{ token: string }>(), answer: done },
  "rpc/guide_roster": {
    takes: takes<{ device_id: string; device_key: string; known: Readonly<Record<string, string>> }>(),
    answer: rosterAnswerSchema,
  },
} satisfies VerbTable);

const unreachable: NoAnswer = { ok: false, code: "unreachable", reason: "unreachable" };

export const askGuide: typeof askInName = async (name, args) => {
  const token = await impatient(sessionToken()).catch(() => "late" as const);
  // supabase-js cannot refresh an expired session offline, so the user may still be signed in.
  if (token === "late" || token === null) return unreachable;
  return askInName(name, args, { token, patienceMs: PATIENCE_MS });
};
