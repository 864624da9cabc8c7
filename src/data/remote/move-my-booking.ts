import type { BookingView } from "../../domain/booking/booking-view.ts";
import { type Move, moveAnswerSchema, type MoveRefusal } from "../../domain/booking/move/move-answer.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions } from "../net/call.ts";
import { toWait } from "./answers.ts";

type Wish = {
  /** Made on the device: asked twice is moved once. */
  move_id: string;
  to_date: string;
  /** As it was shown: the server refuses what is not so any more. */
  expected_difference_cents: number;
  expected_cancel_before_cents: number;
  expected_cancel_after_cents: number;
};

export type MoveAnswer = { ok: true; move: Move; view: BookingView } | MoveRefusal | Wait;

export async function moveMyBooking(
  id: string,
  token: string,
  wish: Wish,
  options?: Partial<CallOptions>,
): Promise<MoveAnswer> {
  const answer = await call("rpc/move_my_booking", { booking_id: id, token, ...wish }, moveAnswerSchema, options);
  if (!answer.ok) return toWait(answer);
  return answer.value.ok ? { ok: true, move: answer.value.move, view: answer.value.booking } : answer.value;
}
