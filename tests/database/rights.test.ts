import { expect, it } from "vitest";
import { onEveryEngine } from "./support/engines.ts";
import * as expected from "./support/expected-rights.ts";

// Read from the system catalog: the embedded REST server grants everything and would hide a mistake.
onEveryEngine("the rights of the roles", (db) => {
  const lines = async (sql: string) => (await db().query(sql)).map((row) => String(row["line"]));

  it("on tables are exactly these", async () => {
    const found = await lines(`
      select n.nspname || '.' || c.relname || ' ' || g.grantee || ': ' || string_agg(lower(g.privilege_type), ' ' order by g.privilege_type) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        lateral (
          select coalesce(r.rolname, 'PUBLIC') as grantee, a.privilege_type
          from aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee where a.grantee <> c.relowner
        ) g
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'S', 'p')
      group by n.nspname, c.relname, g.grantee order by 1`);
    expect(found.toSorted()).toEqual(expected.tableRights);
  });

  it("on functions are exactly these, public and private", async () => {
    const found = await lines(`
      select n.nspname || '.' || p.proname || ': ' || string_agg(coalesce(r.rolname, 'PUBLIC'), ' ' order by r.rolname) as line
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
      where n.nspname in ('public', 'private') and a.grantee <> p.proowner
      group by n.nspname, p.oid, p.proname order by 1`);
    expect(found.toSorted()).toEqual(expected.functionRights);
  });

  it("are limited by exactly these policies", async () => {
    const found = await lines(`
      select schemaname || '.' || tablename || ' ' || policyname || ' ' || lower(cmd) || ' ' || array_to_string(roles, ',') as line
      from pg_policies order by 1`);
    expect(found).toEqual(expected.policies);
  });

  it("use row level security everywhere", async () => {
    expect(
      await lines(`select n.nspname || '.' || c.relname as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`),
    ).toEqual([]);
  });

  it("cannot be bypassed through a function's search path", async () => {
    expect(
      await lines(`select n.nspname || '.' || p.proname as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'private') and not coalesce(p.proconfig @> array['search_path=""'], false)`),
    ).toEqual([]);
  });

  it("expose no definer function to the API", async () => {
    expect(
      await lines(`select p.proname as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prosecdef`),
    ).toEqual([]);
  });

  it("limit images to pictures of at most 5 MiB", async () => {
    expect(
      await db().query("select public, file_size_limit::int as size, allowed_mime_types as kinds from storage.buckets"),
    ).toEqual([{ public: true, size: 5_242_880, kinds: ["image/png", "image/jpeg", "image/webp", "image/avif"] }]);
  });
});
