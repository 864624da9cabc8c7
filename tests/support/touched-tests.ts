import { readFileSync } from "node:fs";

type Read = (file: string) => string;
const fromDisk: Read = (file) => readFileSync(file, "utf8");

const FUNCTION = /create (?:or replace )?function (?:public|private)\.(\w+)/gi;
const TABLE = /create (?:table|view)(?: if not exists)? (?:public|private)\.(\w+)/gi;

function namesOf(sql: string): string[] {
  return [FUNCTION, TABLE].flatMap((made) => [...sql.matchAll(made)].map(([, name = ""]) => name));
}

/**
 * Database tests do not import the migrations they test, so no module graph leads to them. Tests that name most of a
 * changed migration's objects come first.
 */
export function touchedTests(changed: readonly string[], tests: readonly string[], read = fromDisk): string[] {
  const own = tests.filter((test) => changed.includes(test));
  const names = new Set(changed.filter((file) => file.endsWith(".sql")).flatMap((file) => namesOf(read(file))));
  const named = (test: string) => new Set((read(test).match(/\w+/g) ?? []).filter((word) => names.has(word))).size;
  const speaking = tests
    .filter((test) => !own.includes(test))
    .map((test) => ({ test, count: named(test) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ test }) => test);
  return [...own, ...speaking];
}
