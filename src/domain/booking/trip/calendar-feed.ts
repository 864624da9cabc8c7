import * as v from "valibot";
import type { Result } from "../../result.ts";
import { integer, textOrNull } from "../../schemas.ts";

export const calendarFeedSchema = v.object({
  ok: v.literal(true),
  feed: v.nullable(v.object({ id: v.string(), made_at: v.string(), read_at: textOrNull })),
  others: integer,
});

export type FollowedCalendar = { address: string | null; read_ago_ms: number | null; others: number };
export type CalendarCalls = Record<"read" | "follow" | "stop", () => Promise<Result<FollowedCalendar>>>;

export const calendarAddress = (backend: string, id: string, token: string): string =>
  `${backend}/functions/v1/calendar/${id}.${token}.ics`;

/** Phones open this scheme in their calendar, which subscribes instead of importing once. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, "webcal:");
