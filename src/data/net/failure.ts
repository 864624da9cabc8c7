import * as v from "valibot";
import type { NoAnswer } from "../../domain/result.ts";

const codeSchema = v.object({ code: v.string() });
const idSchema = v.object({ request_id: v.string() });

/** The database uses one code for every limit and names the limit in the message. */
const LIMIT = "PT429";

/** A proxy sends 408, not our server. */
const isAnswered = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/** The database and the edge functions say so; the session is fine, so nothing is signed out or cleared. */
const OWNERS_ONLY = new Set(["PT403", "owners_only"]);

export function failureOf(status: number, body: unknown): NoAnswer {
  const reason = reasonOf(status, body);
  const code = (status === 401 || status === 403) && !OWNERS_ONLY.has(reason) ? "forbidden" : "failed";
  const after_ms = status === 429 ? retryAfterMs(body) : null;
  return {
    ok: false,
    code,
    reason,
    ...(isAnswered(status) && { not_done: true }),
    ...(after_ms !== null && { after_ms }),
    ...(v.is(idSchema, body) && { request_id: body.request_id }),
  };
}

function reasonOf(status: number, body: unknown): string {
  const ownCode = v.is(codeSchema, body) && body.code !== LIMIT ? body.code : null;
  return ownCode ?? (status === 429 ? limitReason(body) : "server_failed");
}

function limitReason(body: unknown): "network_limit" | "rate_limited" {
  const isNetwork = typeof body === "object" && body !== null && "message" in body && body.message === "network_limit";
  return isNetwork ? "network_limit" : "rate_limited";
}

/** PostgREST puts the seconds into `details`. */
function retryAfterMs(body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("details" in body)) return null;
  const seconds = Number(body.details);
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : null;
}

export const unreadable: NoAnswer = { ok: false, code: "unreadable", reason: "unreadable" };
