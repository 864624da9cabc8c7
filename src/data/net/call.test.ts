import { describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { createConnection } from "./connection.ts";
import { parseEnv } from "./env.ts";
import { call as ask } from "./call.ts";
import type { RequestOptions } from "./request.ts";

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

  it.each([502, 503, 504])("is offline after an answer %i, unless an edge function gives a reason", async (status) => {
    const connection = createConnection();
    const said = (body: string) => ({ connection, fetch: async () => new Response(body, { status }) });
    expect(await call(said('{"code":"PGRST001","message":"no database"}'))).toEqual(silence);
    expect(connection.get()).toBe("offline");
    const provider = said('{"code":"provider_down","message":"Later"}');
    expect(await ask("functions/x", verb, {}, provider)).toMatchObject({ code: "failed", reason: "provider_down" });
    expect(connection.get()).toBe("online");
  });
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
