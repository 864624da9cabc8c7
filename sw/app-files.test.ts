import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentHash } from "../src/data/net/content-hash.ts";
import { type BuiltFile, registerFiles } from "./whole-files.ts";

vi.mock("workbox-core", () => ({ cacheNames: { precache: "precache" } }));
vi.mock("workbox-routing", () => ({ registerRoute: vi.fn() }));
const { registerAppFiles } = await import("./app-files.ts");

const ORIGIN = "https://journey.test";
const NAMES = Array.from({ length: 20 }, (_, index) => `assets/part-${index}.js`);
const bytes = (text: string) => new TextEncoder().encode(text);

let cached: Map<string, Response>;
let files: BuiltFile[];
let served: Map<string, string>;
let asked: string[];
let most: number;

beforeEach(async () => {
  cached = new Map();
  const hashOf = (url: string) => contentHash(bytes(`content of ${url}`));
  files = await Promise.all(NAMES.map(async (url) => ({ url, revision: null, hash: await hashOf(url) })));
  files.unshift({ url: "shell.html", revision: "r1", hash: await hashOf("shell.html") });
  served = new Map(files.map(({ url }) => [`/${url}`, `content of ${url}`]));
  registerFiles(files, []);
  [asked, most] = [[], 0];
  let open = 0;
  vi.stubGlobal("self", { location: { origin: ORIGIN } });
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (key: string) => cached.get(key)?.clone(),
      put: async (key: string, file: Response) => void cached.set(key, file),
    }),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address, ORIGIN);
    asked.push(pathname);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    const text = served.get(pathname);
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function install(pack: string | undefined, afterwards = async () => undefined): Promise<void> {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const worker = { addEventListener: (name: string, listener: never) => listeners.set(name, listener) };
  registerAppFiles(worker as never, { files, pack, afterwards });
  await new Promise<unknown>((resolve, reject) => {
    listeners.get("install")?.({ waitUntil: (work) => void work.then(resolve, reject) });
  });
}

it("fetches six files at a time, the shell first, and then runs the last step of the installation", async () => {
  const afterwards = vi.fn(async () => undefined);
  await install(undefined, afterwards);
  expect(asked[0]).toBe("/shell.html");
  expect(most).toBe(6);
  expect(cached.size).toBe(files.length);
  expect(cached.has(`${ORIGIN}/shell.html?__WB_REVISION__=r1`)).toBe(true);
  expect(afterwards).toHaveBeenCalledOnce();
});

it("takes small files from the pack, and fetches files singly that the pack lacks or has damaged", async () => {
  const [spoilt = "", lacking = "", ...packed] = NAMES;
  const pack = { [spoilt]: "a login page", ...Object.fromEntries(packed.map((url) => [url, `content of ${url}`])) };
  served.set("/assets/pack.txt", JSON.stringify(pack));
  await install("assets/pack.txt");
  expect(asked.toSorted()).toEqual(["/assets/pack.txt", `/${lacking}`, `/${spoilt}`, "/shell.html"].toSorted());
  expect(await cached.get(`${ORIGIN}/${spoilt}`)?.text()).toBe(`content of ${spoilt}`);
  expect(cached.get(`${ORIGIN}/${packed[0]}`)?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

it("fetches every file singly when the pack does not load", async () => {
  served.set("/assets/pack.txt", "<!doctype html>");
  await install("assets/pack.txt");
  expect(cached.size).toBe(files.length);
});

it("fetches only the missing files after an interrupted installation", async () => {
  await install(undefined);
  for (const key of [...cached.keys()].slice(0, 3)) cached.delete(key);
  asked = [];
  await install("assets/pack.txt");
  expect(asked).toHaveLength(3);
  expect(cached.size).toBe(files.length);
});

it("fails and requests nothing else when a file differs from the build's", async () => {
  served.set(`/${NAMES[7]}`, "a login page");
  const afterwards = vi.fn(async () => undefined);
  await expect(install(undefined, afterwards)).rejects.toThrow("Not the file the build made");
  expect(afterwards).not.toHaveBeenCalled();
});
