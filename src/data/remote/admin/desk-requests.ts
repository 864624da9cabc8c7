import { auditListSchema, requestListSchema } from "../../../domain/desk/desk-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export type RequestFilter = { kind: string | null; status: string | null; search: string | null };

export const requestPage = (filter: RequestFilter, skip: number, how_many: number) =>
  deskCall("admin_requests", { ...filter, skip, how_many }, requestListSchema);

export const markAnswered = (kind: string, id: string, answered: boolean) =>
  deskAct("admin_mark_answered", { kind, id, answered });

/** Pages stand still from the entry the reader began with. */
export const auditPage = (search: string | null, up_to: number | null, skip: number, how_many: number) =>
  deskCall("admin_audit", { search, up_to, skip, how_many }, auditListSchema);
