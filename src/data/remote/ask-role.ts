import * as v from "valibot";
import { call } from "../net/call.ts";

/** Whether the server takes the owner of this token for an admin; 'unknown' when it could not be asked. */
export async function askRole(token: string): Promise<"admin" | "none" | "unknown"> {
  const answer = await call("rpc/is_admin", {}, v.boolean(), { token });
  if (answer.ok) return answer.value ? "admin" : "none";
  if (answer.code !== "refused" || answer.status >= 500) return "unknown";
  console.warn("The role could not be asked:", answer.body);
  return "none";
}
