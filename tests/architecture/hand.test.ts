import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../support/run.ts";

const sources = execFileSync("git", ["ls-files", "src", "sw"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }));

const ARROW_WITH_BODY =
  /^(?:export )?const \w+ = (?:async )?(?:<[^=]*>)?\((?:[^\n]*|\n(?: [^\n]*\n)+)\)(?:: [^\n]*?)? => \{$/gm;

const arrowsWithBody = (code: string) => code.match(ARROW_WITH_BODY) ?? [];

const oddNames = (code: string) =>
  [...code.matchAll(/^import (\w+) from "[^"]*\.module\.css";$/gm)]
    .map(([, name = ""]) => name)
    .filter((name, _, names) => name !== "classes" && !(names.length > 1 && name.endsWith("Classes")));

describe("code style", () => {
  it("writes functions with a body as declarations, and single expressions as arrows", () => {
    expect(sources.flatMap(({ path, code }) => arrowsWithBody(code).map((line) => `${path}: ${line}`))).toEqual([]);
  });

  it.each([
    "export const f = () => {\n  go();\n};",
    "const f = async <T,>(a: T): Promise<T> => {\n  return a;\n};",
    "export const F = ({ a, b }: Props) => {\n  return a;\n};",
    "export const f = (\n  a: string,\n  b: string,\n): string => {\n  return a;\n};",
  ])("finds %j", (code) => expect(arrowsWithBody(code)).toHaveLength(1));

  it.each([
    "const f = (a: string) => a;",
    "export const F = ({ a }: Props) => (\n  <p>{a}</p>\n);",
    "export const rules: Rules = (input) => {\n  return input;\n};",
    "export function f() {\n  const g = () => {\n    go();\n  };\n}",
  ])("accepts %j", (code) => expect(arrowsWithBody(code)).toEqual([]));

  it("names a CSS module's import `classes`", () => {
    expect(sources.flatMap(({ path, code }) => oddNames(code).map((name) => `${path}: ${name}`))).toEqual([]);
    expect(oddNames('import styles from "./a.module.css";')).toEqual(["styles"]);
  });
});
