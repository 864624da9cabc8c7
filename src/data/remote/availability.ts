import * as v from "valibot";
import { postRpc, type HttpDeps, type HttpFailure } from "./http.ts";

const availabilitySchema = v.object({
  as_of: v.string(),
  on_request: v.boolean(),
  max_guests: v.pipe(v.number(), v.integer()),
  dates: v.array(v.object({ date: v.pipe(v.string(), v.isoDate()), seats_left: v.pipe(v.number(), v.integer()) })),
});

export type Availability = v.InferOutput<typeof availabilitySchema>;
export type AvailabilityAnswer =
  | { ok: true; availability: Availability }
  | HttpFailure
  | { ok: false; code: "bad_answer" };

export async function availability(
  itemType: "tour" | "package",
  itemId: string,
  deps?: Partial<HttpDeps>,
): Promise<AvailabilityAnswer> {
  const answer = await postRpc("availability", { item_type: itemType, item_id: itemId }, deps);
  if (!answer.ok) return answer;
  const parsed = v.safeParse(availabilitySchema, answer.value);
  return parsed.success ? { ok: true, availability: parsed.output } : { ok: false, code: "bad_answer" };
}
