import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
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

describe("the shape of the tree", () => {
  it("keeps source files small: median at most 70 lines, 95 of 100 at most 250, none over 300", () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(70);
    expect(quantile(0.95)).toBeLessThanOrEqual(250);
    expect(lines.at(-1)).toBeLessThanOrEqual(300);
  });

  it("names files in kebab-case", () => {
    const odd = sources.filter((path) => !/^[a-z0-9_/.-]+$/.test(path));
    expect(odd).toEqual([]);
  });

  it("keeps colors in the theme", () => {
    const styles = files.filter((path) => /^src\/(?!app\/theme\/).*\.(module\.css|css|tsx)$/.test(path));
    const colored = styles.filter((path) =>
      /#[0-9a-f]{3,8}\b(?!["'`]?\s*[:/])/i.test(text(path).replace(/url\([^)]*\)|href="#[^"]*"|id="[^"]*"/g, "")),
    );
    expect(colored).toEqual([]);
  });

  it("names no machine, registry or tool of its makers", () => {
    const words = new RegExp(["registry", "npmjs"].join("\\.") + "|" + ["", "work", "main"].join("/"));
    const named = files.filter((path) => /\.(ts|tsx|json|md|sql|css|html|toml)$/.test(path) && words.test(text(path)));
    expect(named).toEqual([]);
  });

  it("leaves no test skipped or focused by hand", () => {
    const tests = files.filter(
      (path) => /\.(test|e2e)\.tsx?$/.test(path) && path !== "tests/architecture/shape.test.ts",
    );
    const odd = tests.filter((path) =>
      /\b(it|test|describe)\.(only|todo)\b|\b(it|test|describe)\.skip\(/.test(text(path)),
    );
    expect(odd).toEqual([]);
  });

  it("awaits no promise inside a page wait, which the browser's driver takes for true", () => {
    const odd = files.filter((path) => path.startsWith("tests/") && /waitForFunction\(\s*async/.test(text(path)));
    expect(odd).toEqual([]);
  });
});
