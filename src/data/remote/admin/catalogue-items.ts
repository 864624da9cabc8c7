import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { parseAdminRows, type AdminRowOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { supabaseClient } from "../../net/supabase-client.ts";
import { type DeskAnswer, forbidden, refused, unheard, unreachable, unreadable } from "./desk-call.ts";
import { impatient } from "../../net/time-limit.ts";

const tables = { destination: "destinations", tour: "tours", package: "packages" } as const;
const titles = { destination: "name", tour: "title", package: "title" } as const;

const DUPLICATE = "23505";
/** What a `like` pattern would take for a wildcard. */
const WILD = /[\\%_*,()"]/g;

type Work<T> = (client: SupabaseClient) => PromiseLike<PostgrestSingleResponse<T>>;

async function ask<T>(work: Work<T>, writes: boolean): Promise<DeskAnswer<PostgrestSingleResponse<T>>> {
  const answer = await impatient((async () => work(await supabaseClient()))());
  if (answer === "late") return writes ? unheard() : unreachable();
  const { error, status } = answer;
  if (!error) return { ok: true, value: answer };
  if (status === 0) return writes ? unheard() : unreachable();
  if (status === 401 || status === 403) return forbidden;
  return refused(error.code);
}

export type ItemPage<Kind extends ItemKind> = { rows: AdminRowOf[Kind][]; count: number };
type Asked = { search: string; archived: boolean; from: number; to: number };

/** One page of a list, by name; the count is of all that match. */
export async function listItems<Kind extends ItemKind>(
  kind: Kind,
  { search, archived, from, to }: Asked,
): Promise<DeskAnswer<ItemPage<Kind>>> {
  const title = titles[kind];
  const answer = await ask((client) => {
    const all = client.from(tables[kind]).select("*", { count: "exact" }).eq("archived", archived);
    const some = search ? all.ilike(title, `%${search.replace(WILD, "")}%`) : all;
    return some.order(title).order("id").range(from, to);
  }, false);
  if (!answer.ok) return answer;
  const rows = parseAdminRows(kind, answer.value.data);
  return rows ? { ok: true, value: { rows, count: answer.value.count ?? rows.length } } : unreadable;
}

/** The row as it is now; null when there is none. */
export async function readItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
): Promise<DeskAnswer<AdminRowOf[Kind] | null>> {
  const answer = await ask((client) => client.from(tables[kind]).select("*").eq("id", id).limit(1), false);
  if (!answer.ok) return answer;
  const rows = parseAdminRows(kind, answer.value.data);
  return rows ? { ok: true, value: rows[0] ?? null } : unreadable;
}

/** The id is made by the client: a second try after a lost answer finds the row there and is told so. */
export async function insertItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  fields: Record<string, unknown>,
): Promise<DeskAnswer<AdminRowOf[Kind] | "exists">> {
  const answer = await ask(
    (client) =>
      client
        .from(tables[kind])
        .insert({ id, ...fields })
        .select(),
    true,
  );
  if (!answer.ok) return answer.reason === DUPLICATE ? { ok: true, value: "exists" } : answer;
  const row = parseAdminRows(kind, answer.value.data)?.[0];
  return row ? { ok: true, value: row } : unreadable;
}

/** Changes the row only if it is still the revision the admin saw. */
export async function updateItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  revision: number,
  fields: Record<string, unknown>,
): Promise<DeskAnswer<AdminRowOf[Kind] | "changed">> {
  const answer = await ask(
    (client) => client.from(tables[kind]).update(fields).eq("id", id).eq("revision", revision).select(),
    true,
  );
  if (!answer.ok) return answer;
  const rows = parseAdminRows(kind, answer.value.data);
  return rows ? { ok: true, value: rows[0] ?? "changed" } : unreadable;
}

/** Booked items are archived by the database instead: no row comes back then, nor when somebody deleted it before. */
export async function deleteItem(kind: ItemKind, id: string): Promise<DeskAnswer<"deleted" | "archived">> {
  const answer = await ask((client) => client.from(tables[kind]).delete().eq("id", id).select("id"), true);
  if (!answer.ok) return answer;
  if ((answer.value.data?.length ?? 0) > 0) return { ok: true, value: "deleted" };
  const left = await readItem(kind, id);
  if (!left.ok) return left;
  if (left.value === null) return { ok: true, value: "deleted" };
  return left.value.archived ? { ok: true, value: "archived" } : forbidden;
}
