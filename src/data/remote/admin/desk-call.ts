import * as v from "valibot";
import { connection } from "../../net/connection.ts";
import { supabase } from "../../net/supabase-client.ts";

export type DeskFailure = { ok: false; code: "unreachable" | "forbidden" | "refused" | "bad_answer"; message: string };
export type DeskAnswer<T> = { ok: true; value: T } | DeskFailure;

/** An expired session makes the client try for half a minute without a word; nobody at a desk waits that long. */
const PATIENCE_MS = 15_000;

export const unreachable = (): DeskFailure => {
  connection.report("offline");
  return { ok: false, code: "unreachable", message: "No connection. Nothing was changed." };
};
/** An action that got no answer may have arrived: only a fresh look tells. */
export const unheard = (): DeskFailure => {
  connection.report("offline");
  return {
    ok: false,
    code: "unreachable",
    message: "No answer came. Whether it was done shows when the connection is back.",
  };
};
export const forbidden: DeskFailure = {
  ok: false,
  code: "forbidden",
  message: "Your session is over or not an admin's. Please sign in again.",
};
export const unreadable: DeskFailure = {
  ok: false,
  code: "bad_answer",
  message: "The server's answer could not be read.",
};

export const impatient = <T>(work: Promise<T>): Promise<T | "late"> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** One database function in the admin's own name; its answer parsed, its refusal as a value. */
export const deskCall = async <Schema extends v.GenericSchema>(
  name: string,
  args: Record<string, unknown>,
  schema: Schema,
): Promise<DeskAnswer<v.InferOutput<Schema>>> => {
  const answer = await impatient((async () => (await supabase()).rpc(name, args))());
  if (answer === "late") return unreachable();
  const { data, error, status } = answer;
  if (error) {
    if (status === 0) return unreachable();
    if (status === 401 || status === 403) return forbidden;
    return { ok: false, code: "refused", message: error.message };
  }
  connection.report("online");
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { ok: true, value: parsed.output } : unreadable;
};

const actionSchema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string() }),
]);

export type DeskAction = { ok: true } | DeskFailure;

/** A verb that changes something: done, or why not. */
export const deskAct = async (name: string, args: Record<string, unknown>): Promise<DeskAction> => {
  const answer = await deskCall(name, args, actionSchema);
  if (!answer.ok) return answer.code === "unreachable" ? unheard() : answer;
  return answer.value.ok ? { ok: true } : { ok: false, code: "refused", message: answer.value.message };
};

const functionError = v.object({ message: v.string() });

/** An edge function in the admin's own name. */
export const deskFunction = async (name: string, body: Record<string, unknown>): Promise<DeskAction> => {
  const answer = await impatient((async () => (await supabase()).functions.invoke<unknown>(name, { body }))());
  if (answer === "late") return unheard();
  const { error } = answer as { error: unknown };
  if (!error) return { ok: true };
  const response = (error as { context?: unknown }).context;
  if (!(response instanceof Response)) return unheard();
  if (response.status === 401 || response.status === 403) return forbidden;
  const said = v.safeParse(functionError, await response.json().catch(() => null));
  return {
    ok: false,
    code: "refused",
    message: said.success ? said.output.message : `The server answered ${response.status}.`,
  };
};
