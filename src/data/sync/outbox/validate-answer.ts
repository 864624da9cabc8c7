import type { Failure, NoAnswer, PlainRefusal, Result } from "../../../domain/result.ts";

const unreadable = (reason = "unreadable"): NoAnswer => ({ ok: false, code: "unreadable", reason });

const hasRefusalCode = (refusal: { code?: unknown } | undefined): boolean => typeof refusal?.code === "string";

export async function validateAnswer<Value, Refusal extends PlainRefusal>(
  ask: () => Promise<Result<Value, Failure<Refusal>>>,
  isValid: (value: Value) => boolean,
): Promise<Result<Value, Failure<Refusal>>> {
  let answer: Result<Value, Failure<Refusal>>;
  try {
    answer = await ask();
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : undefined);
  }
  if (typeof answer !== "object" || answer === null) return unreadable();
  if (answer.ok) return isValid(answer.value) ? answer : unreadable();
  if (answer.code === "refused") return hasRefusalCode(answer.refusal) ? answer : unreadable();
  return typeof answer.reason === "string" ? answer : unreadable();
}

type BookingAnswer = { id: string } | null | undefined;

/** Rejects another booking, which a broken cache could return. */
export const isBooking =
  (id: string) =>
  (view: BookingAnswer): boolean =>
    view?.id === id;

export const isNullOrBooking =
  (id: string) =>
  (view: BookingAnswer): boolean =>
    view === null || view?.id === id;

export const hasPaymentAddress = (payment: { url: string } | undefined): boolean => typeof payment?.url === "string";

export const isDone = (): boolean => true;
