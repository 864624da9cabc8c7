import { describe, expect, it } from "vitest";
import { linkFromMail } from "../support/inbox.ts";
import { ownStack } from "../support/own-stack.ts";

const stack = ownStack(() => ({ twoOrigins: true }));

const fromTheSite = (path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) =>
  fetch(`${stack().backendUrl}${path}`, {
    ...init,
    headers: {
      origin: stack().url,
      apikey: stack().keys.publishable,
      "content-type": "application/json",
      ...init.headers,
    },
  });
const allowed = (answer: Response) => answer.headers.get("access-control-allow-origin");

describe("a stack on two origins, as in production", () => {
  it("serves the app on one and the backend on the other, and neither on both", async () => {
    expect(stack().backendUrl).not.toBe(stack().url);
    expect(stack().output()).toContain(stack().backendUrl);
    expect(await (await fetch(`${stack().url}/`)).text()).toContain("Home");
    expect((await fetch(`${stack().url}/rest/v1/`)).status).toBe(404);
    expect((await fetch(`${stack().backendUrl}/`)).status).toBe(404);
  });

  it("lets any page read REST, auth and pictures, as hosted", async () => {
    const rpc = await fromTheSite("/rest/v1/rpc/catalogue_since", { method: "POST", body: '{"since":0}' });
    expect(rpc.status).toBe(200);
    expect(allowed(rpc)).toBe("*");
    expect(rpc.headers.get("access-control-expose-headers") ?? "").toMatch(/content-range/i);
    const { tours } = (await rpc.json()) as { tours: { image_url: string }[] };
    const picture = await fromTheSite(`/storage/v1/object/public/images/${tours[0]?.image_url}`);
    expect([picture.status, allowed(picture)]).toEqual([200, "*"]);
    const refused = await fromTheSite("/auth/v1/token?grant_type=password", { method: "POST", body: "{}" });
    expect(refused.status).toBe(400);
    expect(allowed(refused)).toBe("*");
  });

  it("answers a browser's preflight", async () => {
    for (const path of ["/rest/v1/rpc/catalogue_since", "/auth/v1/signup", "/storage/v1/object/images/x.webp"]) {
      const answer = await fromTheSite(path, {
        method: "OPTIONS",
        headers: {
          "access-control-request-method": "POST",
          "access-control-request-headers": "apikey,authorization,content-type,x-client-info,x-upsert",
        },
      });
      expect(answer.status, path).toBeLessThan(300);
      expect(allowed(answer), path).toBe("*");
      expect(answer.headers.get("access-control-allow-methods"), path).toContain("POST");
      expect(answer.headers.get("access-control-allow-headers")?.toLowerCase(), path).toContain("x-client-info");
    }
  });

  it("lets only the site call the functions", async () => {
    const answer = await fromTheSite("/functions/v1/health", { method: "POST" });
    expect([answer.status, allowed(answer)]).toEqual([200, stack().url]);
  });

  it("sends mails whose links lead to the backend, and from there to the site", async () => {
    const email = `two-${Date.now()}@example.com`;
    await fromTheSite("/auth/v1/signup", { method: "POST", body: JSON.stringify({ email, password: "silkroad" }) });
    const link = await linkFromMail(stack().url, email, `${stack().backendUrl}/auth/v1/verify`);
    const followed = await fetch(link, { redirect: "manual" });
    expect(followed.headers.get("location")).toMatch(new RegExp(`^${stack().url}/?#access_token=`));
  });
});
