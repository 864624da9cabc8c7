import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../support/run.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path && existsSync(join(root, path)));

const text = (path: string) => readFileSync(join(root, path), "utf8");
const sources = files.filter((path) => /^(src|sw|supabase)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const lines = sources.map((path) => text(path).split("\n").length).sort((a, b) => a - b);
const quantile = (q: number) => lines[Math.min(lines.length - 1, Math.floor(q * lines.length))] ?? 0;

const isColored = (code: string) =>
  /#[0-9a-f]{3,8}\b(?!["'`]?\s*[:/])/i.test(code.replace(/url\([^)]*\)|href="#[^"]*"|id="[^"]*"/g, ""));

describe("the shape of the tree", () => {
  it("keeps source files small: median at most 70 lines, 95 of 100 at most 250, none over 300", () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(70);
    expect(quantile(0.95)).toBeLessThanOrEqual(250);
    expect(lines.at(-1)).toBeLessThanOrEqual(300);
  });

  it("keeps colors in the theme", () => {
    const styles = files.filter((path) => /^src\/(?!app\/theme\/).*\.(css|tsx)$/.test(path));
    expect(styles.filter((path) => isColored(text(path)))).toEqual([]);
    const planted = ["a { color: #fff; }", '<a href="#top">', 'a { fill: url("#abc"); }'];
    expect(planted.map(isColored)).toEqual([true, false, false]);
  });

  it("makes the build's groups of folders that exist, not of single files", () => {
    const groups = /groups: \[(.*?)\n {10}\]/s.exec(text("vite.config.ts"))?.[1] ?? "";
    const paths = [...groups.matchAll(/"(src\/[^"]+)"/g)].map(([, path = ""]) => path);
    const isFolder = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !isFolder(path))).toEqual([]);
    expect(["src/data/local", "src/data/local/db.ts", "src/data/local/db"].map(isFolder)).toEqual([true, false, false]);
  });

  it("names no machine, registry or tool of its makers", () => {
    const words = [["registry", "npmjs"].join("."), ["", "work", "main"].join("/")];
    const isNamed = (code: string) => words.some((word) => code.includes(word));
    const read = files.filter((path) => /\.(ts|tsx|json|md|sql|css|html|toml)$/.test(path));
    expect(read.filter((path) => isNamed(text(path)))).toEqual([]);
    expect(words.map((word) => isNamed(`see ${word} there`))).toEqual([true, true]);
  });
});
