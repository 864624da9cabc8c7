import * as v from "valibot";

/** What somebody filters, sorts and shows a list by, under a name; `query` is what stands in the address. */
export const viewListSchema = v.array(v.object({ id: v.string(), name: v.string(), query: v.string() }));
export type DeskView = v.InferOutput<typeof viewListSchema>[number];
