import * as v from "valibot";
import type { CatalogueDelta } from "./types.ts";

const id = v.pipe(v.string(), v.minLength(1));
const text = v.string();
const optionalText = v.optional(v.nullable(text), null);
const textOrEmpty = v.pipe(
  optionalText,
  v.transform((value) => value ?? ""),
);
const coordinate = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const flag = v.optional(v.nullable(v.boolean()), false);
const asFlag = v.pipe(
  flag,
  v.transform((value) => value ?? false),
);
const list = v.pipe(
  v.optional(v.nullable(v.array(text)), null),
  v.transform((value) => value ?? []),
);
const travelDate = v.pipe(text, v.isoDate());
const dates = v.pipe(
  v.optional(v.nullable(v.array(travelDate)), null),
  v.transform((value) => value ?? []),
);
const days = v.pipe(
  v.optional(v.nullable(v.record(v.string(), text)), null),
  v.transform((value) => value ?? {}),
);

export const destinationSchema = v.object({
  id,
  name: text,
  city: text,
  country: textOrEmpty,
  description: textOrEmpty,
  image_url: textOrEmpty,
  featured: asFlag,
  latitude: coordinate,
  longitude: coordinate,
  unesco: asFlag,
  revision,
});

export const tourSchema = v.object({
  id,
  title: text,
  description: textOrEmpty,
  image_url: textOrEmpty,
  duration_days: count,
  price_cents: cents,
  max_guests: count,
  destination_id: v.optional(v.nullable(id), null),
  includes: list,
  excludes: list,
  difficulty_level: v.picklist(["easy", "moderate", "difficult"]),
  featured: asFlag,
  departure_dates: dates,
  itinerary: days,
  meeting_point: optionalText,
  meeting_latitude: coordinate,
  meeting_longitude: coordinate,
  meeting_time: optionalText,
  contact_phone: optionalText,
  revision,
});

export const packageSchema = v.object({
  id,
  title: text,
  description: textOrEmpty,
  price_cents: cents,
  original_price_cents: v.optional(v.nullable(cents), null),
  duration_days: count,
  max_guests: count,
  includes: list,
  highlights: list,
  tour_ids: list,
  image_url: textOrEmpty,
  featured: asFlag,
  revision,
});

const deltaSchema = v.object({
  revision,
  destinations: v.array(destinationSchema),
  tours: v.array(tourSchema),
  packages: v.array(packageSchema),
  deleted: v.array(v.object({ kind: v.picklist(["destination", "tour", "package"]), id })),
});

export type ParsedDelta =
  | { ok: true; delta: CatalogueDelta }
  | { ok: false; code: "bad_answer" | "images_missing"; message: string };

/** One answer is taken whole or not at all: half a catalogue would show prices of one day beside dates of another. */
export function parseCatalogueDelta(answer: unknown): ParsedDelta {
  const result = v.safeParse(deltaSchema, answer, { abortEarly: true });
  if (!result.success) {
    const issue = result.issues[0];
    return { ok: false, code: "bad_answer", message: `${v.getDotPath(issue) ?? "answer"}: ${issue.message}` };
  }
  if (result.output.destinations.some((destination) => destination.image_url.trim() === "")) {
    return { ok: false, code: "images_missing", message: "Destination images not found" };
  }
  return { ok: true, delta: result.output };
}
