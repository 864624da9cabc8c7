import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { listFiles } from "../support/sources.ts";

type Doc = { path: string; code: string };

const files = listFiles();
const docs = files.filter(({ path }) => path.endsWith(".md"));
const text = files.filter(({ path }) => !/\.(?:md|webp|png|jpg|woff2)$/.test(path)).map(({ code }) => code);
const subjects = files.map(({ path }) => /\/\d+_(\w+)\.sql$/.exec(path)?.[1] ?? "");
const words = new Set([...subjects, ...text.flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? [])]);
const paths = new Set(files.flatMap(({ path }) => ancestors(path)));
const docOf = (path: string) => docs.find((doc) => doc.path === path)?.code ?? "";
const migrations = files.filter(({ path }) => path.startsWith("supabase/migrations/"));
const sql = migrations.map(({ code }) => code).join("\n");
const TOP = /^(?:src|sw|supabase|tests(?!\/results)|docs|public)\//;

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === "." ? [path] : [path, ...ancestors(parent)];
}

const quoted = ({ code }: Doc) => [...code.matchAll(/`([^`\n]+)`/g)].map(([, token = ""]) => token.replace(/\/$/, ""));

/** A name alone does not tell a newcomer where the file is; beside the document it does. */
const isFile = (doc: Doc, token: string) =>
  ["", "src", dirname(doc.path)].some((base) => paths.has(normalize(join(base, token))));

const lost = (among: Doc[], pattern: RegExp, isThere: (doc: Doc, token: string) => boolean) =>
  among.flatMap((doc) =>
    quoted(doc)
      .filter((token) => pattern.test(token) && !isThere(doc, token))
      .map((token) => `${doc.path}: ${token}`),
  );

const lostFiles = (among: Doc[]) => [
  ...lost(among, /^[\w@./-]+\.(?:tsx?|mjs|sql|md|css|svg)$/, isFile),
  ...lost(among, /^[\w@./-]+$/, (doc, token) => !TOP.test(token) || isFile(doc, token)),
];

const lostWords = (among: Doc[]) =>
  lost(among, /^(?:private\.)?(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|\w+_\w+)(?:\([\w, ]*\))?$/, (_, token) =>
    words.has(token.replace(/^private\./, "").replace(/\(.*$/, "")),
  );

const decisions = docs.flatMap(({ path }) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
const lostDecisions = (among: Doc[]) =>
  among.flatMap(({ code }) => code.match(/\b00(?!00)\d\d\b/g) ?? []).filter((number) => !decisions.includes(number));

const lostCommands = (among: Doc[]) =>
  among
    .flatMap(({ code }) => [...code.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = ""]) => name))
    .filter((name) => !(name in manifest.scripts));

const lostLinks = (among: Doc[]) =>
  among.flatMap(({ path, code }) =>
    [...code.matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
      .map(([, target = ""]) => normalize(join(dirname(path), target)))
      .filter((target) => !paths.has(target)),
  );

/** Written in two parts, because a name in this file would exist. */
const word = ["no", "such_function"].join("_");

describe("the documents", () => {
  it.each([
    ["files and folders", lostFiles, "`src/nowhere` and `nowhere.ts`, not `src/app`", 2],
    ["functions, types, columns and variables", lostWords, `\`private.${word}\`, not \`private.quote\``, 1],
    ["commands of package.json", lostCommands, "npm run nothing, not npm run check", 1],
    ["decisions", lostDecisions, "decision 0099, not 0013", 1],
    ["files they link to", lostLinks, "[a](nowhere.md), not [b](package.json)", 1],
  ])("name %s that exist", (_, lostIn, planted, count) => {
    expect(lostIn(docs)).toEqual([]);
    expect(lostIn([{ path: "README.md", code: planted }])).toHaveLength(count);
  });

  it.each(["booking", "payment"])("draw each allowed change of a %s and no other", (subject) => {
    const section = docOf("docs/booking-states.md")
      .split("\n## A ")
      .find((part) => part.startsWith(subject));
    const drawn = [...(section ?? "").matchAll(/^ {2}(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} ${to}`);
    const table = new RegExp(`insert into private\\.${subject}_transitions values([^;]+);`).exec(sql);
    const allowed = [...(table?.[1] ?? "").matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, from, to]) => `${from} ${to}`);
    expect(allowed.length).toBeGreaterThan(5);
    expect(drawn.toSorted()).toEqual(allowed.toSorted());
  });

  it("list each table beside the migration that makes it", () => {
    const rows = [...docOf("docs/tables.md").matchAll(/^\| `(\w+)` \| (.+?) \|/gm)].map(([, subject, cell = ""]) => [
      subject,
      [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name).toSorted(),
    ]);
    const made = migrations.flatMap(({ path, code }) => {
      const names = [...code.matchAll(/^create table (?:public\.)?([\w.]+)/gm)].map(([, name]) => name);
      return names.length > 0 ? [[/\d+_(\w+)\.sql$/.exec(path)?.[1], names.toSorted()]] : [];
    });
    expect(rows).toEqual(made);
  });

  it("stay short: the README at 120 lines, a decision at 60, at most 30 decisions", () => {
    expect(decisions.length).toBeLessThanOrEqual(30);
    const mostLines = (path: string) => {
      if (path === "README.md") return 120;
      if (path.includes("/0004-")) return 110;
      return path.startsWith("docs/decisions/") ? 60 : Infinity;
    };
    const long = docs.filter(({ path, code }) => code.split("\n").length - 1 > mostLines(path));
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it("list each decision in the index", () => {
    const rows = [...docOf("docs/decisions/README.md").matchAll(/^\| \[(\d{4})\]/gm)].map(([, number]) => number);
    expect(rows).toEqual(decisions);
  });
});
