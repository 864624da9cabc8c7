import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const base = "/usr/lib/postgresql";

/** Newest installed server binaries, or null where there are none. */
export const postgresBinaries = (): string | null => {
  if (!existsSync(base)) return null;
  const folders = readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, "bin"))
    .filter((bin) => existsSync(join(bin, "initdb")));
  return folders[0] ?? null;
};

const id = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));

/** A private cluster on a unix socket in its own folder; no port is opened. */
export const startCluster = (bin: string): { socket: string; stop: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=80 -c logging_collector=off`;
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  let running = true;
  const stop = () => {
    if (!running) return;
    running = false;
    run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(folder, { recursive: true, force: true });
  };
  // A run that breaks off leaves no server behind.
  process.once("exit", stop);
  return { socket: folder, stop };
};
