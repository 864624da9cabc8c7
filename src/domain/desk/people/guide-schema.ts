import * as v from "valibot";

const text = v.nullable(v.string());

const phoneSchema = v.object({
  id: v.string(),
  since: v.string(),
  last_contact_at: v.string(),
  revoked_at: text,
});
export type GuidePhone = v.InferOutput<typeof phoneSchema>;

const accountSchema = v.object({
  state: v.picklist(["none", "invited", "active"]),
  account_email: text,
  invited: v.nullable(v.object({ to: v.string(), mail: v.string(), at: v.string(), until: text })),
  phones: v.array(phoneSchema),
});
export type GuideAccount = v.InferOutput<typeof accountSchema>;

export const guideSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: text,
  email: text,
  archived: v.boolean(),
  revision: v.number(),
  account: accountSchema,
});
export type Guide = v.InferOutput<typeof guideSchema>;
