import { describe, expect, it, vi } from "vitest";
import { Refusal, serve } from "../_shared/http.ts";
import { health } from "./handler.ts";

const site = "https://journey.example";
const now = () => new Date("2026-11-21T10:00:00Z");
const post = () => new Request("http://functions/health", { method: "POST" });

describe("health", () => {
  it("says so when function and database answer, to our site only", async () => {
    const response = await serve(site, health({ rpc: async () => ({}), now }))(post());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, database: "answers", time: "2026-11-21T10:00:00.000Z" });
    expect(response.headers.get("access-control-allow-origin")).toBe(site);
  });

  it("answers 503 with words when the database does not", async () => {
    const rpc = async () => {
      throw new Refusal("database_unavailable");
    };
    const response = await serve(site, health({ rpc, now }))(post());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "database_unavailable" });
  });

  it("breaks with a 500 that tells nothing of why, to our site only", async () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    const rpc = async () => {
      throw new Error("password=hunter2");
    };
    const response = await serve(site, health({ rpc, now }))(post());
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([500, site]);
    expect(await response.text()).not.toContain("hunter2");
    expect(told).toHaveBeenCalledOnce();
    told.mockClear();
  });

  it("takes POST only", async () => {
    const response = await serve(site, health({ rpc: async () => ({}), now }))(new Request("http://functions/health"));
    expect(response.status).toBe(405);
  });
});
