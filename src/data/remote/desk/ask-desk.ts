import type { Failure, NoAnswer, Result } from "../../../domain/result.ts";
import { type ArgsOf, type AnswerOf, call, type Verb } from "../../net/call.ts";
import { connection } from "../../net/connection.ts";
import { sessionToken } from "../../net/supabase-client.ts";
import { withDefaultTimeout, TIMEOUT_MS } from "../../net/time-limit.ts";
import { DESK_VERBS } from "./verbs.ts";

export type DeskVerb = keyof typeof DESK_VERBS;
export type DeskArgs<Name extends DeskVerb> = ArgsOf<(typeof DESK_VERBS)[Name]>;
export type DeskAnswer<Name extends DeskVerb> = AnswerOf<(typeof DESK_VERBS)[Name]>;

/** `unanswered` means that the action may have arrived, so the screen must refetch. */
const noAnswerOfDesk = (reason: "unreachable" | "unanswered"): NoAnswer => ({ ok: false, code: "unreachable", reason });
const forbidden: NoAnswer = { ok: false, code: "forbidden", reason: "forbidden", not_done: true };

export async function callSignedIn<Value, Refusal>(
  ask: (token: string) => Promise<Result<Value, Failure<Refusal>>>,
  { writes, repeatable }: Pick<Verb, "writes" | "repeatable">,
): Promise<Result<Value, Failure<Refusal>>> {
  const token = await withDefaultTimeout(sessionToken());
  if (token === "late") {
    connection.report("offline");
    return noAnswerOfDesk("unreachable");
  }
  if (token === null) return forbidden;
  const answer = await ask(token);
  if (answer.ok) return answer;
  if (writes && !answer.not_done) {
    const repeatedAnswer = repeatable ? await ask(token) : answer;
    if (repeatedAnswer.ok) return repeatedAnswer;
    const { request_id } = answer;
    return { ...noAnswerOfDesk("unanswered"), ...(request_id !== undefined && { request_id }) };
  }
  if (answer.code === "unreachable") return noAnswerOfDesk("unreachable");
  return answer.code === "forbidden" ? forbidden : answer;
}

export async function callDesk<Name extends DeskVerb>(name: Name, args: DeskArgs<Name>): Promise<DeskAnswer<Name>> {
  const verb = DESK_VERBS[name];
  const kind: Verb = verb;
  return callSignedIn((token) => call(name, verb, args, { token, timeoutMs: TIMEOUT_MS }), kind);
}

export function revisionNow(answer: Result<unknown>): number | undefined {
  if (answer.ok || answer.reason !== "changed") return undefined;
  const currentRevision = answer.refusal?.now?.["revision"];
  return typeof currentRevision === "number" ? currentRevision : undefined;
}
