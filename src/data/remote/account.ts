import * as v from "valibot";
import { callsOf, type VerbTable } from "../net/call.ts";
import { failureOf, unreadable } from "../net/failure.ts";
import { request, type RequestOptions } from "../net/request.ts";
import type { Result } from "../../domain/result.ts";

export type AccountRole = "admin" | "guide" | "admin+guide" | "none";

const callWithToken = callsOf({
  "rpc/is_admin": { answer: v.boolean() },
  "rpc/my_guide": { answer: v.nullable(v.object({ id: v.string() })) },
} satisfies VerbTable);

/** A refusal means that the role is missing; without an answer it is unknown. */
function isRole(answer: Result<boolean | object | null>): boolean | "unknown" {
  if (answer.ok) return answer.value !== null && answer.value !== false;
  if (answer.code === "unreachable" || !answer.not_done) return "unknown";
  console.warn("The role could not be asked:", answer.reason);
  return false;
}

export async function askRole(token: string): Promise<AccountRole | "unknown"> {
  const answers = await Promise.all([
    callWithToken("rpc/is_admin", {}, { token }),
    callWithToken("rpc/my_guide", {}, { token }),
  ]);
  const [admin, guide] = answers.map(isRole);
  if (admin === "unknown" || guide === "unknown") return "unknown";
  if (admin) return guide ? "admin+guide" : "admin";
  return guide ? "guide" : "none";
}

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
