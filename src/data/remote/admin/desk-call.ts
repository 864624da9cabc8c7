import * as v from "valibot";
import { connection } from "../../net/connection.ts";
import { call, codeBy, type Verb } from "../../net/call.ts";
import { isNotDone } from "../answers.ts";
import { impatient, PATIENCE_MS } from "../../net/time-limit.ts";
import { sessionToken } from "../../net/supabase-client.ts";

/** `code` says what can be done about it, `reason` more closely why: the server's own code where it gave one. */
export type DeskFailure = {
  ok: false;
  code: "unreachable" | "forbidden" | "refused" | "bad_answer";
  reason: string;
  /** Of which field the server says it. */
  field?: string | null | undefined;
  /** Of what was decided on something else: what is so now, by the names of the desk's row. */
  stands?: Readonly<Record<string, unknown>> | null | undefined;
};
export type DeskAnswer<T> = { ok: true; value: T } | DeskFailure;

export function unreachable(): DeskFailure {
  connection.report("offline");
  return { ok: false, code: "unreachable", reason: "unreachable" };
}
/** An action that got no answer may have arrived: only a fresh look tells. */
export function unheard(): DeskFailure {
  connection.report("offline");
  return { ok: false, code: "unreachable", reason: "unheard" };
}
export const forbidden: DeskFailure = { ok: false, code: "forbidden", reason: "forbidden" };
export const unreadable: DeskFailure = { ok: false, code: "bad_answer", reason: "bad_answer" };
export const refused = (reason: string, field?: string | null, stands?: DeskFailure["stands"]): DeskFailure => ({
  ok: false,
  code: "refused",
  reason,
  field,
  stands,
});

/** Made under an id of the desk's own: asked again after a lost answer, they do nothing twice and answer as they did. */
const REPEATABLE: ReadonlySet<Verb> = new Set<Verb>([
  "rpc/add_booking_note",
  "rpc/admin_change_booking",
  "rpc/admin_manual_booking",
  "rpc/admin_record_money",
  "rpc/make_gift_card",
]);

/** Asked in the admin's own name. */
async function deskAsk<Schema extends v.GenericSchema>(
  verb: Verb,
  args: Record<string, unknown>,
  schema: Schema,
  writes: boolean,
): Promise<DeskAnswer<v.InferOutput<Schema>>> {
  const token = await impatient(sessionToken());
  if (token === "late") return unreachable();
  if (token === null) return forbidden;
  const ask = () => call(verb, args, schema, { token, patienceMs: PATIENCE_MS });
  const answer = await ask();
  if (answer.ok) return answer;
  if (writes && !isNotDone(answer)) {
    const again = REPEATABLE.has(verb) ? await ask() : answer;
    return again.ok ? again : unheard();
  }
  if (answer.code === "bad_answer") return unreadable;
  if (answer.code !== "refused") return unreachable();
  if (answer.status === 401 || answer.status === 403) return forbidden;
  return refused(answer.status === 429 ? "rate_limited" : (codeBy(answer) ?? "refused"));
}

/** One database function; its answer parsed, its refusal as a value. */
export const deskCall = <Schema extends v.GenericSchema>(
  name: string,
  args: Record<string, unknown>,
  schema: Schema,
): Promise<DeskAnswer<v.InferOutput<Schema>>> => deskAsk(`rpc/${name}`, args, schema, false);

/** A database function that changes something: no answer may mean that it was done. */
export const deskWrite = <Schema extends v.GenericSchema>(
  name: string,
  args: Record<string, unknown>,
  schema: Schema,
): Promise<DeskAnswer<v.InferOutput<Schema>>> => deskAsk(`rpc/${name}`, args, schema, true);

export const deskRefusalSchema = v.object({
  ok: v.literal(false),
  code: v.string(),
  field: v.nullish(v.string()),
  now: v.nullish(v.record(v.string(), v.unknown())),
});
const actionSchema = v.union([v.object({ ok: v.literal(true) }), deskRefusalSchema]);

export type DeskAction = { ok: true } | DeskFailure;

/** A verb that changes something: done, or why not. */
export async function deskAct(name: string, args: Record<string, unknown>): Promise<DeskAction> {
  const answer = await deskWrite(name, args, actionSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true } : refused(answer.value.code, answer.value.field, answer.value.now);
}

/** Told that another admin was first: the revision that stands now. */
export function revisionNow(answer: DeskAction): number | undefined {
  if (answer.ok || answer.reason !== "changed") return undefined;
  const now = answer.stands?.["revision"];
  return typeof now === "number" ? now : undefined;
}

/** An edge function: what it answers with success is of no further interest. */
export async function deskFunction(name: string, args: Record<string, unknown>): Promise<DeskAction> {
  const answer = await deskAsk(`functions/${name}`, args, v.unknown(), true);
  return answer.ok ? { ok: true } : answer;
}

/** What an edge function answers, where asking changes nothing. */
export const readFunction = <Schema extends v.GenericSchema>(
  name: string,
  args: Record<string, unknown>,
  schema: Schema,
): Promise<DeskAnswer<v.InferOutput<Schema>>> => deskAsk(`functions/${name}`, args, schema, false);
