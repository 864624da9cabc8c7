import * as v from "valibot";
import { refused, type Failure, type PlainRefusal, type Result } from "../../domain/result.ts";
import { failureOf, unreadable } from "./failure.ts";
import { request, type RequestOptions } from "./request.ts";

export type VerbName = `rpc/${string}` | `functions/${string}`;

export type Verb = {
  /** Only a type: what is sent needs no check here. */
  takes?: object;
  answer: v.GenericSchema;
  /** What this verb says with a no, if it is more than a code. */
  refusal?: v.GenericSchema<unknown, PlainRefusal>;
  /** No answer may mean that it was done. */
  writes?: true;
  /** Made under an id of the caller's own: asked again, it does nothing twice and answers as it did. */
  repeatable?: true;
};
/** All verbs that one application asks, each application with its own: a screen loads no other's schemas. */
export type VerbTable = Record<VerbName, Verb>;

export const takes = <Args extends object>(): Args => ({}) as Args;
/** The answer of a verb that has nothing to tell but that it is done. */
export const done = v.object({ ok: v.literal(true) });

export type ArgsOf<Of extends Verb> = Of extends { takes: infer Args extends object } ? Args : Record<string, never>;
type RefusalOf<Of extends Verb> = PlainRefusal &
  (Of extends { refusal: v.GenericSchema<unknown, infer Refusal> } ? Refusal : PlainRefusal);
export type AnswerOf<Of extends Verb> = Result<v.InferOutput<Of["answer"]>, Failure<RefusalOf<Of>>>;

/** With all that the server adds to its no: the screen that asked reads it. */
const refusalSchema = v.looseObject({
  ok: v.literal(false),
  code: v.string(),
  message: v.optional(v.string()),
  field: v.nullish(v.string(), undefined),
  now: v.nullish(v.record(v.string(), v.unknown()), undefined),
});

/** An edge function says no with a status and a body; with any other status the same may go through later. */
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
    const isNo = name.startsWith("functions/") && FUNCTION_REFUSES.has(status) && v.is(functionRefusalSchema, body);
    return isNo ? refused(body) : failureOf(status, body);
  }
  const no = v.safeParse(refusals, body);
  if (no.success) return refused(no.output);
  const yes = v.safeParse(schema, body);
  return yes.success ? { ok: true, value: yes.output } : unreadable;
}

/** Asks one verb: its answer parsed, its refusal as a value. */
export const call = ask;

/** The calls of one application: a verb of its table by name, with what the verb takes. */
export const callsOf =
  <Table extends VerbTable>(table: Table) =>
  <Name extends keyof Table & VerbName>(name: Name, args: ArgsOf<Table[Name]>, options?: Partial<RequestOptions>) =>
    call(name, table[name], args, options);
