import * as v from "valibot";
import { DESK_ROLES } from "../../access/desk-role.ts";

const moment = v.nullable(v.string());

export const memberSchema = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist([...DESK_ROLES, "guide"]),
  state: v.picklist(["invited", "active", "ended"]),
  invited_at: moment,
  /** Null if `npm run deploy` invited the member. */
  invited_by: v.nullable(v.string()),
  accepted_at: moment,
  ended_at: moment,
  ended_by: v.nullable(v.string()),
  last_seen_at: moment,
  mail: v.nullable(v.string()),
  until: moment,
  is_self: v.boolean(),
});
export type Member = v.InferOutput<typeof memberSchema>;
