import { readdirSync, readFileSync } from "node:fs";

export const descendants = (pid: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It ended while we looked.
    }
  }
  const below = (parent: number): number[] =>
    [...parents].filter(([, p]) => p === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
};

/** The fields of `/proc/<pid>/stat` after the name; the first is the state. */
function statOf(pid: number | "self"): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

export const startTicks = (pid: number): number | undefined => statOf(pid)[19];

const TICKS_PER_SECOND = 100;

export function processorSeconds(): number | undefined {
  const [user, system, usersOfChildren, systemOfChildren] = statOf("self").slice(11, 15);
  if (user === undefined) return undefined;
  return (user + (system ?? 0) + (usersOfChildren ?? 0) + (systemOfChildren ?? 0)) / TICKS_PER_SECOND;
}

export const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
};

export const isRunning = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0] !== "Z";
  } catch {
    return false;
  }
};

export const memoryOf = (pids: number[]): number => {
  const kib = pids.map((pid) => {
    try {
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return Math.round(kib.reduce((sum, part) => sum + part, 0) / 1024);
};

export const until = async (what: string, holds: () => boolean | Promise<boolean>, withinMs = 30_000) => {
  const end = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
