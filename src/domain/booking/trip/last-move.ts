import * as v from "valibot";
import type { BookingView } from "../booking-view.ts";
import { type Move, moveSchema } from "../move/move-answer.ts";

/** The move that was made last; null where there was none, and of trips kept by an older version. */
export function lastMove({ moved }: Pick<BookingView, "moved">): Move | null {
  const read = v.safeParse(moveSchema, moved);
  return read.success ? read.output : null;
}
