import { expect, it } from "vitest";
import { listFiles } from "../support/sources.ts";

const MAX_WIDTH = 120;
const DECLARED = /^create function [^]*?\bas (?:\$\w*\$|')/gm;

const LIST = String.raw`\((?:.*|\n(?: {2}.*\n)+)\)`;
/** A header that is too long for one line continues before `language`, and within its lists. */
const HEADER = new RegExp(
  String.raw`^create function [\w.]+${LIST}(?: returns (?:table ${LIST}|.*))?[ \n]language .* as \$\$$`,
);

const isTooWide = (header: string) => header.split("\n").some((line) => line.length > MAX_WIDTH);
const inOneLine = (header: string) => header.replaceAll(/\s+/g, " ").replaceAll(/(?<=\() | (?=\))/g, "");
const isTooTall = (header: string) => header.includes("\n") && inOneLine(header).length <= MAX_WIDTH;

const badHeaders = (code: string): string[] =>
  [...code.matchAll(DECLARED)]
    .map(([header]) => header)
    .filter((header) => !HEADER.test(header) || isTooWide(header) || isTooTall(header));

const HEAD = /^-- Holds .+\.\n-- Relies on .+\.\n-- Called by .+\.\n(set check_function_bodies = off;\n)?\n/;

const verbsOf = (api: string): Set<string> =>
  new Set(
    [...api.matchAll(/declare_verbs\('[^']*', '\{([^}]*)\}'/g)].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
  );

const STEPS = ["table", "policy", "trigger", "verb", "rule"] as const;
const CREATED =
  /^create (?<table>table) |^(?<policy>create policy|grant select) |^create (?:constraint )?(?<trigger>trigger) |^create function private\.(?<name>\w+)/gm;

/** Rules may stand before a table that checks its columns with them, but never after a verb. */
const isOutOfOrder = (code: string, verbs: Set<string>): boolean => {
  const steps = [...code.matchAll(CREATED)].map(({ groups = {} }) => {
    if (groups["name"] !== undefined) return verbs.has(groups["name"]) ? "verb" : "rule";
    return STEPS.find((step) => groups[step] !== undefined) ?? "rule";
  });
  const ranks = steps
    .filter((step, at) => step !== "rule" || steps.slice(0, at).includes("verb"))
    .map((step) => STEPS.indexOf(step === "rule" ? "trigger" : step));
  return ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0));
};

it("says at the head of each migration what it holds, relies on and who calls it", () => {
  const heads = listFiles("supabase/migrations").map(({ path, code }) => ({ path, head: HEAD.exec(code) }));
  expect(heads.filter(({ head }) => head === null)).toEqual([]);
  const checked = heads.filter(({ head }) => head?.[1] === undefined).map(({ path }) => path.split("_").at(-1));
  // No function of the first file names a later one, and its first statement must check the server's version.
  expect(checked).toEqual(["foundation.sql"]);
});

it("orders each migration: tables, policies and grants, rules, verbs", () => {
  const migrations = listFiles("supabase/migrations");
  const verbs = verbsOf(migrations.at(-1)?.code ?? "");
  expect(verbs.size).toBeGreaterThan(180);
  expect(migrations.filter(({ code }) => isOutOfOrder(code, verbs)).map(({ path }) => path)).toEqual([]);
  const [table, policy] = ["create table private.a (", "create policy a on private.a"];
  const [trigger, rule, verb] = [
    "create trigger a",
    "create function private.rule()",
    "create function private.quote()",
  ];
  const isWrong = (...lines: string[]) => isOutOfOrder(lines.join("\n"), verbs);
  expect(isWrong(rule, table, policy, rule, trigger, rule, verb)).toBe(false);
  expect([isWrong(policy, table), isWrong(trigger, policy), isWrong(verb, trigger), isWrong(verb, rule)]).toEqual(
    Array(4).fill(true),
  );
});

it("writes the header of each function in as few lines as fit", () => {
  const migrations = listFiles("supabase/migrations");
  expect(migrations.flatMap(({ code }) => badHeaders(code))).toEqual([]);
  const good = "create function private.a(b text) returns text language sql as $$\n  select b\n$$;\n";
  const tall = good.replace(" language", "\nlanguage");
  const wide = good.replace("b text", `${"b".repeat(MAX_WIDTH)} text`);
  const spread = wide.replace("language sql as", "language sql\nstable\nas");
  expect([good, tall, wide, spread].map((code) => badHeaders(code).length)).toEqual([0, 1, 1, 1]);
});
