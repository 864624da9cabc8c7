import type { Failure, NoAnswer, PlainRefusal, Result } from "../../../domain/result.ts";

const unread = (reason = "unreadable"): NoAnswer => ({ ok: false, code: "unreadable", reason });

const isNo = (refusal: { code?: unknown } | undefined): boolean => typeof refusal?.code === "string";

export async function readable<Value, Refusal extends PlainRefusal>(
  ask: () => Promise<Result<Value, Failure<Refusal>>>,
  isYes: (value: Value) => boolean,
): Promise<Result<Value, Failure<Refusal>>> {
  let answer: Result<Value, Failure<Refusal>>;
  try {
    answer = await ask();
  } catch (error) {
    return unread(error instanceof Error ? error.message : undefined);
  }
  if (typeof answer !== "object" || answer === null) return unread();
  if (answer.ok) return isYes(answer.value) ? answer : unread();
  if (answer.code === "refused") return isNo(answer.refusal) ? answer : unread();
  return typeof answer.reason === "string" ? answer : unread();
}

type Seen = { id: string } | null | undefined;

/** Rejects another booking, which a broken cache could return. */
export const isBooking =
  (id: string) =>
  (view: Seen): boolean =>
    view?.id === id;

export const isKnown =
  (id: string) =>
  (view: Seen): boolean =>
    view === null || view?.id === id;

export const hasPaymentAddress = (payment: { url: string } | undefined): boolean => typeof payment?.url === "string";

export const isDone = (): boolean => true;
