import { randomUUID } from "node:crypto";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { descendants, isRunning, until } from "../support/processes.ts";
import { root } from "../support/run.ts";
import { spawnStack, startStack, type Stack } from "../support/stack.ts";
import { long } from "../support/tiers.ts";

// Two rounds detect a regression; KILL_ROUNDS=20 proves the promise.
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const writersAtOnce = 4;

const headers = ({ keys }: Stack) => ({
  apikey: keys.secret,
  "content-type": "application/json",
  prefer: "return=minimal",
});

const writeUntilItEnds = async (stack: Stack, acknowledged: Set<string>) => {
  for (;;) {
    const id = randomUUID();
    const row = { id, name: "Kill story", city: "Khiva", description: "Written under fire", image_url: "seed/x.webp" };
    try {
      const answer = await fetch(`${stack.url}/rest/v1/destinations`, {
        method: "POST",
        headers: headers(stack),
        body: JSON.stringify(row),
      });
      if (answer.status === 201) acknowledged.add(id);
    } catch {
      return;
    }
  }
};

const storedIds = async (stack: Stack) => {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += 1000) {
    const query = `select=id&name=eq.Kill%20story&order=id&limit=1000&offset=${offset}`;
    const answer = await fetch(`${stack.url}/rest/v1/destinations?${query}`, { headers: headers(stack) });
    const rows: { id: string }[] = await answer.json();
    for (const { id } of rows) ids.add(id);
    if (rows.length < 1000) return ids;
  }
};

it(
  `keeps all acknowledged writes when killed ${rounds} times while writing`,
  { tags: ["long"], timeout: rounds * 20_000 + 60_000 },
  async () => {
    const build = emptyBuild();
    const stateDir = copyReadyState();
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const stack = await startStack({ stateDir, env: { BUILD_DIR: build } });
      const all = [stack.process.pid ?? 0, ...descendants(stack.process.pid ?? 0)];
      const before = acknowledged.size;
      const writers = Array.from({ length: writersAtOnce }, () => writeUntilItEnds(stack, acknowledged));
      // A kill before the first answer would prove nothing, and a busy machine answers late.
      await until("a write was acknowledged", () => acknowledged.size > before);
      await new Promise((resolve) => setTimeout(resolve, 1200 + ((round * 37) % 300)));
      for (const pid of all) process.kill(pid, "SIGKILL");
      await Promise.all(writers);
      await until("everything has ended", () => all.every((pid) => !isRunning(pid)));
    }
    const stack = await startStack({ stateDir, env: { BUILD_DIR: build } });
    const stored = await storedIds(stack);
    const lost = [...acknowledged].filter((id) => !stored.has(id));
    console.log(`${acknowledged.size} acknowledged, ${stored.size} stored after ${rounds} kills`);
    expect(acknowledged.size).toBeGreaterThan(rounds);
    expect(lost).toEqual([]);
    await stack.stop();
    rmSync(stateDir, { recursive: true, force: true });
    rmSync(build, { recursive: true });
  },
);

long("completes a first start that was killed while it stored the pictures", async () => {
  const env = { BUILD_DIR: emptyBuild() };
  const stateDir = mkdtempSync(join(tmpdir(), "journey-half-"));
  const pictures = globSync("*.webp", { cwd: join(root, "supabase/seed/pictures") });
  const stored = () => globSync("objects/images/*/*.json", { cwd: stateDir }).length;

  const first = await spawnStack({ stateDir, env });
  await until("a few are stored", () => stored() > 5, 60_000);
  const all = [first.child.pid ?? 0, ...descendants(first.child.pid ?? 0)];
  for (const pid of all) process.kill(pid, "SIGKILL");
  await until("everything has ended", () => all.every((pid) => !isRunning(pid)));
  expect(stored()).toBeLessThan(pictures.length);

  const stack = await startStack({ stateDir, env });
  // One by one: the stack closes connections of an address that opens more than 256.
  const missing: string[] = [];
  for (const name of pictures) {
    const { status } = await fetch(`${stack.url}/storage/v1/object/public/images/seed/${name}`, { method: "HEAD" });
    if (status !== 200) missing.push(`${name}: ${status}`);
  }
  expect(missing).toEqual([]);
  await stack.stop();
  for (const folder of [stateDir, env.BUILD_DIR]) rmSync(folder, { recursive: true });
});
