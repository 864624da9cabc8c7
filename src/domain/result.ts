/** What was asked for, or why not. An expected failure is a value; a bug throws. */
export type Result<Value, Failed extends { ok: false } = Failure> = { ok: true; value: Value } | Failed;

/** What the server says with a no of its own. */
export type PlainRefusal = {
  code: string;
  message?: string | undefined;
  field?: string | null | undefined;
  /** Of what was decided on something else: what is so now, by the names of the server's row. */
  now?: Readonly<Record<string, unknown>> | null | undefined;
};

export type NoAnswer = {
  ok: false;
  /** `unreachable`: our server did not answer. `unreadable`: it answered something else. `failed`: it could not do it now. */
  code: "unreachable" | "unreadable" | "forbidden" | "failed";
  /** More closely why, as a code: the server's own where it gave one. */
  reason: string;
  /** The server certainly did nothing. Else it may have done it, and only its answer was lost. */
  not_done?: true;
  /** How long the server wants to be left alone. */
  after_ms?: number;
  refusal?: undefined;
};

/** Why a call of the server came to nothing; `reason` is the refusal's own code. */
export type Failure<Refusal = PlainRefusal> =
  | NoAnswer
  | { ok: false; code: "refused"; reason: string; refusal: Refusal; not_done: true };

/** For a text: a login page between us and the server is no connection. */
export const problemOf = ({ code, reason }: Failure<unknown>): string => (code === "unreachable" ? code : reason);

/** A no to exactly this request, by the server or by a rule of ours that knows its answer. */
export const refused = <Refusal extends PlainRefusal>(refusal: Refusal): Failure<Refusal> => ({
  ok: false,
  code: "refused",
  reason: refusal.code,
  refusal,
  not_done: true,
});
