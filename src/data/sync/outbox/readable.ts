import type { Wait } from "../../../domain/outbox/outbox-types.ts";

type Told = { ok: boolean; code?: unknown; refusal?: { code?: unknown } };

const UNREAD = "unreadable";
const waiting = (problem: string): Wait => ({ ok: false, code: "wait", problem, reachable: true });

const isWait = (answer: Told | Wait): answer is Wait =>
  answer.code === "wait" && "problem" in answer && typeof answer.problem === "string" && "reachable" in answer;

/**
 * What cannot be understood says neither yes nor no: it is asked again. That holds for a network layer that throws,
 * too; whatever it was is kept as the reason of waiting.
 */
export async function readable<Answer extends Told | Wait>(
  ask: () => Promise<Answer>,
  isYes: (answer: Answer) => boolean,
): Promise<Answer | Wait> {
  let answer: Answer;
  try {
    answer = await ask();
  } catch (error) {
    return waiting(error instanceof Error ? error.message : UNREAD);
  }
  if (typeof answer !== "object" || answer === null) return waiting(UNREAD);
  if (answer.ok) return isYes(answer) ? answer : waiting(UNREAD);
  if (isWait(answer)) return answer;
  const isNo = answer.code === "refused" && "refusal" in answer && typeof answer.refusal?.code === "string";
  return isNo ? answer : waiting(UNREAD);
}

type Seen = { view?: { id: string } | null };

/** Our own booking, not somebody else's that a muddled cache between us handed out. */
export const isBooking =
  (id: string) =>
  (answer: object & Seen): boolean =>
    answer.view?.id === id;

export const isKnown =
  (id: string) =>
  (answer: object & Seen): boolean =>
    answer.view === null || answer.view?.id === id;

export const hasPaymentAddress = (answer: object & { payment?: { url: string } }): boolean =>
  typeof answer.payment?.url === "string";

/** There is nothing to read in a plain yes. */
export const isDone = ({ ok }: { ok: boolean }): boolean => ok;
