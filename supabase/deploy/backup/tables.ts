import type postgres from "postgres";

type Sql = postgres.Sql | postgres.TransactionSql;

export type StoredTable = { name: string; columns: string[] };
export type Sequence = { name: string; last_value: string; is_called: boolean };

/** Auth has more tables, but sessions and one-time codes are not worth restoring. */
const ACCOUNTS = ["auth.users", "auth.identities"];

/** Omits generated columns, which the database computes again. */
export async function tablesOf(sql: Sql): Promise<StoredTable[]> {
  const rows = await sql<StoredTable[]>`
    select format('%I.%I', space.nspname, class.relname) as name,
      array_agg(quote_ident(column_of.attname) order by column_of.attnum) as columns
    from pg_class as class
    join pg_namespace as space on space.oid = class.relnamespace
    join pg_attribute as column_of on column_of.attrelid = class.oid
    where class.relkind = 'r' and column_of.attnum > 0 and not column_of.attisdropped and column_of.attgenerated = ''
      and (space.nspname in ('public', 'private') or space.nspname || '.' || class.relname = any(${ACCOUNTS}))
    group by 1
    order by 1`;
  return [...rows];
}

export const isAccounts = ({ name }: Pick<StoredTable, "name">): boolean => ACCOUNTS.includes(name);

export async function sequencesOf(sql: Sql): Promise<Sequence[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name
    from pg_sequences where schemaname in ('public', 'private') order by 1`;
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const [state] = await sql<Omit<Sequence, "name">[]>`select last_value::text, is_called from ${sql.unsafe(name)}`;
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

export async function migrationsOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}
