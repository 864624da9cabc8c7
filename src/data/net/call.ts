import * as v from "valibot";
import { refusedResult, type Failure, type PlainRefusal, type Result } from "../../domain/result.ts";
import { failureOf, unreadable } from "./failure.ts";
import { request, type RequestOptions } from "./request.ts";

export type VerbName = `rpc/${string}` | `functions/${string}`;

export type Verb = {
  /** Only a type, because our own arguments need no check at run time. */
  args?: object;
  answer: v.GenericSchema;
  refusal?: v.GenericSchema<unknown, PlainRefusal>;
  /** The server may have carried out a request whose answer was lost. */
  writes?: true;
  /** The caller's id makes a retry idempotent. */
  repeatable?: true;
};
/** Each application has its own table, so no screen loads another's schemas. */
export type VerbTable = Record<VerbName, Verb>;

export const args = <Args extends object>(): Args => ({}) as Args;
export const okSchema = v.object({ ok: v.literal(true) });

export type ArgsOf<Of extends Verb> = Of extends { args: infer Args extends object } ? Args : Record<string, never>;
type RefusalOf<Of extends Verb> = PlainRefusal &
  (Of extends { refusal: v.GenericSchema<unknown, infer Refusal> } ? Refusal : PlainRefusal);
export type AnswerOf<Of extends Verb> = Result<v.InferOutput<Of["answer"]>, Failure<RefusalOf<Of>>>;

/** Loose, because screens read extra fields that the server adds. */
export const refusalSchema = v.looseObject({
  ok: v.literal(false),
  code: v.string(),
  message: v.optional(v.string()),
  field: v.nullish(v.string(), undefined),
  now: v.nullish(v.record(v.string(), v.unknown()), undefined),
});

/** Edge functions refuse with these statuses; after any other, a retry may succeed. */
const FUNCTION_REFUSES = new Set([400, 404, 409, 410, 422]);
const functionRefusalSchema = v.object({ code: v.string(), message: v.string() });

const pathOf = (name: VerbName) => (name.startsWith("functions/") ? name.replace("/", "/v1/") : `rest/v1/${name}`);

async function ask<Of extends Verb>(
  name: VerbName,
  verb: Of,
  args: ArgsOf<Of>,
  options?: Partial<RequestOptions>,
): Promise<AnswerOf<Of>>;
async function ask(
  name: VerbName,
  { answer: schema, refusal: refusals = refusalSchema }: Verb,
  args: object,
  options?: Partial<RequestOptions>,
): Promise<Result<unknown>> {
  const response = await request({ path: pathOf(name), body: args }, options);
  if (!response.ok) return response;
  const { status, body } = response.value;
  if (status >= 400) {
    const isRefusal =
      name.startsWith("functions/") && FUNCTION_REFUSES.has(status) && v.is(functionRefusalSchema, body);
    return isRefusal ? refusedResult(body) : failureOf(status, body);
  }
  const refusal = v.safeParse(refusals, body);
  if (refusal.success) return refusedResult(refusal.output);
  const parsed = v.safeParse(schema, body);
  return parsed.success ? { ok: true, value: parsed.output } : unreadable;
}

export const call = ask;

export const createCalls =
  <Table extends VerbTable>(table: Table) =>
  <Name extends keyof Table & VerbName>(name: Name, args: ArgsOf<Table[Name]>, options?: Partial<RequestOptions>) =>
    call(name, table[name], args, options);
