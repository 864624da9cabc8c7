import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { guardAuth } from "./auth-guard.ts";
import { letters } from "./letters.ts";

const siteUrl = "http://localhost:4173";
let met: { url: string; body: string }[] = [];
let guarded: (request: Request) => Promise<Response>;

beforeEach(() => {
  met = [];
  const database = { rows: async () => [{ id: "1" }] } as unknown as Database;
  guarded = guardAuth(
    async (request) => {
      met.push({ url: request.url, body: await request.text() });
      return Response.json({});
    },
    {
      database,
      letters: letters(async () => {}),
      change: { tellNewMailbox: async () => {}, isFirst: async () => false },
      nobody: "nobody@nobody.invalid",
      siteUrl,
    },
  );
});

const send = (path: string, body: string, method = "POST") =>
  guarded(new Request(`${siteUrl}/auth/v1/${path}`, { method, body, headers: { "content-type": "application/json" } }));

describe("what Auth cannot read", () => {
  it.each([
    "null",
    "[]",
    "1",
    "{",
    '{"email":1}',
    '{"email":"a@example.com","password":{}}',
    '{"token_hash":[1]}',
    '{"type":{}}',
    '{"data":"x"}',
    '{"data":{"deep":{"x":"\\u0000"}}}',
    '{"email":"a\\u0000@example.com"}',
    '{"data":{"half":"\\ud800"}}',
  ])("%s is refused before it is asked", async (body) => {
    for (const path of ["signup", "token?grant_type=password", "verify", "recover", "resend", "otp"]) {
      const answer = await send(path, body);
      expect(answer.status, path).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: "bad_json" });
    }
    expect(met).toEqual([]);
  });
});

describe("what the app sends", () => {
  it("passes as it is", async () => {
    const body = '{"email":"a@example.com","password":"silkroad","gotrue_meta_security":{}}';
    await send("token?grant_type=password", body);
    await send("user", '{"password":"another","code_challenge":null,"data":{"first_name":"Ойгул 😀"}}', "PUT");
    await guarded(new Request(`${siteUrl}/auth/v1/logout?scope=global`, { method: "POST" }));
    expect(met.map((one) => one.body)).toEqual([
      body,
      '{"password":"another","code_challenge":null,"data":{"first_name":"Ойгул 😀"}}',
      "",
    ]);
    expect(met.map(({ url }) => url)[2]).toBe(`${siteUrl}/auth/v1/logout?scope=global`);
  });
});
