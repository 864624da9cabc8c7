import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeTexts } from "../../src/app/prerender/texts/write-texts.ts";
import { root } from "../support/run.ts";

export type ScratchCopy = {
  folder: string;
  plant: <T>(path: string, text: string, check: () => Promise<T>) => Promise<T>;
  remove: () => void;
};

const trackedFiles = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => path && existsSync(join(root, path)));

export const scratchCopy = ({ pictures = false } = {}): ScratchCopy => {
  const folder = mkdtempSync(join(process.env.ON_DISK ?? tmpdir(), "journey-walls-"));
  for (const path of trackedFiles().filter((name) => pictures || !/\.(webp|png|jpg|svg)$/.test(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  writeTexts(folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    plant: async (path, text, check) => {
      const target = join(folder, path);
      if (existsSync(target)) throw new Error(`${path} exists: a planted file must not replace a real one`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
      try {
        return await check();
      } finally {
        rmSync(target);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
