import { expect, it } from "vitest";
import type { Database } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";

// These are the advisors of a hosted project; each row found is a fault.
const OURS = "n.nspname in ('public', 'private')";

/** Without an index on a foreign key, deletes and joins read the whole table. */
const unindexedKeys = `
  select c.conrelid::regclass || ' ' || c.conname as line
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
  where c.contype = 'f' and ${OURS} and not exists (
    select 1 from pg_index i
    where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] operator(pg_catalog.@>) c.conkey
      and i.indpred is null
  )`;

/** auth.uid() outside of a select runs once per row. */
const perRowPolicies = `
  select schemaname || '.' || tablename || ' ' || policyname as line from pg_policies
  where regexp_replace(
    lower(coalesce(qual, '') || ' ' || coalesce(with_check, '')),
    '\\(\\s*select\\s+(auth\\.(uid|jwt|role|email)|current_setting|(private\\.)?is_admin)\\s*\\(', '', 'g'
  ) ~ '(auth\\.(uid|jwt|role|email)|current_setting|is_admin)\\s*\\('`;

const severalPolicies = `
  select schemaname || '.' || tablename || ' ' || role || ' ' || cmd as line
  from pg_policies, unnest(roles) as role where permissive = 'PERMISSIVE'
  group by schemaname, tablename, role, cmd having count(*) > 1`;

const duplicateIndexes = `
  select string_agg(i.indexrelid::regclass::text, ' = ') as line
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
  where ${OURS}
  group by i.indrelid, i.indkey::text, i.indclass::text, pg_get_expr(i.indexprs, i.indrelid), pg_get_expr(i.indpred, i.indrelid)
  having count(*) > 1`;

const noPrimaryKey = `
  select t.oid::regclass::text as line from pg_class t join pg_namespace n on n.oid = t.relnamespace
  where ${OURS} and t.relkind = 'r'
    and not exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisprimary)`;

const sleepingPolicies = `
  select p.polrelid::regclass || ' ' || p.polname as line from pg_policy p join pg_class t on t.oid = p.polrelid
  where not t.relrowsecurity`;

/** A view with its owner's rights shows all rows to every role; one over auth.users reveals accounts. */
const views = `
  select v.oid::regclass::text as line from pg_class v join pg_namespace n on n.oid = v.relnamespace
  where n.nspname = 'public' and (
    (v.relkind = 'v' and not coalesce(v.reloptions @> array['security_invoker=true'] or v.reloptions @> array['security_invoker=on'], false))
    or v.relkind in ('m', 'f')
  )`;

const openPolicies = `
  select schemaname || '.' || tablename || ' ' || policyname as line from pg_policies
  where cmd <> 'SELECT' and (btrim(coalesce(qual, 'x'), '() ') = 'true' or btrim(coalesce(with_check, 'x'), '() ') = 'true')`;

const ownMetadata = `
  select schemaname || '.' || tablename || ' ' || policyname as line from pg_policies
  where coalesce(qual, '') || coalesce(with_check, '') ~* 'user_metadata'`;

const publicExtensions = `
  select e.extname as line from pg_extension e join pg_namespace n on n.oid = e.extnamespace where n.nspname = 'public'`;

const listableBuckets = `
  select policyname as line from pg_policies
  where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
    and (roles && array['anon', 'public']::name[])`;

const wrongWrappers = `
  select w.oid::regprocedure::text as line from pg_proc w
  where w.pronamespace = 'public'::regnamespace and not exists (
    select 1 from pg_proc f
    where f.pronamespace = 'private'::regnamespace and f.proname = w.proname
      and pg_get_function_arguments(f.oid) = pg_get_function_arguments(w.oid)
      and pg_get_function_result(f.oid) = pg_get_function_result(w.oid)
  )`;

const rules: [string, string][] = [
  ["declare each verb of the API as its private function", wrongWrappers],
  ["index every foreign key", unindexedKeys],
  ["ask who is calling once, not per row", perRowPolicies],
  ["have one permissive policy per table, role and action", severalPolicies],
  ["hold no index twice", duplicateIndexes],
  ["give every table a primary key", noPrimaryKey],
  ["leave no policy without effect", sleepingPolicies],
  ["show nothing through a view of the owner's rights", views],
  ["let no policy allow every write", openPolicies],
  ["believe nothing that users write about themselves", ownMetadata],
  ["keep extensions out of the API's schema", publicExtensions],
  ["let nobody list the bucket of pictures", listableBuckets],
];

/** Creates each SQL function again, because the migrations create them before everything that they name. */
async function brokenBodies(db: Database): Promise<unknown[]> {
  const made = await db.query(`
    select f.oid::regprocedure::text as name, pg_get_functiondef(f.oid) as again
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace join pg_language l on l.oid = f.prolang
    where l.lanname = 'sql' and ${OURS}`);
  const broken: unknown[] = [];
  for (const { name, again } of made)
    await db.exec(`set check_function_bodies = on; ${String(again)}`).catch(() => broken.push(name));
  expect(made.length).toBeGreaterThan(300);
  return broken;
}

onEveryEngine("the migrations", (db) => {
  it.each(rules)("%s", async (_, sql) => {
    expect((await db().query(`${sql} order by 1`)).map(({ line }) => line)).toEqual([]);
  });

  it("leave no SQL function that names something missing", async () => {
    expect(await brokenBodies(db())).toEqual([]);
    await db().exec(`set check_function_bodies = off;
      create function private.broken() returns bigint language sql as 'select count(*) from private.nowhere'`);
    expect(await brokenBodies(db())).toEqual(["private.broken()"]);
    await db().exec("drop function private.broken()");
  });

  it("are linted by rules that each find a seeded fault", async () => {
    await db().exec(`
      create table public.faulty (id int, tour_id uuid references public.tours (id), a int);
      create index faulty_a on public.faulty (a);
      create index faulty_b on public.faulty (a);
      create policy faulty_one on public.faulty for select to anon using (auth.uid() is not null);
      create policy faulty_two on public.faulty for select to anon using ((auth.jwt() -> 'user_metadata') is not null);
      create policy faulty_write on public.faulty for insert to anon with check (true);
      create view public.faulty_view as select * from public.faulty;
      create function public.my_guide(faulty int) returns jsonb language sql as 'select null::jsonb';
      create policy faulty_list on storage.objects for select to anon using (bucket_id = 'images');
    `);
    const silent = [];
    for (const [name, sql] of rules) if ((await db().query(sql)).length === 0) silent.push(name);
    // Not every engine can install an extension there, so this rule has no seeded fault.
    expect(silent).toEqual(["keep extensions out of the API's schema"]);
  });
});
