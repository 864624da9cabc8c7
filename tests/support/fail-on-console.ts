import { afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected console message is a defect; a test that expects one spies on console itself.
const kinds = ["error", "warn"] as const;
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const kind of kinds)
    vi.spyOn(console, kind).mockImplementation((...words) => void messages.push(words.join(" ")));
});

afterEach(() => {
  for (const kind of kinds) vi.spyOn(console, kind).mockRestore();
  expect(messages, "unexpected words on the console").toEqual([]);
});
