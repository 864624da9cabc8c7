import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkLanguages } from "./check-languages.ts";
import { staleTexts } from "./stale-texts.ts";
import { writeTexts } from "./write-texts.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "journey-words-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown) {
  const file = join(root, "src/languages", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

function writePart(part: string, [en, ru, uz]: readonly [unknown, unknown, unknown]) {
  write(`en/${part}.json`, en);
  write(`ru/${part}.json`, ru);
  write(`uz/${part}.json`, uz);
}

const compiled = (path: string) => join(root, ".cache/texts", path);

it("writes a module for each part and language, and again only what changed", () => {
  writePart("home", [{ a: "Tours" }, { a: "Туры" }, { a: "Sayohatlar" }]);
  writePart("terms", [{ b: "Terms" }, { b: "Условия" }, { b: "Shartlar" }]);
  expect(writeTexts(root)).toHaveLength(6);
  const long = new Date(0);
  for (const path of ["ru/home.ts", "ru/terms.ts"]) utimesSync(compiled(path), long, long);
  write("ru/terms.json", { b: "Правила" });
  expect(writeTexts(root)).toEqual([compiled("ru/terms.ts")]);
  expect(statSync(compiled("ru/home.ts")).mtimeMs).toBe(0);
});

it("removes the module of a part that is gone", () => {
  writePart("home", [{ a: "Tours" }, { a: "Туры" }, { a: "Sayohatlar" }]);
  writeTexts(root);
  rmSync(join(root, "src/languages/uz/home.json"));
  expect(writeTexts(root)).toEqual([compiled("uz/home.ts")]);
  expect(existsSync(compiled("uz/home.ts"))).toBe(false);
});

it("writes the parts that are right, and names each text that is not with its file", () => {
  writePart("home", [{ a: "Tours" }, { a: "Туры {" }, { a: "{x, cash}" }]);
  write("uz/terms.json", "{");
  expect(() => writeTexts(root)).toThrow(
    /^src\/languages\/ru\/home\.json a: .*\nsrc\/languages\/uz\/home\.json a: unknown writer: cash\nsrc\/languages\/uz\/terms\.json is no JSON/,
  );
  expect(existsSync(compiled("en/home.ts"))).toBe(true);
});

it("finds a missing file, and an allowed text that no translation has", () => {
  writePart("home", [{ a: "Uzum" }, { a: "Uzum" }, { a: "Узум" }]);
  write("en/terms.json", { b: "Terms" });
  write("ru/terms.json", { b: "Условия" });
  write("same-as-english.json", ["Uzum", "Payme"]);
  expect(checkLanguages(root)).toEqual([
    { file: "src/languages/uz/terms.json", id: "", problem: "missing file" },
    { file: "src/languages/same-as-english.json", id: "Payme", problem: "no translation has this text" },
  ]);
});

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

function commit() {
  git("add", "-A");
  git("commit", "-qm", "Change");
}

const stale = (since?: string) => staleTexts(root, since).map(({ file, id, english }) => `${file} ${id}: ${english}`);

it("lists the translations that are older than their English, committed or not", () => {
  git("init", "-q", "-b", "main");
  writePart("home", [
    { GROUP: { a: "One", b: "Two" }, c: "Three" },
    { GROUP: { a: "Один", b: "Два" }, c: "Три" },
    { GROUP: { a: "Bir", b: "Ikki" }, c: "Uch" },
  ]);
  commit();
  expect(stale()).toEqual([]);

  write("en/home.json", { GROUP: { a: "The one", b: "Two" }, c: "Three" });
  commit();
  write("ru/home.json", { GROUP: { a: "Этот", b: "Два" }, c: "Три" });
  commit();
  git("tag", "release");
  expect(stale()).toEqual(["src/languages/uz/home.json GROUP.a: The one"]);

  write("en/home.json", { GROUP: { a: "The one", b: "The second" }, c: "Three" });
  write("ru/home.json", { GROUP: { a: "Этот", b: "Второй" }, c: "Три" });
  expect(stale()).toEqual([
    "src/languages/uz/home.json GROUP.a: The one",
    "src/languages/uz/home.json GROUP.b: The second",
  ]);
  expect(stale("release~1")).toEqual(["src/languages/uz/home.json GROUP.b: The second"]);
  commit();
  expect(stale("release")).toEqual(["src/languages/uz/home.json GROUP.b: The second"]);
  expect(stale("release~2")).toHaveLength(2);
  expect(stale("HEAD")).toEqual([]);
});

it("takes a merged branch for one change, and no text for stale that is missing or moved within its file", () => {
  git("init", "-q", "-b", "main");
  writePart("home", [{ a: "One", b: "Two" }, { a: "Один", b: "Два" }, { a: "Bir" }]);
  commit();
  git("checkout", "-qb", "branch");
  write("ru/home.json", { a: "Раз", b: "Два" });
  commit();
  write("en/home.json", { b: "Two", a: "First" });
  commit();
  git("checkout", "-q", "main");
  writeFileSync(join(root, "other"), "");
  commit();
  git("merge", "-q", "--no-edit", "branch");
  expect(stale()).toEqual(["src/languages/uz/home.json a: First"]);
});
