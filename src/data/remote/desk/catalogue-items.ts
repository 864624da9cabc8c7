import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { parseAdminRows, type AdminRowOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import { refusedResult, type Result } from "../../../domain/result.ts";
import { failureOf, unreadable } from "../../net/failure.ts";
import { TIMEOUT_MS } from "../../net/time-limit.ts";
import { type ServerResponse, request } from "../../net/call.ts";
import { callSignedIn } from "./ask-desk.ts";

const tables = { destination: "destinations", tour: "tours", package: "packages" } as const;
const titles = { destination: "name", tour: "title", package: "title" } as const;

const DUPLICATE = "23505";
const WILDCARDS = /[\\%_*,()"]/g;

type RequestSpec = { method: "GET" | "POST" | "PATCH" | "DELETE"; query: Record<string, string>; body?: object };

function callTable(kind: ItemKind, { method, query, body }: RequestSpec): Promise<Result<ServerResponse>> {
  const path = `rest/v1/${tables[kind]}?${new URLSearchParams(query).toString()}`;
  const preferHeader = method === "GET" ? "count=exact" : "return=representation";
  return callSignedIn(
    async (token): Promise<Result<ServerResponse>> => {
      const answer = await request(
        { path, method, body, headers: { prefer: preferHeader } },
        { token, timeoutMs: TIMEOUT_MS },
      );
      return answer.ok && answer.value.status >= 400 ? failureOf(answer.value.status, answer.value.body) : answer;
    },
    method === "GET" ? {} : { writes: true },
  );
}

export type ItemPage<Kind extends ItemKind> = { rows: AdminRowOf[Kind][]; count: number };
type PageRequest = { search: string; archived: boolean; from: number; to: number };

const countIn = (headers: Headers): number => Number(headers.get("content-range")?.split("/")[1] ?? Number.NaN);

export async function listItems<Kind extends ItemKind>(
  kind: Kind,
  { search, archived, from, to }: PageRequest,
): Promise<Result<ItemPage<Kind>>> {
  const title = titles[kind];
  const query = {
    select: "*",
    // Drafts are archived rows, but the list of active items shows them.
    ...(kind === "destination"
      ? { archived: `eq.${archived}` }
      : archived
        ? { archived: "eq.true", draft: "eq.false" }
        : { or: "(archived.eq.false,draft.eq.true)" }),
    ...(search && { [title]: `ilike.%${search.replace(WILDCARDS, "")}%` }),
    order: `${title}.asc,id.asc`,
    offset: String(from),
    limit: String(to - from + 1),
  };
  const answer = await callTable(kind, { method: "GET", query });
  if (!answer.ok) return answer;
  const rows = parseAdminRows(kind, answer.value.body);
  return rows ? { ok: true, value: { rows, count: countIn(answer.value.headers) || rows.length } } : unreadable;
}

export async function readItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
): Promise<Result<AdminRowOf[Kind] | null>> {
  const answer = await callTable(kind, { method: "GET", query: { select: "*", id: `eq.${id}`, limit: "1" } });
  if (!answer.ok) return answer;
  const rows = parseAdminRows(kind, answer.value.body);
  return rows ? { ok: true, value: rows[0] ?? null } : unreadable;
}

export async function insertItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  fields: Record<string, unknown>,
): Promise<Result<AdminRowOf[Kind] | "exists">> {
  const answer = await callTable(kind, { method: "POST", query: { select: "*" }, body: { id, ...fields } });
  if (!answer.ok) return answer.reason === DUPLICATE ? { ok: true, value: "exists" } : answer;
  const row = parseAdminRows(kind, answer.value.body)?.[0];
  return row ? { ok: true, value: row } : unreadable;
}

/** Optimistic lock: fails if another admin saved first. */
export async function updateItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  revision: number,
  fields: Record<string, unknown>,
): Promise<Result<AdminRowOf[Kind] | "changed">> {
  const query = { select: "*", id: `eq.${id}`, revision: `eq.${revision}` };
  const answer = await callTable(kind, { method: "PATCH", query, body: fields });
  if (!answer.ok) return answer;
  const rows = parseAdminRows(kind, answer.value.body);
  return rows ? { ok: true, value: rows[0] ?? "changed" } : unreadable;
}

/** The database archives a booked item and returns no row, as for an item that is already deleted. */
export async function deleteItem(kind: ItemKind, id: string): Promise<Result<"deleted" | "archived">> {
  const answer = await callTable(kind, { method: "DELETE", query: { select: "id", id: `eq.${id}` } });
  if (!answer.ok) return answer;
  const { body } = answer.value;
  if (Array.isArray(body) && body.length > 0) return { ok: true, value: "deleted" };
  const remainingRow = await readItem(kind, id);
  if (!remainingRow.ok) return remainingRow;
  if (remainingRow.value === null) return { ok: true, value: "deleted" };
  return remainingRow.value.archived ? { ok: true, value: "archived" } : refusedResult({ code: "forbidden" });
}
