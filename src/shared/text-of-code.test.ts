import { expect, it } from "vitest";
import { failureText } from "#words/desk/failures.ts";
import { refusedResult } from "../domain/result.ts";
import { withErrorId } from "./text-of-code.ts";

it("names the ID of an error on the server, and none of a refusal", () => {
  const failure = { ok: false, code: "failed", reason: "internal", request_id: "r-1" } as const;
  expect(withErrorId("No page opened.", failure)).toBe("No page opened. Error ID: r-1.");
  expect(withErrorId("No page opened.", refusedResult({ code: "hold_over" }))).toBe("No page opened.");
  expect(failureText(failure)).toMatch(/^Something broke on our side\..* Error ID: r-1\.$/);
});
