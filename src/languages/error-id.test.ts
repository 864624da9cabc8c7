import { expect, it } from "vitest";
import { refusedResult, requestIdOf } from "../domain/result.ts";
import { withErrorId } from "./en/shared/form.ts";

it("names the ID of an error on the server, and none of a refusal", () => {
  const failure = { ok: false, code: "failed", reason: "internal", request_id: "r-1" } as const;
  const refusal = refusedResult({ code: "hold_over" });
  expect(withErrorId("No page opened.", requestIdOf(failure))).toBe("No page opened. Error ID: r-1.");
  expect(withErrorId("No page opened.", requestIdOf(refusal))).toBe("No page opened.");
});
