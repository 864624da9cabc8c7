import { expect, it } from "vitest";
import { detailWords } from "./detail-words.ts";

it.each([
  [{}, []],
  [{ reason: "By phone", refund_cents: 73_508 }, ["Reason: By phone", "Refund: $735.08"]],
  [{ reason: "x", amount_cents: null, by: "someone" }, ["Reason: x"]],
  [{ changed: { price: 450, featured: false } }, ["Price was: 450", "Featured was: false"]],
  [{ changed: { includes: ["Guide"] } }, ['Includes was: ["Guide"]']],
  [{ changed: null }, []],
  [{ row: { id: 1 } }, ["The whole row is kept in the log."]],
  [{ reason: "y".repeat(500) }, [`Reason: ${"y".repeat(191)}…`]],
])("%j", (details, words) => {
  expect(detailWords(details)).toEqual(words);
});
