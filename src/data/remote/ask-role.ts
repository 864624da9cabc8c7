import * as v from "valibot";
import { call, type Verb } from "../net/call.ts";

/** What an account may be besides a traveler's: an operator who guides is both. */
export type AccountRole = "admin" | "guide" | "admin+guide" | "none";

/** What the server says of the owner of this token; a refusal is a no, silence is none. */
async function says<Schema extends v.GenericSchema>(verb: Verb, schema: Schema, token: string) {
  const answer = await call(verb, {}, schema, { token });
  if (answer.ok) return answer.value === null ? false : answer.value !== false;
  if (answer.code !== "refused" || answer.status >= 500) return "unknown";
  console.warn("The role could not be asked:", answer.body);
  return false;
}

/** Whether the server takes the owner of this token for an admin, a guide, or both; 'unknown' when it could not be asked. */
export async function askRole(token: string): Promise<AccountRole | "unknown"> {
  const [admin, guide] = await Promise.all([
    says("rpc/is_admin", v.boolean(), token),
    says("rpc/my_guide", v.nullable(v.object({ id: v.string() })), token),
  ]);
  if (admin === "unknown" || guide === "unknown") return "unknown";
  if (admin) return guide ? "admin+guide" : "admin";
  return guide ? "guide" : "none";
}
