import * as v from "valibot";

export const deskErrorSchema = v.object({
  id: v.string(),
  version: v.string(),
  source: v.string(),
  place: v.string(),
  message: v.string(),
  stack: v.string(),
  count: v.number(),
  first_at: v.string(),
  last_at: v.string(),
});

export type DeskError = v.InferOutput<typeof deskErrorSchema>;
