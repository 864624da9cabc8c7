import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { STORED_DATA_TEXTS } from "#texts/info.ts";
import { DATABASE_NAME, db } from "../../data/local/db.ts";
import { CACHES, DATABASE, LOCAL_STORAGE, SESSION_STORAGE, TABLES } from "../../domain/device/stored-names.ts";

it("lists every name under which something is stored, and no other", () => {
  const names = [
    ...Object.values(CACHES).map((name) => `cache: ${name}`),
    ...TABLES.map((name) => `database ${DATABASE}: ${name}`),
    ...Object.values(LOCAL_STORAGE).map((name) => `local storage: ${name}`),
    ...Object.values(SESSION_STORAGE).map((name) => `session storage: ${name}`),
  ];
  expect(Object.keys(STORED_DATA_TEXTS).toSorted()).toEqual(names.toSorted());
});

it("names the tables of the database", () => {
  expect(DATABASE_NAME).toBe(DATABASE);
  expect(db.tables.map(({ name }) => name).toSorted()).toEqual(TABLES.toSorted());
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.|fixture|stored-names|src.languages/.test(path) ? [path] : [];
  });

it("is the source of every stored name", () => {
  const names = [...Object.values(LOCAL_STORAGE), ...Object.values(SESSION_STORAGE), "previous-version", "used-parts"];
  const written = [...sources("src"), ...sources("sw")].filter((path) => {
    const text = readFileSync(path, "utf8");
    return names.some((name) => text.includes(`"${name}"`));
  });
  expect(written).toEqual([]);
});
