import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
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
  // A shop without a provider's contract: it boots, holds seats and sends mail.
  stack = await startStack({
    stateDir: copyReadyState(),
    env: { BUILD_DIR: build, FUNCTION_ENV: JSON.stringify({ OCTO_SHOP_ID: "" }) },
  });
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
  ["a body of 200 KB", { method: "POST", body: "x".repeat(200 * 1024) }],
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

describe("a shop without a provider's contract", () => {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stack.url}${path}`, {
      method: "POST",
      headers: { apikey: stack.keys.publishable, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const rpc = async (name: string, args: unknown) => (await post(`/rest/v1/rpc/${name}`, args)).body;
  const keepHouse = async () => {
    const { functionSecret } = JSON.parse(readFileSync(join(stack.stateDir, "secrets.json"), "utf8"));
    return post("/functions/v1/housekeeping", {}, { authorization: `Bearer ${functionSecret}` });
  };

  it("holds seats and mails it, and says by code that paying is not open", async () => {
    const { tours } = await rpc("catalogue_since", { since: 0 });
    const [tour] = tours;
    const { dates } = await rpc("availability", { item_type: "tour", item_id: tour.id });
    const { total_cents } = await rpc("quote", { item_type: "tour", item_id: tour.id, guests: 1 });
    const booking = {
      id: randomUUID(),
      token: randomBytes(32).toString("base64url"),
      tour_id: tour.id,
      package_id: null,
      guests: 1,
      check_in: dates[0].date,
      total_price_cents: total_cents,
      customer_first_name: "Amina",
      customer_last_name: "Karimova",
      customer_email: "no-contract@example.com",
      customer_phone: "+998901234567",
      special_requests: null,
    };
    expect(await rpc("create_booking", { booking })).toMatchObject({ ok: true });
    const wish = {
      return_url: `${stack.url}/booking-confirmation`,
      booking_data: { id: booking.id, token: booking.token },
    };
    expect(await post("/functions/v1/create-payment", wish)).toMatchObject({
      status: 409,
      body: { code: "payments_not_set_up", message: expect.stringMatching(/isn't available yet/) },
    });
    expect(await rpc("my_booking", { booking_id: booking.id, token: booking.token })).toMatchObject({
      status: "pending",
      payment: null,
    });
    expect(await keepHouse()).toMatchObject({ status: 200, body: { ok: true } });
    const health = await (await fetch(`${stack.url}/functions/v1/health`)).json();
    expect(health).toMatchObject({ ok: true, payments: "not_set_up", mail: "ready", housekeeping_failed: [] });
    expect(health.housekeeping_age_seconds).toBeLessThan(60);
  });
});
