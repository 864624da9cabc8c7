import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../support/run.ts";
import { actAs } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import { count } from "./support/fixtures.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { openPostgres } from "./support/postgres.ts";

onEveryEngine("the database under the migrations", (db) => {
  it("belongs to no superuser, and auth and storage to other roles, as hosted", async () => {
    const [me] = await db().query(
      "select current_user::text as name, rolsuper from pg_roles where rolname = current_user",
    );
    expect(me).toEqual({ name: "postgres", rolsuper: false });
    const owners = await db().query(`
      select distinct n.nspname || ': ' || r.rolname as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles r on r.oid = c.relowner
      where n.nspname in ('auth', 'storage') and c.relkind = 'r' order by 1`);
    expect(owners.map(({ line }) => line)).toEqual(["auth: supabase_auth_admin", "storage: supabase_storage_admin"]);
  });

  it("lets a migration change nobody else's tables", async () => {
    await expect(db().exec("alter table auth.users add column mine text")).rejects.toThrow(/must be owner/);
  });

  it("runs the seed with the rights of the migrations", async () => {
    await db().exec(readFileSync(join(root, "supabase/seed.sql"), "utf8"));
    expect(await count(db(), "public.tours")).toBeGreaterThan(0);
  });

  it("limits visitors' statements to 3 seconds and users' to 8", async () => {
    const limit = (role: "anon" | "authenticated" | "service_role") =>
      actAs(db(), { role }, async (query) => (await query("show statement_timeout"))[0]?.["statement_timeout"]);
    expect(await limit("anon")).toBe("3s");
    expect(await limit("authenticated")).toBe("8s");
    expect(await limit("service_role")).toBe("0");
  });
});

const bin = postgresBinaries();
describe.skipIf(!bin)(`a hosted project on PostgreSQL${bin ? "" : " (SKIPPED: no package for this platform)"}`, () => {
  it("has the hosted major version, and allows only policies on storage", async () => {
    const db = await openPostgres(bin ?? "");
    try {
      expect((await db.query("show server_version"))[0]?.["server_version"]).toMatch(/^17\./);
      await db.exec("create policy mine on storage.objects for select to anon using (false)");
      await expect(db.exec("alter table storage.objects add column mine text")).rejects.toThrow(/must be owner/);
      await expect(db.exec("create table storage.mine (id int)")).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await db.close();
    }
  });
});
