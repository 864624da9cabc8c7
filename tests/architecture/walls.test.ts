import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../support/run.ts";
import { scratchCopy, type ScratchCopy } from "./scratch-copy.ts";

type Wall = { name: string; file: string; text: string; expectError: RegExp };

const zoneWalls: [from: string, to: string][] = [
  ["features/planted", "features/stranger"],
  ["features/planted", "desk"],
  ["desk/planted", "features/stranger"],
  ["shared", "features/stranger"],
  ...["shared", "data/net", "features/stranger", "desk", "app"].map((to): [string, string] => ["text", to]),
  ...["data/net", "text"].map((to): [string, string] => ["domain", to]),
  ...["net", "local", "remote", "sync/outbox"].map((from): [string, string] => [`data/${from}`, "text"]),
  ["data/net", "data/local"],
  ["data/net", "data/remote"],
  ["data/net", "data/sync/outbox"],
  ["data/local", "data/net"],
  ["data/local", "data/remote"],
  ["data/local", "data/sync/catalogue"],
  ["data/remote", "data/local"],
  ["data/remote", "data/sync/outbox"],
  ["data/sync/outbox", "data/sync/trips"],
  ["data/sync/catalogue", "data/sync/outbox"],
  ["data/sync/saved", "data/sync/catalogue"],
  ["data/sync/trips", "data/sync/saved"],
];

const lintWalls: Wall[] = [
  {
    name: "domain that imports React",
    file: "src/domain/planted.ts",
    text: 'import { useState } from "react";\nexport const planted = useState;\n',
    expectError: /domain imports itself and valibot only/,
  },
  ...["src/data/net/planted.ts", "src/data/local/planted.ts", "src/data/sync/outbox/planted.ts"].map((file) => ({
    name: `${file} that imports React`,
    file,
    text: 'import { useState } from "react";\nexport const planted = useState;\n',
    expectError: /know no React/,
  })),
  ...zoneWalls.map(([from, to]) => ({
    name: `src/${from} that imports src/${to}`,
    file: `src/${from}/planted.ts`,
    text: `import { stranger } from "${"../".repeat(from.split("/").length)}${to}/stranger.ts";\nexport const planted = stranger;\n`,
    expectError: /boundaries.*no policy allowing/i,
  })),
  ...["react", "valibot"].map((name) => ({
    name: `text that imports ${name}`,
    file: "src/text/planted.ts",
    text: `import { planted } from "${name}";\nexport const again = planted;\n`,
    expectError: /text imports domain and words only/,
  })),
  ...["src/features/planted/peek.ts", "src/app/planted.ts", "src/data/sync/trips/planted.ts", "sw/planted.ts"].map(
    (file) => ({
      name: `${file} that opens the database itself`,
      file,
      text: `import { db } from "${"../".repeat(file.split("/").length - 1)}src/data/local/db.ts";\nexport const planted = db;\n`,
      expectError: /only data\/local knows the database/,
    }),
  ),
  {
    name: "a feature that makes a database of its own",
    file: "src/features/planted/peek.ts",
    text: 'import { Dexie } from "dexie";\nexport const planted = new Dexie("planted");\n',
    expectError: /only data\/local knows the database/,
  },
  {
    name: "the service worker importing a feature",
    file: "sw/planted.ts",
    text: 'import { stranger } from "../src/features/stranger/stranger.ts";\nexport const planted = stranger;\n',
    expectError: /boundaries.*no policy allowing/i,
  },
  {
    name: "an edge function that imports another one",
    file: "supabase/functions/planted/handler.ts",
    text: 'import { stranger } from "../stranger/handler.ts";\nexport const planted = stranger;\n',
    expectError: /boundaries.*no policy allowing/i,
  },
  {
    name: "a default export",
    file: "src/shared/planted.ts",
    text: "const planted = 1;\nexport default planted;\n",
    expectError: /no-default-export/,
  },
  {
    name: "a file of more than 300 lines",
    file: "src/shared/planted.ts",
    text: Array.from({ length: 301 }, (_, n) => `export const line${n} = ${n};`).join("\n") + "\n",
    expectError: /max-lines/,
  },
  {
    name: "an any",
    file: "src/shared/planted.ts",
    text: "export const planted = (value: any) => String(value);\n",
    expectError: /no-explicit-any/,
  },
  {
    name: "a promise nobody waits for",
    file: "src/shared/planted.ts",
    text: "const later = async () => 1;\nexport const planted = () => {\n  later();\n};\n",
    expectError: /no-floating-promises/,
  },
  {
    name: "a test that makes a React root of its own",
    file: "src/shared/planted.test.ts",
    text: 'import { createRoot } from "react-dom/client";\nexport const planted = createRoot;\n',
    expectError: /tests render with/,
  },
];

