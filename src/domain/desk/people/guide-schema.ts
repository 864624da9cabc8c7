import * as v from "valibot";
import { textOrNull } from "../../schemas.ts";

const phoneSchema = v.object({
  id: v.string(),
  since: v.string(),
  last_contact_at: v.string(),
  revoked_at: textOrNull,
});
export type GuidePhone = v.InferOutput<typeof phoneSchema>;

const accountSchema = v.object({
  state: v.picklist(["none", "invited", "active"]),
  account_email: textOrNull,
  invited: v.nullable(v.object({ to: v.string(), mail: v.string(), at: v.string(), until: textOrNull })),
  phones: v.array(phoneSchema),
});
export type GuideAccount = v.InferOutput<typeof accountSchema>;

export const guideSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: textOrNull,
  email: textOrNull,
  archived: v.boolean(),
  revision: v.number(),
  account: accountSchema,
});
export type Guide = v.InferOutput<typeof guideSchema>;
