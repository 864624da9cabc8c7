import { expect, it } from "vitest";
import { verbsWithoutProbe } from "./sizes/probes.ts";

it("measures each verb that everybody may call, when the bench of sizes runs", () => {
  expect(verbsWithoutProbe()).toEqual([]);
});
