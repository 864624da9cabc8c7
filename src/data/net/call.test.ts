import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { call as ask, type RequestOptions } from "./call.ts";
import { createConnection } from "./connection.ts";
import { parseEnv } from "./env.ts";

const verb = { answer: v.unknown() };
const call = (options: Partial<RequestOptions>) => ask("rpc/x", verb, {}, options);
const silence = { ok: false, code: "unreachable", reason: "unreachable" };
const answering = (body: string) => async () => new Response(body);

describe("the network", () => {
  it("is slow after two seconds, and offline when nothing answers", async () => {
    const connection = createConnection();
    const times = [0, 3_000];
    await call({ fetch: answering("{}"), connection, now: () => times.shift() ?? 0 });
    expect(connection.get()).toBe("slow");
    const fetch = async () => Promise.reject(new TypeError("failed"));
    expect(await call({ fetch, connection })).toEqual(silence);
    expect(connection.get()).toBe("offline");
  });

  it("is slow while a call waits, and gives the call up by itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const connection = createConnection();
    let giveUp: (reason: Error) => void = () => undefined;
    const fetch = () => new Promise<Response>((_, reject) => (giveUp = reject));
    const pending = call({ fetch, connection });
    vi.advanceTimersByTime(2_100);
    expect(connection.get()).toBe("slow");
    giveUp(new DOMException("late", "TimeoutError"));
    expect(await pending).toEqual(silence);
    expect(connection.get()).toBe("offline");
    vi.useRealTimers();
  });

  it.each([
    [503, "<h1>Service Unavailable</h1>"],
    [502, '{"message":"no upstream"}'],
    [504, ""],
    [500, '{"message":"boom"}'],
  ])("stays online after an answer %i (%s), which is the server's trouble", async (status, body) => {
    const connection = createConnection();
    const said = { connection, fetch: async () => new Response(body, { status }) };
    expect(await call(said)).toEqual({ ok: false, code: "failed", reason: "server_failed" });
    expect(connection.get()).toBe("online");
  });

  it.each([200, 511])(
    "is offline because of a login page after HTML with status %i, until our server answers",
    async (status) => {
      const connection = createConnection();
      const seen: (string | undefined)[] = [];
      connection.subscribe(() => seen.push(connection.reason()));
      const fetch = async () => new Response("<form>", { status });
      expect(await call({ connection, fetch })).toMatchObject({ code: "unreachable", reason: "login_page" });
      expect(connection.get()).toBe("offline");
      await call({ connection, fetch: async () => Promise.reject(new TypeError("failed")) });
      await call({ connection, fetch: answering("{}") });
      expect([connection.get(), ...seen]).toEqual(["online", "login_page", undefined, undefined]);
    },
  );
});

it.each([
  ["HTTP 409 with a code and a sentence", 409, { code: "not_confirmed", message: "No" }, "refused", "not_confirmed"],
  ["its own limit", 429, { code: "too_many_mails", message: "Tomorrow" }, "failed", "too_many_mails"],
  ["HTTP 403", 403, { code: "forbidden", message: "No" }, "forbidden", "forbidden"],
  ["HTTP 500", 500, { message: "boom" }, "failed", "server_failed"],
])("reports %s of an edge function by its code", async (_, status, body, code, reason) => {
  const answer = await ask(
    "functions/x",
    verb,
    {},
    { fetch: async () => new Response(JSON.stringify(body), { status }) },
  );
  expect(answer).toMatchObject({ ok: false, code, reason });
});

it("keeps the ID under which a function's log has the error", async () => {
  const fetch = async () => Response.json({ code: "internal", message: "Oh", request_id: "r-1" }, { status: 500 });
  const answer = await ask("functions/x", verb, {}, { fetch });
  expect(answer).toMatchObject({ code: "failed", reason: "internal", request_id: "r-1" });
});

it("reads the build-time settings, with our own origin as the default", () => {
  expect(parseEnv({}, "https://here.test")).toMatchObject({
    supabaseUrl: "https://here.test",
    siteUrl: "https://here.test",
    supabaseKey: "",
  });
  expect(parseEnv({ VITE_SUPABASE_URL: "https://api.test/" }, "").supabaseUrl).toBe("https://api.test");
  expect(() => parseEnv({ VITE_SITE_URL: "not an address" }, "")).toThrow("VITE_SITE_URL");
});
