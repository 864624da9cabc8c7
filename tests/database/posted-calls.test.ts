import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { actAs, lit } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("calls of functions", (db) => {
  it("are volatile when an address could contain a token, so that no GET is allowed", async () => {
    const stable = await db().query(`
      select p.proname as verb from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'v' order by 1`);
    expect(stable).toEqual([{ verb: "catalogue_since" }, { verb: "translations_since" }]);
  });

  it.each(["GET", "HEAD"])("are answered 405 by a %s", async (method) => {
    const call = actAs(db(), f.anon, async (query) => {
      await query(`select set_config('request.method', ${lit(method)}, true)`);
      return query(`select public.my_booking(${lit(randomUUID())}, ${lit(f.newToken())})`);
    });
    await expect(call).rejects.toMatchObject({ code: "PT405" });
  });

  it("are answered by a POST", async () => {
    const call = actAs(db(), f.anon, async (query) => {
      await query("select set_config('request.method', 'POST', true)");
      return query(`select public.my_booking(${lit(randomUUID())}, ${lit(f.newToken())}) as answer`);
    });
    expect(await call).toEqual([{ answer: null }]);
  });
});
