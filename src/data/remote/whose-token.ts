import * as v from "valibot";
import { env } from "../net/env.ts";

const PATIENCE_MS = 15_000;
const userSchema = v.object({ id: v.string(), email: v.string() });
export type TokenOwner = v.InferOutput<typeof userSchema>;

type Answer = { ok: true; user: TokenOwner } | { ok: false; code: "refused" | "unreachable" };

/**
 * Whose session a token opens, as the server says. Asked past the auth library: that one takes a token it does not like
 * as a reason to drop the session that is here.
 */
export async function whoseToken(
  accessToken: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Promise<Answer> {
  try {
    const response = await fetch(`${env.supabaseUrl}/auth/v1/user`, {
      headers: { apikey: env.supabaseKey, authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status >= 500 || response.status === 429) return { ok: false, code: "unreachable" };
    if (!response.ok) return { ok: false, code: "refused" };
    const parsed = v.safeParse(userSchema, await response.json());
    return parsed.success ? { ok: true, user: parsed.output } : { ok: false, code: "refused" };
  } catch (error) {
    // No answer, or a login page of some network instead of ours.
    console.warn("The account of a link could not be asked:", error);
    return { ok: false, code: "unreachable" };
  }
}
