import { expect, it } from "vitest";
import { ownStack } from "../support/own-stack.ts";
import { askAuth, newEmail } from "./ask-auth.ts";

// What a password costs is what could tell: as much as everywhere.
const stack = ownStack(() => ({ env: { LITE_AUTH_BCRYPT_COST: "10" } }));
const { auth, newAccount } = askAuth(stack);

it("who has an account is not told by time: signing up, signing in with a wrong password, forgetting one", async () => {
  const taken = await Promise.all(Array.from({ length: 12 }, newAccount));
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const took = async (path: string, body: object, from: number) => {
    const started = performance.now();
    await auth(path, body, from);
    return performance.now() - started;
  };
  for (const path of ["signup", "token?grant_type=password", "recover"]) {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const [n, email] of taken.entries()) {
      known.push(await took(path, { email, password: "wrong one" }, 4_000 + n));
      unknown.push(await took(path, { email: newEmail(), password: "wrong one" }, 4_000 + n));
    }
    const [a, b] = [median(known), median(unknown)];
    console.log(`${path}: known ${a.toFixed(0)} ms, unknown ${b.toFixed(0)} ms`);
    expect(Math.max(a, b) / Math.min(a, b), path).toBeLessThan(1.8);
  }
});
