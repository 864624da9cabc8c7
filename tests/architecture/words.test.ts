import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failureText } from "../../src/languages/en/desk/failures.ts";
import { routeNames, site } from "../../src/shared/site.ts";
import { TITLES } from "#words/app/titles.ts";
import { DESK_TITLES } from "#words/desk/titles.ts";
import type { TitledDeskRoute, TitledRoute } from "../../src/shared/titles.ts";
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

/** A method and an address ('POST /token') must not match. */
const SENTENCE = String.raw`(["'\x60])[A-Z][a-z'’]*(?: [\w'’,.%:;-]+)+[.!?]?\1`;

const BY_WORDING = [
  new RegExp(String.raw`[!=]==?\s*${SENTENCE}`, "g"),
  new RegExp(String.raw`${SENTENCE}\s*[!=]==?`, "g"),
  new RegExp(String.raw`\bcase ${SENTENCE}:`, "g"),
  new RegExp(String.raw`\.(?:includes|startsWith|endsWith|indexOf|search)\(\s*${SENTENCE}`, "g"),
  /\.test\(\s*(?:\w+\.)*(?:message|msg)\b[^)]*\)/g,
  /\b(?:\w+\.)*(?:message|msg)\.(?:includes|startsWith|endsWith|match|search|indexOf)\(/g,
];

const SQL_BY_WORDING = [
  /(?:->>\s*'(?:message|reason)'|\bsqlerrm|last_error|attention_reason)\s*(?:<>|!=|like|ilike|~|=\s*'.*'\s*(?:then|and|or))/gi,
  /\b(?:where|and|or|when|if|on)\s+[\w.]+\s*(?:=|<>|!=|like|ilike|~)\s*'[A-Z][a-z]* [^']*'/g,
];

/** The bank writes 'not found' in prose only; headings of `.env.example` are its format. */
const NOT_OURS = /^supabase\/(?:functions\/_shared\/payment\/octo\/octo-provider|deploy\/settings)\.ts: /;

describe("English sentences", () => {
  it("are compared with nowhere to decide anything", () => {
    const deciding = BY_WORDING.flatMap((pattern) => found(sources, pattern));
    expect(deciding.filter((place) => !NOT_OURS.test(place))).toEqual([]);
    const sql = files.filter((path) => path.endsWith(".sql")).map((path) => ({ path, code: text(path) }));
    expect(SQL_BY_WORDING.flatMap((pattern) => found(sql, pattern))).toEqual([]);
  });

  it.each([
    'if (answer.message === "Payment not found") return;',
    "if ('Already paid.' !== said) return;",
    'switch (said) { case "Booking not found": }',
    'const gone = text.includes("no longer"); text.startsWith("Payment was refused")',
    "const twice = /only request this after/.test(error.message);",
    'const late = failure.message.includes("late");',
  ])("would be found deciding: %s", (code) => {
    expect(BY_WORDING.flatMap((pattern) => found([{ path: "a.ts", code }], pattern))).not.toEqual([]);
  });

  it.each([
    "where payment_id = payment.id and r.reason = 'Refunded by the provider'",
    "if sqlerrm like 'No seats%' then",
  ])("would be found deciding in SQL: %s", (code) => {
    expect(SQL_BY_WORDING.flatMap((pattern) => found([{ path: "a.sql", code }], pattern))).not.toEqual([]);
  });

  it("get their plurals in domain/words.ts alone", () => {
    const PLURAL = /[!=]==?\s*["']?1["']?\s*\?\s*(?:["'`](?!["'`])|\(?one\b|["'`]{2}\s*:\s*["'`]s)/g;
    const seen = ['n === 1 ? "" : "s"', 'n === 1 ? "it" : "them"', 'n !== 1 ? "s" : ""', "n === 1 ? one : many"];
    expect(seen.filter((code) => found([{ path: "a.ts", code }], PLURAL).length === 0)).toEqual([]);
    const ternaries = found(sources, PLURAL);
    expect(ternaries.filter((place) => !place.startsWith("src/languages/en/write.ts"))).toEqual([]);
  });

  it("of a feature are in its one messages.ts or its one folder of that name", () => {
    const places = features.flatMap(({ path }) => {
      const [, feature = "", place = ""] = /^src\/features\/(\w+)\/(.*messages)(?:\.ts|\/)/.exec(path) ?? [];
      return feature ? [`${feature}/${place}`] : [];
    });
    const distinct = [...new Set(places)];
    expect(distinct).toEqual(
      [...new Set(places.map((place) => place.split("/")[0]))].map((name) => `${name}/messages`),
    );
  });

  it("name no type or function of the code", () => {
    const exported = /^export (?:async )?(?:type|const|function) ((?:[A-Z][a-z]+){2,})\b/gm;
    const names = new Set(sources.flatMap(({ code }) => [...code.matchAll(exported)].map(([, name]) => name)));
    const shown = features.flatMap(({ path, code }) =>
      [...code.matchAll(/[\w}] ?[:=] ?["`]((?:[A-Z][a-z]+){2,})\b/g)].map(([, name]) => ({ path, name })),
    );
    expect(shown.filter(({ name }) => names.has(name))).toEqual([]);
  });

  it("of the server are hints for developers and shown on no screen", () => {
    const shown = found(features, /\b(?:answer|failure|refusal|refused|quote)\??\.message\b/g);
    expect(shown).toEqual([]);
    const read = found(sources, /\bmessage: v\.string\(\)/g).filter((place) =>
      place.startsWith("src/data/remote/desk"),
    );
    expect(read).toEqual([]);
  });

  it("exist for every code that the refund function may send to the desk", () => {
    const unknown = failureText({ reason: "a code of next year" });
    const answered = ["unauthorized", "forbidden", "not_found", "invalid_refund", "conflict", "database_unavailable"];
    expect(answered.filter((code) => !(code in errors) || failureText({ reason: code }) === unknown)).toEqual([]);
  });
});

it("plain links and forms, which know no router, name the language in their address", () => {
  const plain = sources.flatMap(({ path, code }) => (/\b(?:href|action)=\{paths\./.test(code) ? [path] : []));
  expect(plain).toEqual([]);
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

  it("are written by hand only if the table has none", () => {
    const siteTitles = new Set(Object.values(titles));
    const byHand = features.flatMap(({ path, code }) =>
      [...code.matchAll(/<(?:PageMeta|Page|InfoPage|AdminPage)\b[^>]*?\btitle="([^"]*)"/g)].map(([, title = ""]) => ({
        path,
        title,
      })),
    );
    expect(byHand.filter(({ title }) => siteTitles.has(title))).toEqual([]);
  });

  it("differ between pages that search engines list", () => {
    const listed = titled.filter((name) => "indexed" in site[name]).map((name) => titles[name]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
