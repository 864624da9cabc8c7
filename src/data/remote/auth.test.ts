// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropSupabaseClient, supabaseClient } from "../net/supabase-client.ts";
import { signIn, signOut } from "./auth.ts";

vi.mock("../net/env.ts", () => ({
  env: { supabaseUrl: "https://backend.example", supabaseKey: "key", siteUrl: "https://site.example" },
}));

const user = { id: "u1", email: "ada@example.com", aud: "authenticated", app_metadata: {}, user_metadata: {} };
const session = (seconds: number) => ({
  access_token: "a.b.c",
  refresh_token: "r",
  token_type: "bearer",
  expires_in: seconds,
  expires_at: Math.round(Date.now() / 1000) + seconds,
  user,
});
const store = (seconds: number) => localStorage.setItem("journey-auth", JSON.stringify(session(seconds)));
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const addressOf = (call: unknown[] | undefined) => String(call?.[0]);

const server = vi.fn<(address: unknown) => Promise<Response>>();
beforeEach(() => {
  // Each test makes its own client, and the library warns of the second.
  vi.spyOn(console, "warn").mockReturnValue();
  localStorage.clear();
  server.mockReset();
  vi.stubGlobal("fetch", server);
});
afterEach(async () => {
  await dropSupabaseClient();
  vi.unstubAllGlobals();
});

describe("signing out", () => {
  it("ends the session on every device", async () => {
    store(3600);
    server.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await signOut()).toEqual({ ok: true });
    expect(server.mock.calls.map(addressOf)).toEqual([expect.stringMatching(/\/logout\?scope=global$/)]);
    expect(localStorage.getItem("journey-auth")).toBeNull();
  });

  it("reports a missing connection", async () => {
    store(3600);
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await signOut()).toMatchObject({ ok: false, code: "unreachable" });
  });

  it("does not wait for an expired session, and ignores a late answer for it", async () => {
    store(-60);
    let release: (answer: Response) => void = () => undefined;
    server.mockReturnValue(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    expect(await signOut(50)).toMatchObject({ ok: false, code: "unreachable" });
    localStorage.clear();
    expect(server).toHaveBeenCalled();
    release(json(session(3600)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(localStorage.getItem("journey-auth")).toBeNull();
  });
});

it("leaves the next person's session alone when an old client answers late", async () => {
  const before = await supabaseClient();
  await dropSupabaseClient();
  store(3600);
  await before.auth.signOut({ scope: "local" });
  expect(localStorage.getItem("journey-auth")).toContain("ada@example.com");
  expect(await supabaseClient()).not.toBe(before);
});

describe("signing in", () => {
  it("ends any earlier session first", async () => {
    store(3600);
    server.mockImplementation(async (address) =>
      String(address).includes("/logout") ? new Response(null, { status: 204 }) : json(session(3600)),
    );
    expect(await signIn({ email: "ada@example.com", password: "silkroad" }, "en")).toEqual({ ok: true });
    expect(server.mock.calls.map(addressOf)).toEqual([
      expect.stringMatching(/\/logout\?scope=global$/),
      expect.stringMatching(/\/token\?grant_type=password$/),
    ]);
  });

  it("stores the page's language for the mails about the account", async () => {
    server.mockImplementation(async () => json(session(3600)));
    expect(await signIn({ email: "ada@example.com", password: "silkroad" }, "ru")).toEqual({ ok: true });
    const [address, { body } = {}] = server.mock.calls.at(-1) as [unknown, RequestInit?];
    expect(String(address)).toMatch(/\/user$/);
    expect(JSON.parse(String(body))).toMatchObject({ data: { language: "ru" } });
  });

  it.each([
    [400, { error_code: "invalid_credentials", msg: "Invalid login credentials" }, "invalid_credentials"],
    [400, { error_code: "email_not_confirmed", msg: "Email not confirmed" }, "email_not_confirmed"],
    [502, {}, "unreachable"],
    [503, {}, "unreachable"],
    [504, {}, "unreachable"],
  ])("reads %s %j as %s", async (status, body, code) => {
    server.mockImplementation(async () => json(body, status));
    expect(await signIn({ email: "ada@example.com", password: "wrong" }, "ru")).toMatchObject({ ok: false, code });
  });
});
