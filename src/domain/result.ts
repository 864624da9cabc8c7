/** An expected failure is a value, and a bug throws. */
export type Result<Value, Failed extends { ok: false } = Failure> = { ok: true; value: Value } | Failed;

export type PlainRefusal = {
  code: string;
  message?: string | undefined;
  field?: string | null | undefined;
  /** On a conflict, it holds the current values under the names of the server's row. */
  now?: Readonly<Record<string, unknown>> | null | undefined;
};

export type NoAnswer = {
  ok: false;
  /** `unreachable` means no answer of our server, `unreadable` an unexpected one, `failed` a temporary failure. */
  code: "unreachable" | "unreadable" | "forbidden" | "failed";
  reason: string;
  /** Omitted if the server may have acted and only its answer was lost. */
  not_done?: true;
  after_ms?: number;
  request_id?: string;
  refusal?: undefined;
};

export type Failure<Refusal = PlainRefusal> =
  | NoAnswer
  | { ok: false; code: "refused"; reason: string; refusal: Refusal; not_done: true };

/** A login page between us and the server counts as no connection. */
export const problemOf = ({ code, reason }: Failure<unknown>): string => (code === "unreachable" ? code : reason);

export const requestIdOf = (failure: Failure<unknown>): string | undefined =>
  failure.code === "refused" ? undefined : failure.request_id;

/** Use it also for a rule of ours that predicts the server's refusal. */
export const refusedResult = <Refusal extends PlainRefusal>(refusal: Refusal): Failure<Refusal> => ({
  ok: false,
  code: "refused",
  reason: refusal.code,
  refusal,
  not_done: true,
});
