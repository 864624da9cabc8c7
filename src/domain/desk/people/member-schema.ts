import * as v from "valibot";
import { DESK_ROLES } from "../../access/desk-role.ts";
import { textOrNull } from "../../schemas.ts";

export const memberSchema = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist([...DESK_ROLES, "guide"]),
  state: v.picklist(["invited", "active", "ended"]),
  invited_at: textOrNull,
  invited_by: textOrNull,
  accepted_at: textOrNull,
  ended_at: textOrNull,
  ended_by: textOrNull,
  last_seen_at: textOrNull,
  mail: textOrNull,
  until: textOrNull,
  is_self: v.boolean(),
});
export type Member = v.InferOutput<typeof memberSchema>;
