import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languages } from "../../domain/languages.ts";
import { languageFiles } from "./language-files.ts";

const PAGE = '<html lang="en"><head></head><body><script type="module" src="/main.ts"></script></body></html>';
const TITLES = { en: "Tours", ru: "Туры", uz: "Turlar" };

let root: string;
let server: ViteDevServer;

const writePart = (language: string, part: string, texts: unknown) =>
  writeFileSync(join(root, "src/languages", language, `${part}.json`), JSON.stringify(texts));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "journey-words-"));
  for (const language of languages) {
    mkdirSync(join(root, "src/languages", language), { recursive: true });
    writePart(language, "trips", { TITLE: TITLES[language] });
    writePart(language, "desk", { DESK: "1" });
    writePart(language, "desk-money", { MONEY: "2" });
  }
  writeFileSync(join(root, "main.ts"), 'import { TITLE } from "#texts/trips.ts";\nconsole.log(TITLE);\n');
  server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    plugins: [languageFiles().plugin],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const codeAt = async (address: string) => (await server.transformRequest(address))?.code ?? "";

/** Follows an import as a browser does: by the import map of the page. */
async function wordsOf(path: string, part: string): Promise<string> {
  const html = await server.transformIndexHtml(path, PAGE, path);
  const { imports } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? "");
  const [[from, to]] = Object.entries<string>(imports) as [[string, string]];
  const modules = await codeAt(`/@id/texts/${part}`.replace(from, to).replace("/@id/__x00__", "\0"));
  const addresses = [...modules.matchAll(/from "([^"]+)"/g)].map(([, address = ""]) => address);
  return (await Promise.all(addresses.map(codeAt))).join("\n");
}

it("shows each address of the dev server in its language, with the same code", async () => {
  expect(await codeAt("/main.ts")).toContain('from "/@id/texts/trips"');
  expect(await wordsOf("/tours", "trips")).toContain(TITLES.en);
  expect(await wordsOf("/ru", "trips")).toContain(TITLES.ru);
  expect(await wordsOf("/uz/tours?from=2", "trips")).toContain(TITLES.uz);
  expect(await server.transformIndexHtml("/ru", PAGE, "/ru")).toContain('<html lang="ru">');
});

it("puts the parts of the desk into one file", async () => {
  expect(await wordsOf("/", "desk-money")).toBe(await wordsOf("/", "desk"));
  for (const name of ["DESK", "MONEY"]) expect(await wordsOf("/", "desk")).toContain(name);
});

it("compiles a text again when its JSON changes in development", async () => {
  writePart("ru", "trips", { TITLE: "Поездки" });
  server.watcher.emit("change", join(root, "src/languages/ru/trips.json"));
  await expect.poll(() => readFileSync(join(root, ".cache/texts/ru/trips.ts"), "utf8")).toContain("Поездки");
});

it("refuses two texts of one name in parts that share a file", async () => {
  writePart("uz", "desk-money", { DESK: "3" });
  server.watcher.emit("change", join(root, "src/languages/uz/desk-money.json"));
  await expect.poll(() => readFileSync(join(root, ".cache/texts/uz/desk-money.ts"), "utf8")).toContain("DESK");
  server.moduleGraph.invalidateAll();
  await expect(wordsOf("/uz", "desk")).rejects.toThrow(/DESK is in .*desk-money\.ts and .*desk\.ts/);
});
