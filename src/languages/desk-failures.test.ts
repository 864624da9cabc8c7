import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failureText } from "./en/desk/failures.ts";
import { failureText as inRussian } from "./ru/desk/failures.ts";
import { failureText as inUzbek } from "./uz/desk/failures.ts";

it.each([
  ["English", failureText],
  ["Russian", inRussian],
  ["Uzbek", inUzbek],
])("has its own %s sentence for every code that a desk verb refuses with", (_, textOf) => {
  const unknown = textOf({ reason: "a code of next year" });
  const migrations = join(import.meta.dirname, "../../supabase/migrations");
  const desk = readdirSync(migrations).filter((name) =>
    /_(desk_booking_actions|desk_guides|desk_departures|cancellations_and_refunds|mails)\.sql$/.test(name),
  );
  const sql = desk.map((name) => readFileSync(join(migrations, name), "utf8")).join("\n");
  const codes = [...sql.matchAll(/private\.(?:(?:seat_)?refusal\(|check_shape\(\w+, )'(\w+)'/g)].map(
    ([, code = ""]) => code,
  );
  expect(codes).toEqual(expect.arrayContaining(["not_pending", "invalid_refund", "seats_gone", "too_many_mails"]));
  // Only travelers, the mail form and the payout job meet these codes, never the desk.
  const others = ["refund_changed", "lease_lost", "invalid_step", "invalid_email"];
  const silent = codes.filter((code) => !others.includes(code) && textOf({ reason: code }) === unknown);
  expect(silent).toEqual([]);
});
