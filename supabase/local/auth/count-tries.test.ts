import { describe, expect, it } from "vitest";
import { countTries } from "./count-tries.ts";

describe("wrong passwords", () => {
  const clock = () => {
    let now = 0;
    return { tries: countTries(() => now), pass: (minutes: number) => (now += minutes * 60_000) };
  };

  it("are limited to thirty in five minutes, and thirty more after those", () => {
    const { tries, pass } = clock();
    const wrong = (count: number) =>
      Array.from({ length: count }, () => tries.enter(["account a"])).filter(Boolean).length;
    expect(wrong(40)).toBe(30);
    pass(4);
    expect(wrong(1)).toBe(0);
    pass(2);
    expect(wrong(40)).toBe(30);
  });

  it("count from their start: a thousand at once are no more than one by one", () => {
    const { tries } = clock();
    const entered = Array.from({ length: 1_000 }, () => tries.enter(["address 1", "account a"])).filter(Boolean);
    expect(entered).toHaveLength(30);
  });

  it("that turn out right are not counted, for the address and for the account", () => {
    const { tries } = clock();
    for (let n = 0; n < 100; n += 1) tries.enter(["address 1", "account a"])?.giveBack();
    expect(tries.enter(["address 1", "account a"])).toBeDefined();
  });

  it("from one address do not lock out another", () => {
    const { tries } = clock();
    for (let n = 0; n < 40; n += 1) tries.enter(["address 1", `account ${n}`]);
    expect(tries.enter(["address 1", "account z"])).toBeUndefined();
    expect(tries.enter(["address 2", "account z"])).toBeDefined();
  });

  it("are not stored for a million accounts", () => {
    const { tries } = clock();
    for (let n = 0; n < 30; n += 1) tries.enter(["account first"]);
    for (let n = 0; n < 20_000; n += 1) tries.enter([`account ${n}`]);
    expect(tries.enter(["account first"])).toBeDefined();
  });
});
