import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyBuild } from "../support/empty-build.ts";
import { descendants, memoryOf } from "../support/processes.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { long } from "../support/tiers.ts";
import { askAuth, newEmail } from "./ask-auth.ts";

let stack: Stack;
let build: string;

beforeAll(async () => {
  build = emptyBuild();
  // Real bcrypt cost from the first account on, since a test below measures its time.
  stack = await startStack({ env: { BUILD_DIR: build, LITE_AUTH_BCRYPT_COST: "10" } });
});

afterAll(async () => {
  await stack.stop();
  rmSync(build, { recursive: true });
  rmSync(stack.stateDir, { recursive: true, force: true });
});

const ask = (path: string, init: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {}) =>
  fetch(`${stack.url}${path}`, {
    ...init,
    headers: { apikey: stack.keys.publishable, "content-type": "application/json", ...init.headers },
  });

type Catalogue = { tours: { image_url: string }[]; destinations: unknown[] };
const catalogue = async (): Promise<Catalogue> =>
  (await ask("/rest/v1/rpc/catalogue_since", { method: "POST", body: '{"since":0}' })).json();

const signIn = async (email: string) => {
  const answer = await ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email, password: "silkroad" }),
  });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
};

describe("the stack, behind one origin", () => {
  it("prints its address, the accounts and the inbox", () => {
    expect(stack.output()).toContain(`Ready on ${stack.url}`);
    expect(stack.output()).toContain("admin@example.com / silkroad");
    expect(stack.output()).toContain("traveler@example.com / silkroad");
    expect(stack.output()).toContain(`${stack.url}/_inbox`);
  });

  it("serves home, a page of its own, and the shell for any other address", async () => {
    expect(await (await fetch(`${stack.url}/`)).text()).toContain("Home");
    expect(await (await fetch(`${stack.url}/about`)).text()).toContain("About");
    expect(await (await fetch(`${stack.url}/tours/unknown`)).text()).toContain("Shell");
  });

  it("answers 404 without HTML for a missing file, and serves nothing outside the folder", async () => {
    const missing = await fetch(`${stack.url}/assets/gone-9999.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).not.toContain("html");
    expect((await fetch(`${stack.url}/..%2f..%2fetc/passwd`)).status).not.toBe(500);
  });

  it("makes browsers cache hashed files for ever and revalidate pages", async () => {
    expect((await fetch(`${stack.url}/assets/app-1234.js`)).headers.get("cache-control")).toContain("immutable");
    const page = await fetch(`${stack.url}/`);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const again = await fetch(`${stack.url}/`, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  it("serves the catalogue through /rest/v1 without an account", async () => {
    const { tours, destinations } = await catalogue();
    expect(tours.length).toBeGreaterThanOrEqual(20);
    expect(destinations.length).toBeGreaterThanOrEqual(12);
  });

  it("gives no role to a local caller without a key", async () => {
    expect((await fetch(`${stack.url}/rest/v1/payments`)).status).toBe(401);
    expect(await (await ask("/rest/v1/bookings")).json()).not.toEqual(expect.arrayContaining([expect.anything()]));
  });

  it("signs its accounts in through /auth/v1", async () => {
    expect(await signIn("admin@example.com")).toMatch(/^ey/);
    expect(await signIn("office@example.com")).toMatch(/^ey/);
    expect(await signIn("traveler@example.com")).toMatch(/^ey/);
  });

  it("sends sign-up mails to the inbox in our look, with a link to its own origin and no code to type", async () => {
    const email = `new-${Date.now()}@example.com`;
    const answer = await ask("/auth/v1/signup", {
      method: "POST",
      body: JSON.stringify({ email, password: "silkroad" }),
    });
    expect(answer.status).toBe(200);
    const mails: { to: string[]; subject: string; text: string; html: string }[] = await (
      await fetch(`${stack.inboxUrl}/mails.json`)
    ).json();
    const mail = mails.find(({ to }) => to.includes(email));
    expect(mail?.subject).toBe("Confirm your email address");
    expect(mail?.html).toContain(`href="${stack.url}/auth/v1/verify`);
    expect(mail?.html).toContain('class="sheet"');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\b\d{6}\b|\{\{/);
    expect(await (await fetch(stack.inboxUrl)).text()).toContain(email);
  });

  it("answers through /functions/v1", async () => {
    const answer = await ask("/functions/v1/health", { method: "POST" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, database: "answers" });
    expect((await ask("/functions/v1/no-such", { method: "POST" })).status).toBe(404);
  });

  it("stores an admin's picture and serves it; refuses a traveler's and an SVG", async () => {
    const bytes = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");
    const put = async (token: string, type = "image/webp", name = "test.webp", upsert = "true") =>
      ask(`/storage/v1/object/images/images/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": type, "x-upsert": upsert },
        body: bytes,
      });
    const admin = await signIn("admin@example.com");
    expect((await put(admin)).status).toBe(200);
    const seen = await fetch(`${stack.url}/storage/v1/object/public/images/images/test.webp`);
    expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await put(await signIn("traveler@example.com"), "image/webp", "other.webp")).ok).toBe(false);
    expect((await put(admin, "image/svg+xml", "bad.svg")).ok).toBe(false);
    const again = await put(admin, "image/webp", "test.webp", "false");
    // Hosted storage also answers 400 with 409 in the body.
    expect(await again.json()).toMatchObject({ statusCode: "409", error: "Duplicate" });
  });

  it("stores the seed's pictures", async () => {
    const [tour] = (await catalogue()).tours;
    const picture = await fetch(`${stack.url}/storage/v1/object/public/images/${tour?.image_url}`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
  });

  it("opens the payment sandbox", async () => {
    expect(await (await fetch(`${stack.url}/_sandbox/`)).text()).toContain("Payment sandbox");
  });

  it("serves 50 visitors at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, catalogue));
    expect(new Set(answers.map(({ tours }) => tours.length)).size).toBe(1);
  });

  long("takes equally long with and without an account: signing up, a wrong password, a forgotten one", async () => {
    const { auth, newAccount } = askAuth(() => stack);
    const taken = await Promise.all(Array.from({ length: 12 }, newAccount));
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const took = async (path: string, body: object, from: number) => {
      const started = performance.now();
      await auth(path, body, from);
      return performance.now() - started;
    };
    for (const path of ["signup", "token?grant_type=password", "recover"]) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const [n, email] of taken.entries()) {
        known.push(await took(path, { email, password: "wrong one" }, 4_000 + n));
        unknown.push(await took(path, { email: newEmail(), password: "wrong one" }, 4_000 + n));
      }
      const [a, b] = [median(known), median(unknown)];
      console.log(`${path}: known ${a.toFixed(0)} ms, unknown ${b.toFixed(0)} ms`);
      expect(Math.max(a, b) / Math.min(a, b), path).toBeLessThan(1.8);
    }
  });

  it("keeps all its processes within 1 GB", () => {
    const pid = stack.process.pid ?? 0;
    const memory = memoryOf([pid, ...descendants(pid)]);
    console.log(`memory of the stack: ${memory} MiB`);
    expect(memory).toBeLessThanOrEqual(1024);
  });
});
