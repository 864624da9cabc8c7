import * as v from "valibot";
import { DESK_ROLES, type DeskRole } from "../../domain/access/desk-role.ts";
import type { Language } from "../../domain/languages.ts";
import type { Result } from "../../domain/result.ts";
import { args, createCalls, okSchema, request, type RequestOptions, type VerbTable } from "../net/call.ts";
import { failureOf, unreadable } from "../net/failure.ts";

export type AccountRole = { desk: DeskRole | null; guide: boolean };

export const ACCOUNT_VERBS = {
  "rpc/desk_role": { answer: v.nullable(v.picklist(DESK_ROLES)) },
  "rpc/choose_work_language": { args: args<{ language: Language }>(), answer: okSchema },
  "rpc/my_guide": { answer: v.nullable(v.object({ id: v.string() })) },
} satisfies VerbTable;
const callWithToken = createCalls(ACCOUNT_VERBS);

function valueOrUnknown<Value>(answer: Result<Value | null>): Value | null | "unknown" {
  if (answer.ok) return answer.value;
  if (answer.code === "unreachable" || !answer.not_done) return "unknown";
  console.warn("The role could not be read:", answer.reason);
  return null;
}

export async function fetchRole(token: string): Promise<AccountRole | "unknown"> {
  const [desk, guide] = await Promise.all([
    callWithToken("rpc/desk_role", {}, { token }).then(valueOrUnknown),
    callWithToken("rpc/my_guide", {}, { token }).then(valueOrUnknown),
  ]);
  return desk === "unknown" || guide === "unknown" ? "unknown" : { desk, guide: guide !== null };
}

export const chooseWorkLanguage = (token: string, language: Language) =>
  callWithToken("rpc/choose_work_language", { language }, { token });

const TIMEOUT_MS = 15_000;
const userSchema = v.object({ id: v.string(), email: v.string() });
export type TokenOwner = v.InferOutput<typeof userSchema>;

/** Avoids the auth library, which drops the current session over a bad token. */
export async function ownerOfToken(token: string, options?: Partial<RequestOptions>): Promise<Result<TokenOwner>> {
  const answer = await request({ path: "auth/v1/user", method: "GET" }, { token, timeoutMs: TIMEOUT_MS, ...options });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status >= 400) return failureOf(status, body);
  const parsed = v.safeParse(userSchema, body);
  return parsed.success ? { ok: true, value: parsed.output } : unreadable;
}
