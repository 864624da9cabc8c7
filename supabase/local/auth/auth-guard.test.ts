import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../backend/database.ts";
import { guardAuth } from "./auth-guard.ts";
import { letters } from "./auth-mailbox.ts";

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
      change: { tellNewMailbox: async () => {}, isFirst: async (hash) => hash === "first" },
      nobody: "nobody@nobody.invalid",
      siteUrl,
    },
  );
});

const send = (path: string, body: string, method = "POST") =>
  guarded(new Request(`${siteUrl}/auth/v1/${path}`, { method, body, headers: { "content-type": "application/json" } }));

describe("an unreadable request to Auth", () => {
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
  ])("is refused before it is passed on: %s", async (body) => {
    for (const path of ["signup", "token?grant_type=password", "verify", "recover", "resend", "otp"]) {
      const answer = await send(path, body);
      expect(answer.status, path).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: "bad_json" });
    }
    expect(met).toEqual([]);
  });
});

describe("an address change with one confirmation", () => {
  it.each([
    ["GET", "verify?type=email_change&token=first"],
    ["HEAD", "verify?type=email_change&token=first"],
    ["GET", "%76erify?type=email_change&token=first"],
    ["HEAD", "%76erify?type=email_change&token=first"],
    ["GET", "verify?type=signup&%74ype=email_change&token=first"],
    ["GET", "verify?token=other&type=email_change&token=first"],
  ])("confirms nothing, however %s %s is written", async (method, path) => {
    const answer = await guarded(new Request(`${siteUrl}/auth/v1/${path}`, { method }));
    expect([303, 404]).toContain(answer.status);
    expect(met).toEqual([]);
  });

  it("is passed on once, as it was checked", async () => {
    await guarded(new Request(`${siteUrl}/auth/v1/verify?type=email_change&token=first&type=signup`));
    expect(new URL(met[0]?.url ?? siteUrl).search).toBe("?type=signup&token=first");
  });
});
