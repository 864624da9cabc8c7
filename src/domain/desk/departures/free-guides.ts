import * as v from "valibot";
import { isoDay } from "../../schemas.ts";

const freeGuideSchema = v.object({
  id: v.string(),
  name: v.string(),
  leads: v.array(v.object({ title: v.string(), start_date: isoDay, last_day: isoDay })),
});
export type FreeGuide = v.InferOutput<typeof freeGuideSchema>;
export const freeGuidesSchema = v.array(freeGuideSchema);

export const isFreeGuide = ({ leads }: FreeGuide): boolean => leads.length === 0;

export const sortFreeFirst = (guides: readonly FreeGuide[]): FreeGuide[] =>
  guides.toSorted((one, other) => one.leads.length - other.leads.length || one.name.localeCompare(other.name));
