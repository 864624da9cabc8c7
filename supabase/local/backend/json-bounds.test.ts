import { expect, it } from "vitest";
import { tooDeep } from "./json-bounds.ts";

const nested = (depth: number) => `{"booking":${"[".repeat(depth)}1${"]".repeat(depth)}}`;
const ask = (body: string, path = "/rest/v1/rpc/create_booking", type = "application/json") =>
  tooDeep(path, type, Buffer.from(body))?.status;

it.each([
  ["lists", nested(6_000)],
  ["objects", `${'{"a":'.repeat(6_000)}1${"}".repeat(6_000)}`],
  ["lists that never end", "[".repeat(6_000)],
  ["lists after a text with an escaped quote", `["\\"",${nested(6_000)}]`],
])("refuses %s nested thousands deep, wherever they are sent", (_, body) => {
  for (const path of ["/rest/v1/tours", "/auth/v1/signup", "/storage/v1/object/list/images"])
    expect(ask(body, path)).toBe(400);
  expect(ask(body, "/rest/v1/tours", "text/plain")).toBe(400);
});

it("accepts brackets in a text, a long list and a picture", () => {
  expect(ask(nested(20))).toBeUndefined();
  expect(ask(JSON.stringify({ message: '\\"['.repeat(6_000) }))).toBeUndefined();
  expect(ask(JSON.stringify(Array(6_000).fill({ id: [1] })))).toBeUndefined();
  expect(ask("[".repeat(6_000), "/storage/v1/object/images/a.webp", "image/webp")).toBeUndefined();
});
