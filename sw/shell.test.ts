import { beforeEach, expect, it, vi } from "vitest";

type Handler = (job: { url: URL; request: object; event: object }) => Promise<Response>;
const routes = vi.hoisted((): { handler?: Handler } => ({}));
vi.mock("workbox-routing", () => ({
  registerRoute: (_: unknown, handler: Handler) => {
    routes.handler = handler;
  },
}));
vi.mock("./app-files.ts", () => ({ cachedFile: async (path: string) => new Response(`stored ${path}`) }));
vi.mock("./whole-files.ts", () => ({ isWholeFile: async () => true }));
const { registerShell } = await import("./shell.ts");

const SHOP = "https://journey.test";
let isOnline: boolean;

beforeEach(() => {
  isOnline = false;
  vi.stubGlobal("self", { location: { origin: SHOP } });
  vi.stubGlobal("fetch", async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return new Response("from the network");
  });
  registerShell({
    files: [],
    mend: async () => undefined,
    translations: {
      storeLanguage: async () => undefined,
      storedPage: async (language, name) => (language === "ru" ? new Response(`stored ${name}`) : undefined),
    },
  });
});

async function open(path: string, referrer = "") {
  const url = new URL(path, SHOP);
  const answer = await routes.handler?.({ url, request: { referrer }, event: { waitUntil: () => undefined } });
  return answer?.headers.get("location") ?? answer?.text();
}

it("answers with the stored page of the language", async () => {
  expect(await open("/tours")).toBe("stored /index.html");
  expect(await open("/ru")).toBe("stored ru.html");
});

it("opens the page in the language of the page before and names the missing one, when it is offline", async () => {
  expect(await open("/uz/tours?sort=price", `${SHOP}/ru/tours`)).toBe(
    `${SHOP}/ru/tours?sort=price&missing-language=uz.en.ru`,
  );
  expect(await open("/uz", "")).toBe(`${SHOP}/?missing-language=uz.en.ru`);
});

it("fetches a language that is not stored, when it is online", async () => {
  isOnline = true;
  expect(await open("/uz/tours")).toBe("from the network");
});
