import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const IN_MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
/** Twice the most that a run has written at a time. */
const ROOM_BYTES = 6 * 2 ** 30;

function hasRoom(): boolean {
  const { type, bavail, bsize } = statfsSync(IN_MEMORY);
  const [, available = "0"] = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync("/proc/meminfo", "utf8")) ?? [];
  return type === TMPFS && bavail * bsize > ROOM_BYTES && Number(available) * 1024 > 2 * ROOM_BYTES;
}

/** Some tests execute what they write. */
function mayRun(folder: string): boolean {
  const script = join(folder, "may-run");
  writeFileSync(script, "#!/bin/sh\n");
  chmodSync(script, 0o755);
  try {
    execFileSync(script);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(script);
  }
}

/**
 * A run writes thousands of small files, each of which costs some disks a millisecond: use memory if there is room.
 */
export function memoryFolder(folder: string): Record<string, string> {
  if (!existsSync(IN_MEMORY) || !hasRoom()) return {};
  mkdirSync(folder, { recursive: true });
  if (!mayRun(folder)) {
    rmSync(folder, { recursive: true });
    return {};
  }
  // Deno reads nothing below `/dev`, so its files stay outside of memory.
  return { TMPDIR: folder, ON_DISK: tmpdir() };
}
