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
let network: "offline" | "online" | "hangs";

beforeEach(() => {
  network = "offline";
  vi.stubGlobal("self", { location: { origin: SHOP } });
  vi.stubGlobal("fetch", async () => {
    if (network === "hangs") return new Promise(() => {});
    if (network === "offline") throw new TypeError("Failed to fetch");
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
  network = "online";
  expect(await open("/uz/tours")).toBe("from the network");
});

it("opens the stored language once the network has hung for 8 seconds", async () => {
  vi.useFakeTimers();
  network = "hangs";
  const opened = open("/uz/tours", `${SHOP}/ru`);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await opened).toBe(`${SHOP}/ru/tours?missing-language=uz.en.ru`);
  vi.useRealTimers();
});
