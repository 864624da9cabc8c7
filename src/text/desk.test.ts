import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Member } from "../domain/desk/people/member-schema.ts";
import { changedText, failureText, memberStateText, outcomeWords, pagerText, statusWords } from "./desk.ts";

it("has its own sentence for every code that a desk verb refuses with", () => {
  const unknown = failureText({ reason: "a code of next year" });
  const migrations = join(import.meta.dirname, "../../supabase/migrations");
  const desk = readdirSync(migrations).filter((name) =>
    /_(desk_booking_actions|guides|departures|refunds|mails)\.sql$/.test(name),
  );
  const sql = desk.map((name) => readFileSync(join(migrations, name), "utf8")).join("\n");
  const codes = [...sql.matchAll(/private\.(?:(?:seat_)?refusal\(|check_shape\(\w+, )'(\w+)'/g)].map(
    ([, code = ""]) => code,
  );
  expect(codes).toEqual(expect.arrayContaining(["not_pending", "invalid_refund", "seats_gone", "too_many_mails"]));
  // Only travelers, invited people, the mail form and the payout job meet these codes, never the desk.
  const invited = ["invitation_gone", "other_address", "other_guide"];
  const others = ["refund_changed", "lease_lost", "invalid_step", "invalid_email", ...invited];
  const silent = codes.filter((code) => !others.includes(code) && failureText({ reason: code }) === unknown);
  expect(silent).toEqual([]);
});

it("names the ID of an error on the server", () => {
  const failure = { ok: false, code: "failed", reason: "internal", request_id: "r-1" } as const;
  expect(failureText(failure)).toMatch(/^Something broke on our side\..* Error ID: r-1\.$/);
});

it.each([
  ["unauthorized", "forbidden"],
  ["42501", "forbidden"],
  ["PT403", "owners_only"],
  ["network_limit", "rate_limited"],
])("explains %s as %s", (reason, same) => {
  expect(failureText({ reason })).toBe(failureText({ reason: same }));
});

it("shows a code that this version does not know", () => {
  expect([statusWords("attention"), statusWords("frozen")]).toEqual(["Needs attention", "frozen"]);
  expect([outcomeWords("applied"), outcomeWords("noop"), outcomeWords("split")]).toEqual([
    "",
    "changed nothing",
    "split",
  ]);
});

it("counts the rows of a page, and says when there are none", () => {
  expect([pagerText(1, 0, 0), pagerText(51, 60, 1_060), pagerText(101, 60, 60)]).toEqual([
    "Nothing",
    "51–60 of 1,060",
    "Past the last of 60",
  ]);
});

const member: Member = {
  id: "m",
  email: "anna@example.com",
  role: "office",
  state: "invited",
  invited_at: "2026-11-01T10:00:00Z",
  invited_by: null,
  accepted_at: "2026-11-02T10:00:00Z",
  ended_at: "2026-11-20T10:00:00Z",
  ended_by: null,
  last_seen_at: null,
  mail: "sent",
  until: "2026-11-08T10:00:00Z",
  is_self: false,
};
it.each<[string, Partial<Member>]>([
  ["Phones and the end of the account are under Guides.", { role: "guide" }],
  ["Ended on 20 Nov 2026 by the operator.", { state: "ended" }],
  ["Ended on 20 Nov 2026 by owner@example.com.", { state: "ended", ended_by: "owner@example.com" }],
  ["Works here since 2 Nov 2026.", { state: "active" }],
  ["The invitation could not be sent. Check the address, then invite again.", { mail: "failed" }],
  ["The invitation is sent within a minute or two.", { until: null }],
  ["Invited, but the link has expired. Invite again.", { until: "2026-11-01T10:00:00Z" }],
  ["Invited on 1 Nov 2026. The link works until 8 Nov 2026, 15:00.", {}],
])("tells of a member: %s", (text, changes) => {
  expect(memberStateText({ ...member, ...changes }, Date.parse("2026-11-05T10:00:00Z"))).toBe(text);
});

describe("a booking that someone changed meanwhile", () => {
  it("is shown with what it is now", () => {
    const now = { status: "cancelled", guests: 1, options: [], total_cents: 5_000, attention_reason: null };
    expect(changedText(now)).toBe(
      "Someone has changed this booking: now it is cancelled, it is for 1 guest, its options are no options, " +
        "it costs $50.00, it needs no attention. Nothing was done. Please check it again.",
    );
    expect(changedText({ attention_reason: "paid_twice" })).toContain("now it needs attention: Paid a second time.");
  });

  it("is not described by fields that this version does not know", () => {
    expect(changedText({ constructor: 1 })).toBe(
      "Someone has changed this booking. Nothing was done. Please check it again.",
    );
  });
});
