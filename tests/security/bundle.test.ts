import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Secrets } from "../../supabase/local/state/state-folder.ts";
import { stackState } from "../support/shared-stack.ts";

const state = stackState;
const dist = join(state, "dist");
const files = globSync("**/*.{html,js,css,json,webmanifest,xml,txt,svg}", { cwd: dist });
const read = (name: string) => readFileSync(join(dist, name), "utf8");

/** Only servers may know the stack's secrets and the names of the functions' variables. */
const secrets: Secrets = JSON.parse(readFileSync(join(state, "secrets.json"), "utf8"));
const { publishableKey, pushKey, ...others } = secrets;
const secretValues = Object.entries({ ...others, pushKey: pushKey.privateKey });
const serverNames = [
  ...new Set(
    globSync("supabase/functions/**/*.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/["'.]([A-Z][A-Z0-9]*_[A-Z0-9_]+)["'\s]/g)].map(([, name = ""]) => name),
    ),
  ),
].filter((name) => /^(SUPABASE|OCTO|SMTP|MAIL|FUNCTION)_|SECRET|OPERATOR_EMAIL/.test(name));

it("is checked as a whole build, by patterns that find what they look for", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(secretValues.length).toBeGreaterThanOrEqual(5);
  expect(serverNames).toEqual(expect.arrayContaining(["FUNCTION_SECRET", "OCTO_SECRET", "SUPABASE_SECRET_KEYS"]));
  expect(files.some((name) => read(name).includes(publishableKey))).toBe(true);
});

it("contains no secret, no server setting and no token", () => {
  const found = files.flatMap((name) => {
    const text = read(name);
    const values = secretValues.filter(([, value]) => text.includes(value)).map(([secret]) => `${name}: ${secret}`);
    const names = serverNames
      .filter((setting) => new RegExp(`(?<![A-Z_])${setting}`).test(text))
      .map((setting) => `${name}: ${setting}`);
    const tokens = [
      /\bsb_secret_\w/,
      /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/,
      /-----BEGIN [A-Z ]*PRIVATE KEY/,
      /postgres(ql)?:\/\/\w+:/,
    ]
      .filter((shape) => shape.test(text))
      .map((shape) => `${name}: ${shape}`);
    return [...values, ...names, ...tokens];
  });
  expect(found).toEqual([]);
});

it("contains no source maps", () => {
  expect(globSync("**/*.map", { cwd: dist })).toEqual([]);
});
