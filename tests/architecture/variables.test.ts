import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { variables } from "../../supabase/deploy/env-example.ts";
import { root } from "../support/run.ts";

const files = globSync(
  ["src/**/*.{ts,tsx}", "sw/**/*.ts", "supabase/**/*.{ts,mjs,toml,sql}", "vite.config.ts", "public/_headers"],
  { cwd: root, exclude: ["**/*.test.*", "supabase/seed.sql"] },
);

const machines = new Set(["NODE_ENV", "PATH", "HOME", "DENO_DIR", "DO_NOT_TRACK", "DEV", "DENO_NO_UPDATE_CHECK"]);

const reads = [
  /\b(?:env|given|made)(?:\.|\[")([A-Z][A-Z0-9_]+)/g,
  /\b(?:required|optional|get)\(\s*"([A-Z][A-Z0-9]*_[A-Z0-9_]+)"/g,
  /\benv\(([A-Z][A-Z0-9]*_[A-Z0-9_]+)\)/g,
  /\b(VITE_[A-Z0-9_]*[A-Z0-9])\b/g,
  /["{ ](SUPABASE_[A-Z0-9_]*[A-Z0-9])[":]/g,
  /^\s+([A-Z][A-Z0-9]*_[A-Z0-9_]+): /gm,
];

const namesRead = new Map<string, string>();
for (const file of files) {
  const text = readFileSync(join(root, file), "utf8");
  for (const pattern of reads) {
    for (const [, name = ""] of text.matchAll(pattern)) if (!machines.has(name)) namesRead.set(name, file);
  }
}
const readByCli = new Set(["SUPABASE_ACCESS_TOKEN", "SUPABASE_DB_PASSWORD"]);
const named = variables().map(({ name }) => name);

describe("The variables of the project", () => {
  it("are in .env.example when code reads them", () => {
    const unknown = [...namesRead].filter(([name]) => !named.includes(name));
    expect(unknown).toEqual([]);
  });

  it("are read by code when they are in .env.example", () => {
    expect(named.filter((name) => !namesRead.has(name) && !readByCli.has(name))).toEqual([]);
  });

  it("are there once each, and each group or its variable is explained", () => {
    expect(named).toHaveLength(new Set(named).size);
    const lines = readFileSync(join(root, ".env.example"), "utf8").split("\n");
    const groups = lines.filter((line) => line.startsWith("## "));
    expect(groups.length).toBeGreaterThan(4);
    for (const group of groups) expect(group).toMatch(/^## [^:]+(: .+)?$/);
  });

  it("contain no secret", () => {
    const text = readFileSync(join(root, ".env.example"), "utf8");
    expect(text).toMatch(/^SUPABASE_ACCESS_TOKEN=$/m);
    expect(text).toMatch(/^FUNCTION_SECRET=$/m);
    expect(text).toMatch(/^VOUCHER_KEYS=$/m);
    expect(text).toMatch(/^AUTH_SMTP_PASSWORD=$/m);
  });
});
