import * as v from "valibot";
import { optionalText } from "../schemas.ts";

export const newsSchema = v.array(
  v.object({ id: v.string(), kind: v.string(), at: v.string(), seen_at: optionalText }),
);

export type SeenBy = "push" | "page" | "mail";
export type Acknowledgement = { id: string; by: SeenBy };

/** Takes the time of a meeting's change; null means that only the traveler's own tap acknowledges it. */
export type MeetingBy = (at: string) => SeenBy | null;

export function acknowledgementsOf(
  news: unknown,
  { pushed, meetingBy }: { pushed: string | null; meetingBy: MeetingBy },
): Acknowledgement[] {
  const parsed = v.safeParse(newsSchema, news);
  const listed = parsed.success ? parsed.output : [];
  const acknowledgements = listed.flatMap(({ id, kind, at, seen_at }): Acknowledgement[] => {
    if (seen_at !== null || id === pushed) return [];
    if (kind !== "meeting_changed") return [{ id, by: "page" }];
    const by = meetingBy(at);
    return by === null ? [] : [{ id, by }];
  });
  const isKnown = listed.some(({ id, seen_at }) => id === pushed && seen_at !== null);
  return pushed === null || isKnown ? acknowledgements : [{ id: pushed, by: "push" }, ...acknowledgements];
}
