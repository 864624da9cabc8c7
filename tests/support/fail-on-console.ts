import { afterEach, beforeEach, expect, vi } from "vitest";

// A console error nobody expected is a defect; a test that expects one spies on console itself.
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const unexpected = errors.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  errors.mockRestore();
  expect(unexpected, "unexpected console.error").toEqual([]);
});
