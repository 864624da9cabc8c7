import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

type Manifest = {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
};
type LockEntry = { dev?: boolean; devOptional?: boolean; optional?: boolean };
export type Licence = { name: string; version: string; licence: string; ships: boolean };

const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

const licenceOf = ({ license, licenses }: Manifest): string =>
  (typeof license === "string" ? license : license?.type) ??
  licenses?.map(({ type }) => type).join(" OR ") ??
  "unknown";

const parts = (text: string) => text.replace(/[()]/g, "").split(/\s+(OR|AND)\s+/);

export const isFree = (text: string): boolean => {
  const names = parts(text).filter((part) => part !== "OR" && part !== "AND");
  return / AND /.test(text) ? names.every((name) => FREE.has(name)) : names.some((name) => FREE.has(name));
};

export const readLicences = (folder = root): Licence[] => {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(folder, "package-lock.json"), "utf8"),
  );
  const installed = new Set(
    globSync("node_modules/**/package.json", { cwd: folder }).map((file) => file.replaceAll("\\", "/")),
  );
  return Object.entries(lock.packages)
    .filter(([path]) => installed.has(`${path}/package.json`))
    .map(([path, { dev = false, devOptional = false, optional = false }]) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8"));
      return {
        name: manifest.name ?? path,
        version: manifest.version ?? "",
        licence: licenceOf(manifest),
        ships: !dev && !devOptional && !optional,
      };
    });
};

export const forbidden = (all: readonly Licence[]): Licence[] =>
  all.filter(({ ships, licence }) => ships && !isFree(licence));

export const reportLicences = (all: readonly Licence[]): string => {
  const folder = join(root, "tests/results");
  mkdirSync(folder, { recursive: true });
  const lines = all.map(
    ({ name, version, licence, ships }) => `${ships ? "ships" : "tool "}  ${licence}  ${name}@${version}`,
  );
  writeFileSync(join(folder, "licences.txt"), `${lines.toSorted().join("\n")}\n`);
  const count = (ships: boolean) => {
    const counts = new Map<string, number>();
    for (const { licence } of all.filter((one) => one.ships === ships))
      counts.set(licence, (counts.get(licence) ?? 0) + 1);
    return [...counts].map(([licence, packages]) => `${licence} ${packages}`).join(", ");
  };
  return `licences: what ships: ${count(true)}; tools: ${count(false)}`;
};
