import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { version } from "../_shared/version.ts";
import { serve } from "../_shared/web/http.ts";
import { health } from "./handler.ts";

const site = "https://journey.example";
const now = () => Date.parse("2026-11-21T10:00:00Z");
const vouchers = async () => "ready" as const;
const deps = { now, version: "1.2.3", payments: "ready", mail: "not_set_up", vouchers, push: "ready" } as const;
const fiscal = { has_tin: true, has_code: false, lacking: ["Silk Road"], late: 2, late_refunds: 1 };
const state = (housekeeping: unknown) => ({
  housekeeping,
  backup_age_days: 3,
  has_owner: true,
  migration: "20261101001800",
  can_charge: true,
  fiscal,
});
const rounds = (last: unknown) => async (name: string) => (name === "shop_state" ? state(last) : {});
const post = () => new Request("http://functions/health", { method: "POST" });

describe("health", () => {
  it("reports the database, the settings and the last housekeeping, to our site only", async () => {
    const rpc = rounds({ age_seconds: 42, failed: ["mails"] });
    const response = await serve(site, health({ rpc, ...deps }))(post());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      database: "answers",
      time: "2026-11-21T10:00:00.000Z",
      version: "1.2.3",
      payments: "ready",
      mail: "not_set_up",
      vouchers: "ready",
      push: "ready",
      housekeeping_age_seconds: 42,
      housekeeping_failed: ["mails"],
      backup_age_days: 3,
      has_owner: true,
      migration: "20261101001800",
      fiscal,
    });
    expect(response.headers.get("access-control-allow-origin")).toBe(site);
  });

  it.each([
    ["came in time", { age_seconds: 300, failed: [] }, 200],
    ["is late", { age_seconds: 301, failed: [] }, 503],
    ["failed in part", { age_seconds: 20, failed: ["mails"] }, 503],
    ["never came", null, 503],
  ])("gives a monitor a status by which it notices that housekeeping %s", async (_, last, status) => {
    const served = serve(site, health({ rpc: rounds(last), ...deps }), ["GET", "POST"]);
    const ask = async (query: string) => (await served(new Request(`http://functions/health${query}`))).status;
    expect([await ask("?monitor"), await ask("")]).toEqual([status, 200]);
  });

  it("reports that there is no rate to charge at", async () => {
    const rpc = async () => ({ ...state(null), can_charge: false });
    const response = await serve(site, health({ rpc, ...deps }))(post());
    expect(await response.json()).toMatchObject({ payments: "no_rate" });
  });

  it("answers 500 without a reason when it breaks, to our site only", async () => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    const rpc = async () => {
      throw new Error("password=hunter2");
    };
    const response = await serve(site, health({ rpc, ...deps }))(post());
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([500, site]);
    const answer = await response.text();
    expect(answer).not.toContain("hunter2");
    expect(errorLog).toHaveBeenCalledOnce();
    const logged = JSON.parse(String(errorLog.mock.calls[0]?.[0]));
    expect(logged).toMatchObject({ status: 500, path: "/health", error: expect.stringContaining("hunter2") });
    expect(JSON.parse(answer)).toMatchObject({ code: "internal", request_id: logged.id });
    errorLog.mockClear();
  });

  it("answers monitors that ask with GET or HEAD", async () => {
    const served = serve(site, health({ rpc: rounds(null), ...deps }), ["GET", "HEAD", "POST"]);
    const ask = (method: string) => served(new Request("http://functions/health", { method }));
    expect((await ask("GET")).status).toBe(200);
    const head = await ask("HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const refused = await ask("DELETE");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  });

  it("contains the project's version", () => {
    const { version: ours } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
    expect(version).toBe(ours);
  });
});
