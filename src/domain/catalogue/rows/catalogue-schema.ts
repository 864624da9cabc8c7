import * as v from "valibot";
import type { Result } from "../../result.ts";
import { wholeNumber } from "../../schemas.ts";
import { settingsSchema } from "../../shop/settings-schema.ts";
import { destinationFields } from "../fields/items.ts";
import { packageFields } from "../fields/package.ts";
import { tourFields } from "../fields/tour.ts";
import { type Rated, rated, rowSchema } from "../fields/wire-schema.ts";
import type { CatalogueDelta } from "./apply-delta.ts";
import { departureSchema } from "./departure.ts";

export const destinationSchema = rowSchema(destinationFields);
export const tourSchema = rowSchema<typeof tourFields, Rated>(tourFields, rated);
export const packageSchema = rowSchema<typeof packageFields, Rated>(packageFields, rated);

export const deltaSchema = v.object({
  revision: wholeNumber,
  destinations: v.array(destinationSchema),
  tours: v.array(tourSchema),
  packages: v.array(packageSchema),
  departures: v.optional(v.array(departureSchema)),
  rates: v.optional(v.unknown()),
  settings: v.optional(settingsSchema),
  voucher_keys: v.optional(v.unknown()),
  deleted: v.array(
    v.object({
      kind: v.picklist(["destination", "tour", "package", "departure"]),
      id: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
});

export type ParsedDelta = Result<CatalogueDelta, { ok: false; code: "unreadable" | "images_missing"; reason: string }>;

/** Applying half a catalog would mix prices of one day with dates of another. */
export function parseCatalogueDelta(answer: unknown): ParsedDelta {
  const result = v.safeParse(deltaSchema, answer, { abortEarly: true });
  if (!result.success) {
    const issue = result.issues[0];
    return { ok: false, code: "unreadable", reason: `${v.getDotPath(issue) ?? "answer"}: ${issue.message}` };
  }
  if (result.output.destinations.some((destination) => destination.image_url.trim() === "")) {
    return { ok: false, code: "images_missing", reason: "Destination images not found" };
  }
  return { ok: true, value: result.output };
}
