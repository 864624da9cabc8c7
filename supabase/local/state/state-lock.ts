import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Holder = { pid: number; started: string };

/** A pid alone may be reused after a crash or reboot. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
};

const isAlive = ({ pid, started }: Holder) => {
  const now = startOf(pid);
  if (now !== undefined) return now === started;
  try {
    process.kill(pid, 0);
    return started === "";
  } catch {
    return false;
  }
};

const readHolder = (path: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
};

/** Two databases on the same files would ruin both. */
export const lockState = (folder: string): (() => void) => {
  const path = join(folder, "lock.json");
  const me: Holder = { pid: process.pid, started: startOf(process.pid) ?? "" };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, JSON.stringify(me), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = readHolder(path);
      if (holder && isAlive(holder)) {
        throw new Error(
          `Already running on ${folder} (process ${holder.pid}). Stop it, or set STATE_DIR to another folder.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`The lock ${path} could not be taken.`);
};
