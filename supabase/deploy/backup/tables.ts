import type postgres from "postgres";

type Sql = postgres.Sql | postgres.TransactionSql;

export type StoredTable = { name: string; columns: string[]; types: string[] };
export type Sequence = { name: string; last_value: string; is_called: boolean };

/** Auth has more tables, but sessions and one-time codes are not worth restoring. */
const ACCOUNTS = ["auth.users", "auth.identities"];

const ROWS_AT_ONCE = 500;

/** Omits generated columns, which the database computes again. */
export async function tablesOf(sql: Sql): Promise<StoredTable[]> {
  const rows = await sql<StoredTable[]>`
    select format('%I.%I', space.nspname, class.relname) as name,
      array_agg(quote_ident(column_of.attname) order by column_of.attnum) as columns,
      array_agg(format_type(column_of.atttypid, column_of.atttypmod) order by column_of.attnum) as types
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

/**
 * Yields rows as JSON of their columns' texts. Does not use COPY, because the driver never resumes its socket if a table
 * ends in the packet that fills the stream, and drops an error that the server reports after the last row.
 */
export async function* rowsOf(tx: postgres.TransactionSql, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  await tx.unsafe(`declare backup_rows no scroll cursor for select ${columns.join(", ")} from ${name}`);
  for (;;) {
    const rows = await tx.unsafe(`fetch ${ROWS_AT_ONCE} from backup_rows`).raw();
    yield rows.map((row: (Buffer | null)[]) => JSON.stringify(row.map((value) => value && value.toString())));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.unsafe("close backup_rows");
}

export async function insertRows(tx: postgres.TransactionSql, table: StoredTable, rows: string[]): Promise<void> {
  const { name, columns, types } = table;
  await tx.unsafe(
    `insert into ${name} (${columns.join(", ")}) overriding system value
      select ${types.map((type, at) => `(one ->> ${at})::${type}`).join(", ")} from jsonb_array_elements($1::text::jsonb) as one`,
    [`[${rows.join(",")}]`],
  );
}

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
