import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failureText } from "./desk.ts";

const UNKNOWN = failureText({ reason: "a code of next year" });

it("has its own sentence for every code that a desk verb refuses with", () => {
  const migrations = join(import.meta.dirname, "../../../../supabase/migrations");
  const desk = readdirSync(migrations).filter((name) =>
    /_(desk|desk_guides|desk_departures|desk_cancelling_departures|cancelling|mails)\.sql$/.test(name),
  );
  const sql = desk.map((name) => readFileSync(join(migrations, name), "utf8")).join("\n");
  const codes = [...sql.matchAll(/private\.(?:seat_)?refusal\('(\w+)'/g)].map(([, code = ""]) => code);
  expect(codes).toEqual(expect.arrayContaining(["not_pending", "invalid_refund", "seats_gone", "too_many_mails"]));
  // Codes of the traveler's own cancelling, the mail form and the payout's lease, which the desk never gets.
  const others = ["refund_changed", "lease_lost", "invalid_step", "invalid_email"];
  const silent = codes.filter((code) => !others.includes(code) && failureText({ reason: code }) === UNKNOWN);
  expect(silent).toEqual([]);
});
