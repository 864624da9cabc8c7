import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyBuild } from "../support/empty-build.ts";
import { root } from "../support/run.ts";
import { startStack, type Stack } from "../support/stack.ts";

const functions = readdirSync(join(root, "supabase/functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const strange = "https://evil.example";

let stack: Stack;
let build: string;

beforeAll(async () => {
  build = emptyBuild();
  stack = await startStack({ env: { BUILD_DIR: build } });
});
afterAll(async () => {
  await stack.stop();
  rmSync(build, { recursive: true });
  rmSync(stack.stateDir, { recursive: true, force: true });
});

const asked: [string, RequestInit][] = [
  ["the browser's question before", { method: "OPTIONS" }],
  ["a GET", {}],
  ["a DELETE", { method: "DELETE" }],
  ["an empty body", { method: "POST" }],
  ["no JSON", { method: "POST", body: "hello" }],
  ["an object with nothing in it", { method: "POST", body: "{}" }],
  ["a list", { method: "POST", body: "[1,2]" }],
  ["something about nobody", { method: "POST", body: JSON.stringify({ payment_id: "x", booking_data: { id: "x" } }) }],
  ["a body of 1 MB", { method: "POST", body: "x".repeat(1024 * 1024) }],
];

describe.each([...functions, "no-such-function"])("%s", (name) => {
  it.each(asked)("answers %s to our site only, with a code where it refuses", async (_, init) => {
    const response = await fetch(`${stack.url}/functions/v1/${name}`, {
      ...init,
      headers: { origin: strange, "content-type": "application/json", apikey: stack.keys.publishable },
    });
    const text = await response.text();
    expect(response.headers.get("access-control-allow-origin")).toBe(stack.url);
    expect(response.status).not.toBe(500);
    if (response.status < 400) return;
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});
