import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scratchCopy } from "../architecture/scratch-copy.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { commandOf, descendants, isRunning, until } from "../support/processes.ts";
import { root, run } from "../support/run.ts";
import { spawnStack, startStack } from "../support/stack.ts";

let build: string;
let folder: string;
let env: Record<string, string>;

beforeAll(() => {
  build = emptyBuild();
  folder = mkdtempSync(join(tmpdir(), "journey-faults-"));
  env = { BUILD_DIR: build };
});
afterAll(() => {
  rmSync(build, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

let states = 0;
const newState = () => join(folder, `state-${(states += 1)}`);
const readyState = () => copyReadyState(newState());

const expectFailure = async (options: Parameters<typeof spawnStack>[0], message: RegExp) => {
  const stack = await spawnStack({ env, stateDir: newState(), ...options });
  const seen = new Set<number>();
  const watch = setInterval(() => {
    for (const pid of descendants(stack.child.pid ?? 0)) seen.add(pid);
  }, 50);
  const code = await stack.ended();
  clearInterval(watch);
  expect(stack.output()).toMatch(message);
  expect(code).not.toBe(0);
  await until("every child has ended", () => [...seen].every((pid) => !isRunning(pid)));
};

const listenSomewhere = async (answer: (socket: Socket) => void = () => {}) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
};

const olderNode = ["/usr/local/bin/node", "/usr/bin/node"].find(
  (path) => existsSync(path) && Number(/^v(\d+)/.exec(execFileSync(path, ["-v"], { encoding: "utf8" }))?.[1]) < 22,
);

describe("the stack says what is wrong and leaves nothing behind", () => {
  it("when the port is taken", async () => {
    const other = await listenSomewhere();
    await expectFailure({ port: other.port }, new RegExp(`Port ${other.port} is taken.*PORT=${other.port + 1}`));
    other.close();
  });

  it("when PORT is not a port", async () => {
    await expectFailure({ env: { ...env }, port: 70000 }, /PORT must be a number from 1 to 65535, not '70000'/);
  });

  it("when the seconds between two housekeepings are out of range", async () => {
    await expectFailure(
      { env: { ...env, HOUSEKEEPING_SECONDS: "0" } },
      /HOUSEKEEPING_SECONDS must be a number of seconds from 1 to 3600, not '0'/,
    );
  });

  it("when the state folder cannot be written to", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    await expectFailure({ stateDir: join(file, "state") }, /state folder .* cannot be written to/);
  });

  it("when nothing listens at DATABASE_URL", async () => {
    const url = "postgres://nobody@127.0.0.1:1/none";
    await expectFailure({ env: { ...env, DATABASE_URL: url } }, /DATABASE_URL does not answer: .*ECONNREFUSED/);
  });

  it("when what listens at DATABASE_URL is no database and hangs up", async () => {
    const other = await listenSomewhere((socket) => socket.end());
    const url = `postgres://nobody@127.0.0.1:${other.port}/none`;
    await expectFailure({ env: { ...env, DATABASE_URL: url } }, /DATABASE_URL does not answer: no database within 5 s/);
    other.close();
  });

  it("when a migration is broken: names the file, the line and the statement", async () => {
    const copy = scratchCopy();
    await copy.plant(
      "supabase/migrations/29990101000000_broken.sql",
      "select 1;\n\ncreate table public.broken (id no_such_type);\n",
      () =>
        expectFailure(
          { folder: copy.folder },
          /29990101000000_broken\.sql, line 3: type "no_such_type" does not exist\s+create table public\.broken/,
        ),
    );
    copy.remove();
  });

  it("when the state was made by other migrations: says how to start again", async () => {
    const copy = scratchCopy();
    const stateDir = readyState();
    const migration = "supabase/migrations/29990101000000_later_changed.sql";
    await copy.plant(migration, "select 1;\n", async () => {
      await (await startStack({ folder: copy.folder, env, stateDir })).stop();
    });
    await expectFailure(
      { folder: copy.folder, stateDir },
      /made by other migrations.*29990101000000 differs.*npm run reset/,
    );
    await copy.plant(migration, "select 2;\n", () =>
      expectFailure(
        { folder: copy.folder, stateDir },
        /made by other migrations.*29990101000000 differs.*npm run reset/,
      ),
    );
    copy.remove();
  });

  it("when it is started twice on the same state", async () => {
    const first = await startStack({ env, stateDir: readyState() });
    await expectFailure({ stateDir: first.stateDir }, /Already running on .*process \d+/);
    await first.stop();
  });

  it.each(["supabase-server", "functions-router"])("when its child %s dies", async (name) => {
    const stack = await startStack({ env, stateDir: readyState() });
    const children = descendants(stack.process.pid ?? 0);
    const victim = children.find((pid) => commandOf(pid).includes(name));
    const ended = new Promise((resolve) => {
      stack.process.once("exit", resolve);
    });
    process.kill(victim ?? 0, "SIGKILL");
    expect(await ended).not.toBe(0);
    expect(stack.output()).toMatch(/died\. Stopping everything/);
    await until("every child has ended", () => children.every((pid) => !isRunning(pid)));
  });

  it.runIf(olderNode)("when Node is too old to run it", async () => {
    const { code, output } = await run(olderNode ?? "", ["supabase/local/start.mjs"], { quiet: true, cwd: root });
    expect(output).toMatch(/Node 20\.\S+ is too old to run the stack/);
    expect(code).not.toBe(0);
  });
});

describe("Ctrl-C", () => {
  it.each([50, 700, 2500])("after %i ms of the start ends everything it started", async (delay) => {
    const stack = await spawnStack({ env, stateDir: newState() });
    const seen = new Set<number>();
    const watch = setInterval(() => {
      for (const pid of descendants(stack.child.pid ?? 0)) seen.add(pid);
    }, 20);
    await new Promise((resolve) => setTimeout(resolve, delay));
    stack.child.kill("SIGINT");
    await stack.ended();
    clearInterval(watch);
    await until("every child has ended", () => [...seen].every((pid) => !isRunning(pid)));
  });

  it("of a running stack ends with 130 and frees the state for the next start", async () => {
    const stateDir = readyState();
    expect(await (await startStack({ env, stateDir })).stop()).toBe(130);
    expect(await (await startStack({ env, stateDir })).stop()).toBe(130);
  });
});
