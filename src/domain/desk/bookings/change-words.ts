import * as v from "valibot";
import { moveSentences } from "#words/payment/moves.ts";
import type { RefundPart } from "../../payment/ways.ts";
import { optionsOrNone } from "#words/shared/price.ts";
import { day } from "../../../languages/en/write.ts";
import { integer, isoDay } from "../../schemas.ts";

const options = v.array(v.object({ id: v.string(), name: v.string(), cents: integer, count: integer }));

export const changeSchema = v.object({
  from_date: v.optional(isoDay),
  to_date: v.optional(isoDay),
  from_guests: v.optional(integer),
  to_guests: v.optional(integer),
  from_options: v.optional(options),
  to_options: v.optional(options),
  difference_cents: integer,
  owed_cents: integer,
  due_on: v.nullable(isoDay),
  back_cents: integer,
  kept_cents: integer,
});
export type Change = v.InferOutput<typeof changeSchema>;

export function changeNews({ from_date, to_date, from_guests, to_guests, from_options, to_options }: Change): string[] {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  return [
    ...(isMoved ? [`Departure: ${day(to_date)} (was ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Guests: ${to_guests} (was ${from_guests ?? 0})`]),
    ...(to_options === undefined ? [] : [`Options: ${optionsOrNone(to_options)} (was ${optionsOrNone(from_options)})`]),
  ];
}

const DESK_WORDS = { costs: "Your booking costs" };

export const changeMoney = (change: Change, parts: readonly RefundPart[] = []): string[] =>
  moveSentences(change, parts, DESK_WORDS);
