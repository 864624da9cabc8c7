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
const names = new Set([...paths].map((path) => path.slice(path.lastIndexOf("/") + 1)));
const TOP = /^(?:src|sw|supabase|tests(?!\/results)|docs|public)\//;

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === "." ? [path] : [path, ...ancestors(parent)];
}

const quoted = ({ code }: Doc) => [...code.matchAll(/`([^`\n]+)`/g)].map(([, token = ""]) => token.replace(/\/$/, ""));

const isFile = (doc: Doc, token: string) =>
  token.includes("/")
    ? ["", "src", dirname(doc.path)].some((base) => paths.has(normalize(join(base, token))))
    : names.has(token);

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
    ["files they link to", lostLinks, "[a](nowhere.md), not [b](package.json)", 1],
  ])("name %s that exist", (_, lostIn, planted, count) => {
    expect(lostIn(docs)).toEqual([]);
    expect(lostIn([{ path: "README.md", code: planted }])).toHaveLength(count);
  });

  it("stay short: the README at 150 lines, a decision at 60, at most 30 decisions", () => {
    const lines = ({ code }: Doc) => code.split("\n").length - 1;
    const decisions = docs.filter(({ path }) => path.startsWith("docs/decisions/"));
    expect(decisions.length).toBeLessThanOrEqual(30);
    const long = docs.filter(
      (doc) =>
        (doc.path === "README.md" && lines(doc) > 150) ||
        (decisions.includes(doc) && lines(doc) > (doc.path.includes("/0004-") ? 110 : 60)),
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
