import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TITLES } from "#texts/app.ts";
import { DESK_TITLES } from "#texts/desk.ts";
import { routeNames, site } from "../../src/shared/site.ts";
import type { TitledDeskRoute, TitledRoute } from "../../src/shared/titles.ts";
import { failureText } from "../../src/text/desk.ts";
import { errors } from "../../supabase/functions/_shared/web/errors.ts";
import { root } from "../support/run.ts";

const files = execFileSync("git", ["ls-files", "src", "sw", "supabase"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(tsx?|sql)$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path));
const text = (path: string) => readFileSync(join(root, path), "utf8");
const sources = files.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, code: text(path) }));
const features = sources.filter(({ path }) => /^src\/(features|desk)\//.test(path));

const found = (where: readonly { path: string; code: string }[], pattern: RegExp) =>
  where.flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`));

const exportedNames = (files: readonly { code: string }[]) =>
  new Set(
    files.flatMap(({ code }) =>
      [...code.matchAll(/^export (?:async )?(?:type|const|function) ((?:[A-Z][a-z]+){2,})\b/gm)].map(
        ([, name]) => name,
      ),
    ),
  );

const camelCaseIn = (code: string) =>
  [...code.matchAll(/"[^"\n]*"|`[^`]*`/g)].flatMap(([literal]) => literal.match(/\b(?:[A-Z][a-z]+){2,}\b/g) ?? []);

const SQL_BY_WORDING = [
  /(?:->>\s*'(?:message|reason)'|\bsqlerrm|last_error|attention_reason)\s*(?:<>|!=|like|ilike|~|=\s*'.*'\s*(?:then|and|or))/gi,
  /\b(?:where|and|or|when|if|on)\s+[\w.]+\s*(?:=|<>|!=|like|ilike|~)\s*'[A-Z][a-z]* [^']*'/g,
];

describe("English sentences", () => {
  it("are compared with nowhere in SQL to decide anything", () => {
    const sql = files.filter((path) => path.endsWith(".sql")).map((path) => ({ path, code: text(path) }));
    expect(SQL_BY_WORDING.flatMap((pattern) => found(sql, pattern))).toEqual([]);
  });

  it.each([
    "where payment_id = payment.id and r.reason = 'Refunded by the provider'",
    "if sqlerrm like 'No seats%' then",
  ])("would be found deciding in SQL: %s", (code) => {
    expect(SQL_BY_WORDING.flatMap((pattern) => found([{ path: "a.sql", code }], pattern))).not.toEqual([]);
  });

  it("name no type or function of the code", () => {
    const names = exportedNames(sources);
    expect(names.size).toBeGreaterThan(500);
    const languages = sources.filter(({ path }) => path.startsWith("src/languages/"));
    const shown = languages.flatMap(({ path, code }) => camelCaseIn(code).map((name) => ({ path, name })));
    expect(shown.filter(({ name }) => names.has(name))).toEqual([]);
    const planted = 'export const TEXT = { failed: "The TripPanel is gone" };\n';
    expect(
      camelCaseIn(planted).filter((name) => exportedNames([{ code: "export const TripPanel = 1;" }]).has(name)),
    ).toEqual(["TripPanel"]);
  });

  it("exist for every code that the refund function may send to the desk", () => {
    const unknown = failureText({ reason: "a code of next year" });
    const answered = ["unauthorized", "forbidden", "not_found", "invalid_refund", "conflict", "database_unavailable"];
    expect(answered.filter((code) => !(code in errors) || failureText({ reason: code }) === unknown)).toEqual([]);
  });
});

describe("page titles", () => {
  const titles = { ...TITLES, ...DESK_TITLES };
  const titled = routeNames.filter((name): name is TitledRoute | TitledDeskRoute => !("titledBy" in site[name]));

  it("are read from the table of titles if they never change", () => {
    const used = new Set(
      features.flatMap(({ code }) =>
        [...code.matchAll(/(?:titleOf\("|\broute="|DESK_TITLES\.)(\w+)/g)].map(([, name]) => name),
      ),
    );
    expect(titled.filter((name) => !used.has(name))).toEqual(["bookingWithoutPackage"]);
  });

  it("differ between pages that search engines list", () => {
    const listed = titled.filter((name) => "indexed" in site[name]).map((name) => titles[name]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
