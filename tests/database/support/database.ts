/** One database under test, whichever engine runs it. Values come back as JSON would carry them. */
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
  /** One transaction that ends in commit, or in rollback when `run` throws. */
  transaction: <T>(run: (query: Query) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** An SQL literal. Objects become jsonb. */
export const lit = (value: unknown): string => {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  return `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;
};

/** As hosted; the REST server reads them from the roles and sets them with the role. */
const TIMEOUTS: Partial<Record<Who["role"], string>> = { anon: "3s", authenticated: "8s" };

const become = ({ role, sub, headers }: Who): string =>
  [
    `select set_config('request.jwt.claims', ${lit(JSON.stringify(sub ? { sub, role } : { role }))}, true)`,
    `select set_config('request.headers', ${lit(JSON.stringify(headers ?? {}))}, true)`,
    ...(TIMEOUTS[role] ? [`set local statement_timeout = '${TIMEOUTS[role]}'`] : []),
    ...(role === "owner" ? [] : [`set local role ${role}`]),
  ].join(";\n");

/** Acts as somebody the way the REST server does: in one transaction under that role and those claims. */
export const actAs = <T>(db: Database, who: Who, run: (query: Query) => Promise<T>): Promise<T> =>
  db.transaction(async (query) => {
    for (const statement of become(who).split(";\n")) await query(statement);
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
