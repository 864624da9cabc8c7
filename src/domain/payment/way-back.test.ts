import { expect, it } from "vitest";
import { wayBack } from "./way-back.ts";

it.each([
  [[], "to the card you paid with", true],
  [["provider"], "to the card you paid with", true],
  [["cash"], "in cash from our office", false],
  [["bank_transfer"], "by bank transfer", false],
  [["gift_card"], "to the gift card you paid with", false],
  [["provider", "cash", "provider"], "to the card you paid with and in cash from our office", false],
  [["a way of next year"], "to the card you paid with", false],
])("what was paid by %j goes back %s", (methods, to, byDay) => {
  expect(wayBack(methods)).toMatchObject({ to, byDay });
});
