import { actAs, type Database, lit, type Query, type Row, type Who } from "./database.ts";

class Undo extends Error {}

type Views = Readonly<Record<string, string>>;

const isCounted = (table: string): boolean => table !== "private.rate_limits";

async function fingerprint(query: Query, tables: readonly string[], views: Views): Promise<Row> {
  const sums = tables.map(
    (name) =>
      `'${name}', (select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from (${views[name] ?? `select * from ${name}`}) t)`,
  );
  const half = Math.ceil(sums.length / 2);
  const [row] = await query(
    `select jsonb_build_object(${sums.slice(0, half).join(", ")}) || jsonb_build_object(${sums.slice(half).join(", ")}) as all`,
  );
  return row?.["all"] as Row;
}

export const allTables = async (db: Database): Promise<string[]> =>
  (
    await db.query(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') order by 1`)
  ).map(({ name }) => String(name));

type Scope = {
  tables: readonly string[];
  views?: Views;
  /** Pass it when nothing changes between attempts. */
  before?: Row;
};
export const fingerprintNow = (db: Database, { tables, views = {} }: Scope): Promise<Row> =>
  fingerprint(db.query, tables.filter(isCounted), views);

export type Attempt = { refused: string; answer: string; written: string[] };

export async function attempt(db: Database, who: Who, verb: string, args: Row, scope: Scope): Promise<Attempt> {
  const { tables, views = {} } = scope;
  const counted = tables.filter(isCounted);
  let result: { answer: unknown; written: string[] } | undefined;
  const before = scope.before ?? (await fingerprintNow(db, scope));
  const list = Object.entries(args).map(([name, value]) => `${name} => ${lit(value)}`);
  const refused = await actAs(db, who, async (query) => {
    const [row] = await query(`select to_jsonb(public.${verb}(${list.join(", ")})) as answer`);
    await query("select set_config('role', 'none', true)");
    const after = await fingerprint(query, counted, views);
    result = { answer: row?.["answer"], written: counted.filter((name) => after[name] !== before[name]) };
    throw new Undo();
  }).then(
    () => "",
    (error: unknown) => (error instanceof Undo ? "" : String((error as { code?: string }).code ?? error)),
  );
  return { refused, answer: JSON.stringify(result?.answer ?? null), written: result?.written ?? [] };
}

export async function argumentsOf(
  db: Database,
  verb: string,
  named: Row,
  plain: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const rows = await db.query(`
    select unnest(p.proargnames[1:p.pronargs]) as name, unnest(p.proargtypes::oid[])::regtype::text as type
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.proname = '${verb}'`);
  return Object.fromEntries(
    rows.map(({ name, type }) => {
      const value = named[String(name)] ?? plain[String(type)] ?? null;
      return [String(name), Array.isArray(value) ? `{${value.join(",")}}` : value];
    }),
  );
}

export const anyValues = (booking_id: string, day: string): Record<string, unknown> => ({
  uuid: booking_id,
  "uuid[]": [booking_id],
  jsonb: { id: booking_id, booking_id },
  date: day,
  boolean: true,
  integer: 1,
  bigint: 1,
  numeric: 1,
  text: "confirmed",
  timestamptz: "2026-01-01T00:00:00Z",
});
