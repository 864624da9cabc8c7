import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { descendants, isRunning, until } from "../support/processes.ts";
import { startStack, type Stack } from "../support/stack.ts";

// 20 in a row is what we promise (KILL_ROUNDS=20); a few show in every run that the promise still stands.
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const writersAtOnce = 4;

const headers = ({ keys }: Stack) => ({
  apikey: keys.secret,
  "content-type": "application/json",
  prefer: "return=minimal",
});

/** Writes as fast as it can until the stack is gone; answers what was acknowledged. */
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
  `keeps all that was acknowledged through ${rounds} times kill -9 during writes`,
  async () => {
    const build = emptyBuild();
    const stateDir = copyReadyState();
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const stack = await startStack({ stateDir, env: { BUILD_DIR: build } });
      const all = [stack.process.pid ?? 0, ...descendants(stack.process.pid ?? 0)];
      const before = acknowledged.size;
      const writers = Array.from({ length: writersAtOnce }, () => writeUntilItEnds(stack, acknowledged));
      // A kill before the first answer would show nothing, and a busy machine is slow to give it.
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
  rounds * 20_000 + 60_000,
);
