/** Returns values as JSON would carry them, on either engine. */
export type Row = Record<string, unknown>;
export type Query = (sql: string) => Promise<Row[]>;
export type Who = {
  role: "anon" | "authenticated" | "service_role" | "owner";
  sub?: string;
  headers?: Record<string, string>;
};

export type Database = {
  query: Query;
  exec: (sql: string) => Promise<void>;
  transaction: <T>(run: (query: Query) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export const lit = (value: unknown): string => {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  return `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;
};

/** As hosted: the REST server sets these with the role. */
const TIMEOUTS: Partial<Record<Who["role"], string>> = { anon: "3s", authenticated: "8s" };

/** Each further statement costs a round trip, so all are one, with the role last. */
const become = ({ role, sub, headers }: Who): string => {
  const settings: [string, string][] = [
    ["request.jwt.claims", JSON.stringify(sub ? { sub, role } : { role })],
    ["request.headers", JSON.stringify(headers ?? {})],
    ...(TIMEOUTS[role] ? [["statement_timeout", TIMEOUTS[role]] as [string, string]] : []),
    ...(role === "owner" ? [] : [["role", role] as [string, string]]),
  ];
  return `select ${settings.map(([name, value]) => `set_config('${name}', ${lit(value)}, true)`).join(", ")}`;
};

export const actAs = <T>(db: Database, who: Who, run: (query: Query) => Promise<T>): Promise<T> =>
  db.transaction(async (query) => {
    await query(become(who));
    return run(query);
  });

export const call = (db: Database, who: Who, verb: string, args: Row = {}): Promise<unknown> =>
  actAs(db, who, async (query) => {
    const list = Object.entries(args).map(([name, value]) => `${name} => ${lit(value)}`);
    const [row] = await query(`select to_jsonb(public.${verb}(${list.join(", ")})) as answer`);
    return row?.["answer"] ?? null;
  });

export const one = async (db: { query: Query }, sql: string): Promise<Row> => {
  const [row] = await db.query(sql);
  if (!row) throw new Error(`no row: ${sql}`);
  return row;
};
