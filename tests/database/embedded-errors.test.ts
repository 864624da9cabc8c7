import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restoreStackAfterErrors } from "../../supabase/local/backend/stack-pointer.ts";

/** Without our patch the embedded database stops answering after about 2,000. */
const FAILURES = 2_000;

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  restoreStackAfterErrors(database);
});
afterAll(() => database.close());

it(`still answers after ${FAILURES} failed statements`, async () => {
  for (let n = 0; n < FAILURES; n += 1) await expect(database.exec("selec")).rejects.toThrow("syntax error");
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
