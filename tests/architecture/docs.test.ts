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

const lost = (pattern: RegExp, isThere: (doc: Doc, token: string) => boolean) =>
  docs.flatMap((doc) =>
    quoted(doc)
      .filter((token) => pattern.test(token) && !isThere(doc, token))
      .map((token) => `${doc.path}: ${token}`),
  );

describe("the documents", () => {
  it("name files and folders that exist", () => {
    expect(lost(/^[\w@./-]+\.(?:tsx?|mjs|sql|md|css|svg)$/, isFile)).toEqual([]);
    expect(lost(/^[\w@./-]+$/, (doc, token) => !TOP.test(token) || isFile(doc, token))).toEqual([]);
  });

  it("name functions, types, columns and variables that exist", () => {
    const isWord = (_: Doc, token: string) => words.has(token.replace(/^private\./, "").replace(/\(.*$/, ""));
    expect(lost(/^(?:private\.)?(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|\w+_\w+)(?:\([\w, ]*\))?$/, isWord)).toEqual([]);
  });

  it("name commands of package.json", () => {
    const commands = docs.flatMap(({ path, code }) =>
      [...code.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = ""]) => ({ path, name })),
    );
    expect(commands.filter(({ name }) => !(name in manifest.scripts))).toEqual([]);
  });

  it("link to files that exist", () => {
    const links = docs.flatMap((doc) =>
      [...doc.code.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target = ""]) => ({ doc, target })),
    );
    expect(links.filter(({ doc, target }) => !paths.has(normalize(join(dirname(doc.path), target))))).toEqual([]);
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
