import { auditListSchema, requestListSchema } from "../../../domain/desk/lists/desk-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";
import type { ListOrder } from "./list-order.ts";

export type RequestFilter = { kind: string | null; status: string | null; search: string | null } & ListOrder;

export const requestPage = (filter: RequestFilter, skip: number, how_many: number) =>
  deskCall("admin_requests", { ...filter, skip, how_many }, requestListSchema);

export const markAnswered = (kind: string, id: string, answered: boolean) =>
  deskAct("admin_mark_answered", { kind, id, answered });

/** Pages stand still from the entry the reader began with. */
export type AuditFilter = {
  search: string | null;
  who: string | null;
  what: string | null;
  from_day: string | null;
  to_day: string | null;
} & ListOrder;
export const auditPage = (filter: AuditFilter, up_to: number | null, skip: number, how_many: number) =>
  deskCall("admin_audit", { ...filter, up_to, skip, how_many }, auditListSchema);