/** Rules of `lint-rules.ts`, and of the linter where a test would only repeat it. */
const styles: [rule: string, file: string, text: string][] = [
  ["function-declaration", "src/shared/planted.ts", "export const f = () => {\n  go();\n};\n"],
  [
    "function-declaration",
    "src/shared/planted.ts",
    "const f = async <T,>(\n  a: T,\n): Promise<T> => {\n  return a;\n};\n",
  ],
  [
    "css-module-name",
    "src/shared/planted.ts",
    'import styles from "./a.module.css";\nexport const planted = styles;\n',
  ],
  ["module-variable", "src/shared/planted.ts", "export let planted = 1;\n"],
  ["return-listener", "src/shared/planted.ts", 'window.addEventListener("online", () => undefined);\n'],
  [
    "sentence-compared",
    "src/shared/planted.ts",
    'export const planted = (a: { b: string }) => a.b === "Payment not found";\n',
  ],
  [
    "sentence-compared",
    "src/shared/planted.ts",
    "export const planted = (said: string) => 'Already paid.' !== said;\n",
  ],
  ["sentence-compared", "src/shared/planted.ts", 'switch (said) {\n  case "Booking not found":\n}\n'],
  [
    "sentence-compared",
    "src/shared/planted.ts",
    'export const planted = (a: string) => a.startsWith("Payment was refused");\n',
  ],
  [
    "sentence-compared",
    "src/shared/planted.ts",
    "export const planted = (e: Error) => /only after/.test(e.message);\n",
  ],
  [
    "sentence-compared",
    "supabase/functions/planted/a.ts",
    'export const planted = (e: Error) => e.message.includes("late");\n',
  ],
  ["server-message", "src/desk/planted/a.ts", "export const planted = (answer: Error) => answer.message;\n"],
  [
    "server-message",
    "src/features/planted/a.ts",
    "export const planted = (a: { refusal: Error }) => a.refusal.message;\n",
  ],
  ["server-message", "src/data/remote/desk/planted.ts", "export const planted = { message: v.string() };\n"],
  ["plural-in-place", "src/shared/planted.ts", 'export const planted = (n: number) => (n === 1 ? "" : "s");\n'],
  ["plural-in-place", "src/shared/planted.ts", 'export const planted = (n: number) => (n !== 1 ? "s" : "");\n'],
  ["plural-in-place", "src/shared/planted.ts", 'export const planted = (n: number) => (n === 1 ? "it" : "them");\n'],
  [
    "link-without-language",
    "src/shared/planted.tsx",
    "export const Planted = () => <a href={paths.tours}>Tours</a>;\n",
  ],
  ["title-in-place", "src/shared/planted.tsx", 'export const Planted = () => <Page title="About us" />;\n'],
  ["coined-name", "tests/screens/planted.ts", "export type Told = string;\n"],
  ["coined-name", "src/shared/planted.ts", "function useHeard() {}\n"],
  ["vague-name", "src/shared/planted.ts", "export const known = 1;\n"],
  ["async-page-wait", "tests/e2e/planted.ts", "await page.waitForFunction(async () => true);\n"],
  ["filename-case", "src/shared/plantedFile.ts", "export const planted = 1;\n"],
  ["no-disabled-tests", "src/shared/planted.test.ts", 'it.skip("is never run", () => undefined);\n'],
  ["no-focused-tests", "src/shared/planted.test.ts", 'it.only("is run alone", () => expect(1).toBe(1));\n'],
  ["warn-todo", "src/shared/planted.test.ts", 'it.todo("is never written");\n'],
];
const accepted = {
  "src/shared/accepted-arrows.ts":
    "export const f = (a: string) => a;\nexport const rules: Rules = (input) => {\n  return input;\n};\n",
  "src/shared/accepted-inside.ts": "export function f() {\n  const g = () => {\n    go();\n  };\n  return g;\n}\n",
  "src/shared/accepted-address.ts": 'export const planted = (a: string) => a === "POST /token";\n',
};

