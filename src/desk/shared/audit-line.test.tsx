import { expect, it } from "vitest";
import { find, render } from "../../../tests/support/render.tsx";
import { AuditLine } from "./audit-line.tsx";

it.each([
  ["payment", "money_recorded", "Cash payment of $407.12 recorded for 52WF-AC6Z by a@b.uz"],
  ["booking", "refunded", "$407.12 of booking 52WF-AC6Z was promised as a refund by a@b.uz"],
])("names the booking in the sentence, when a %s is %s", async (entity, action, sentence) => {
  const details = { amount_cents: 40_712, method: "cash" };
  const entry = { at: "2026-11-21T10:00:00Z", actor_email: "a@b.uz", entity, action, details };
  await render(<AuditLine entry={entry} about="52WF-AC6Z" />);
  expect(find("li > p").textContent).toBe(sentence);
});
