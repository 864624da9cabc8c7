import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

// npm omits a platform's package from the lock file if the registry lacks it, and then refuses that file ("Missing:
// ... from lock file"). Naming the package with its platform is enough for `npm ci`.
type Entry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const systems = ["darwin", "linux", "win32", "android", "freebsd", "netbsd", "openbsd", "sunos", "aix", "openharmony"];
const processors = ["x64", "arm64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32", "arm"];

const platformOf = (name: string): Pick<Entry, "os" | "cpu" | "libc"> => {
  const words = name.replace("windows", "win32").split(/[/-]/);
  const has = (word: string) => words.some((part) => part === word);
  const libc = has("musl") || has("musleabihf") ? ["musl"] : has("gnu") || has("glibc") ? ["glibc"] : undefined;
  return {
    os: systems.filter(has),
    cpu: processors.filter(has),
    ...(libc && has("linux") ? { libc } : {}),
  };
};

const path = join(root, "package-lock.json");
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(path, "utf8"));
const added: string[] = [];

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const candidates = [`${parent}/node_modules/${name}`, `node_modules/${name}`];
    if (candidates.some((place) => lock.packages[place])) continue;
    const platform = platformOf(name);
    if (!platform.os?.length) throw new Error(`${name}: its platform cannot be told from its name`);
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added.push(name);
  }
}

const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(added.length ? `Added to the lock file: ${added.join(", ")}` : "The lock file is complete.");