const strangers = {
  ...accepted,
  ...Object.fromEntries(
    ["shared", "features/accepted", "desk", "app"].map((zone) => [
      `src/${zone}/accepted-text.ts`,
      `import { stranger } from "${"../".repeat(zone.split("/").length)}text/stranger.ts";\nexport const accepted = stranger;\n`,
    ]),
  ),
  "sw/accepted-text.ts": 'import { stranger } from "../src/text/stranger.ts";\nexport const accepted = stranger;\n',
  "supabase/functions/_shared/accepted-text.ts":
    'import { stranger } from "../../../src/text/stranger.ts";\nexport const accepted = stranger;\n',
  "supabase/functions/stranger/handler.ts": "export const stranger = 1;\n",
  ...Object.fromEntries(zoneWalls.map(([, to]) => [`src/${to}/stranger.ts`, "export const stranger = 1;\n"] as const)),
};

/** All walls are broken at once under separate names, because a run of the linter costs more than a file. */
const planted = [
  ...lintWalls,
  ...styles.map(([rule, file, text]): Wall => ({
    name: `${JSON.stringify(text)}, by ${rule}`,
    file,
    text,
    expectError: RegExp(`\\(${rule}\\)`),
  })),
].map((wall, n) => ({
  ...wall,
  file: wall.file.replace(/(?<=\/(?:planted|peek))(?=(?:\.test)?\.tsx?$)/, `-${n}`),
}));

type Finding = { filename: string; severity: string; code: string; message: string; help?: string };

let copy: ScratchCopy;
const found = new Map<string, string>();

async function lintPlanted(): Promise<void> {
  const { output } = await run(
    "oxlint",
    ["--format=json", ...planted.map(({ file }) => file), ...Object.keys(strangers)],
    here(),
  );
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(output);
  for (const { filename, severity, code, message, help } of diagnostics) {
    const line = [severity, code, message, help].join(" ");
    found.set(filename, `${found.get(filename) ?? ""}${line}\n`);
  }
}

beforeAll(async () => {
  copy = scratchCopy();
  const files = [...Object.entries(strangers), ...planted.map(({ file, text }) => [file, text] as const)];
  const plantAll = files.reduceRight<() => Promise<void>>(
    (inner, [path, text]) =>
      () =>
        copy.plant(path, text, inner),
    lintPlanted,
  );
  await plantAll();
}, 180_000);
afterAll(() => copy.remove());

const here = () => ({ cwd: copy.folder, quiet: true });

describe("the import walls, each broken once in a scratch copy", () => {
  it.each(planted)("make lint refuse $name", ({ file, expectError }) => {
    expect(found.get(file)).toMatch(expectError);
    expect(found.get(file)).toMatch(/^error /m);
  });

  it("make lint accept what is allowed", () => {
    expect(Object.keys(strangers).filter((path) => found.has(path))).toEqual([]);
  });

  it.each([
    ["window in data", "src/data/net/planted.ts", "export const planted = window.location;\n", "src/data"],
    ["a DOM type in domain", "src/domain/planted.ts", "export const planted = document.title;\n", "src/domain"],
    ["document in the service worker", "sw/planted.ts", "export const planted = document.title;\n", "sw"],
  ])("make the compiler refuse %s", async (_, file, text, project) => {
    await copy.plant(file, text, async () => {
      const { code, output } = await run("tsc", ["-b", project], here());
      expect(output).toMatch(/planted\.ts.*error TS(2304|2584|2552)/s);
      expect(code).not.toBe(0);
    });
  });

  it("make the formatter's check refuse other formatting", async () => {
    await copy.plant("src/shared/planted.ts", "export   const planted=1\n", async () => {
      expect((await run("oxfmt", ["--check", "src/shared/planted.ts"], here())).code).not.toBe(0);
    });
  });

  it("make dead code fail the check", async () => {
    await copy.plant("src/shared/planted.ts", "export const planted = 1;\n", async () => {
      const { code, output } = await run("knip", [], here());
      expect(output).toContain("src/shared/planted.ts");
      expect(code).not.toBe(0);
    });
  });

  it("make squawk refuse a dangerous migration", async () => {
    const file = "supabase/migrations/29990101000000_planted.sql";
    await copy.plant(file, "alter table public.tours add column planted int not null;\n", async () => {
      const { code, output } = await run("squawk", [file], here());
      expect(output).toMatch(/adding-required-field|adding-not-nullable-field/);
      expect(code).not.toBe(0);
    });
  });
});
