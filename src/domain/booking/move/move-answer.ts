import * as v from "valibot";
import { integer, isoDay } from "../../schemas.ts";
import { openDatesSchema, quoteSchema, type BookingView } from "../booking-view.ts";

const figures = {
  difference_cents: integer,
  owed_cents: integer,
  due_on: v.nullable(isoDay),
  back_cents: integer,
  kept_cents: integer,
};

export const moveSchema = v.object({ id: v.string(), from_date: isoDay, to_date: isoDay, ...figures });
export type Move = v.InferOutput<typeof moveSchema>;

export const MOVE_REFUSALS = [
  "not_found",
  "not_movable",
  "payment_open",
  "same_date",
  "date_gone",
  "seats_gone",
  "price_changed",
  "refund_changed",
  "invalid_amount",
] as const;

export const moveRefusalSchema = v.object({
  ok: v.literal(false),
  code: v.picklist(MOVE_REFUSALS),
  nearest_dates: v.nullish(openDatesSchema),
  outlook: v.nullish(
    v.object({ quote: quoteSchema, ...figures, cancel_before_cents: integer, cancel_after_cents: integer }),
  ),
});
export type MoveRefusal = v.InferOutput<typeof moveRefusalSchema>;

export function lastMove({ moved }: Pick<BookingView, "moved">): Move | null {
  const parsed = v.safeParse(moveSchema, moved);
  return parsed.success ? parsed.output : null;
}

/** Moving ends when cancelling a paid trip ends: when its day is over in Tashkent. */
export const isMovable = (
  { status, check_in, sold_by }: Pick<BookingView, "status" | "check_in" | "sold_by">,
  today: string,
): boolean => status === "confirmed" && check_in >= today && !sold_by;
