import { expect, it } from "vitest";
import { networkKind } from "./network.ts";

it.each([
  [{ type: "wifi" }, "free"],
  [{ type: "ethernet" }, "free"],
  [{ type: "cellular" }, "metered"],
  [{ type: "wifi", saveData: true }, "metered"],
  [{ type: "bluetooth" }, "unknown"],
  [{}, "unknown"],
] as const)("reads %j as %s", (facts, kind) => {
  expect(networkKind(facts)).toBe(kind);
});
