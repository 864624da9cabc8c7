import { readFileSync } from "node:fs";

type Read = (file: string) => string;
const fromDisk: Read = (file) => readFileSync(file, "utf8");

const FUNCTION = /create (?:or replace )?function (?:public|private)\.(\w+)/gi;
const TABLE = /create (?:table|view)(?: if not exists)? (?:public|private)\.(\w+)/gi;

/** What a migration makes: by these names its tests speak of it. */
function namesOf(sql: string): string[] {
  return [FUNCTION, TABLE].flatMap((made) => [...sql.matchAll(made)].map(([, name = ""]) => name));
}

/**
 * The database's tests do not import the migrations they test, so no graph of modules leads to them: those that name
 * most of what the changed ones make come first.
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
