import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { holdSettings } from "./hold-settings.ts";

let driver: PGlite;
const sent: string[] = [];

beforeAll(async () => {
  driver = await PGlite.create();
  await driver.exec("create role anon; create table public.notes (text text)");
  const [query, exec] = [driver.query.bind(driver), driver.exec.bind(driver)];
  driver.query = (text, values, options) => {
    sent.push(text);
    return query(text, values, options);
  };
  driver.exec = (text, options) => {
    sent.push(text);
    return exec(text, options);
  };
  holdSettings(driver);
});
afterAll(() => driver.close());
beforeEach(() => {
  sent.length = 0;
});

const asked = "select current_user::text as who, current_setting('request.jwt.claims') as claims";
const claims = `{"name":"O'Hara \\\\ \\"x\\""}`;

it("sends a call's settings as one statement, in order, before its query", async () => {
  await driver.query("BEGIN");
  await driver.query("SELECT set_config('role', $1, true)", ["anon"]);
  await driver.query("SELECT set_config('response.status', '', true)");
  await driver.query("SELECT set_config('request.jwt.claims', $1, true)", [claims]);
  expect(sent).toEqual([]);
  expect((await driver.query(asked)).rows).toEqual([{ who: "anon", claims }]);
  await driver.query("COMMIT");
  expect(sent).toHaveLength(3);
  const after = await driver.query(asked);
  expect(after.rows).toEqual([{ who: "postgres", claims: "" }]);
});

it("does not begin an empty transaction, and rolls back a failed one", async () => {
  await driver.query("BEGIN");
  await driver.query("ROLLBACK");
  expect(sent).toEqual([]);
  await driver.query("BEGIN");
  await driver.query("SELECT set_config('role', $1, true)", ["nobody_of_that_name"]);
  await expect(driver.query("select 1")).rejects.toThrow('role "nobody_of_that_name" does not exist');
  await driver.query("ROLLBACK");
  await driver.query("BEGIN");
  await driver.query("insert into public.notes values ($1)", ["kept"]);
  await driver.query("COMMIT");
  await driver.query("BEGIN");
  await driver.query("insert into public.notes values ($1)", ["undone"]);
  await driver.query("ROLLBACK");
  expect((await driver.query("select text from public.notes")).rows).toEqual([{ text: "kept" }]);
});
