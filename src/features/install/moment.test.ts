import { describe, expect, it } from "vitest";
import { type Moment, countVisit, mayInvite, platformOf } from "./moment.ts";

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const moment: Moment = { visits: 2, trips: 0, declined: false, installed: false, possible: true };

describe("the moment to invite", () => {
  it("is the second visit, or the first after a booking", () => {
    expect(mayInvite(moment)).toBe(true);
    expect(mayInvite({ ...moment, visits: 1 })).toBe(false);
    expect(mayInvite({ ...moment, visits: 1, trips: 1 })).toBe(true);
  });

  it.each([{ declined: true }, { installed: true }, { possible: false }])("never comes when %j", (why) => {
    expect(mayInvite({ ...moment, trips: 3, ...why })).toBe(false);
  });

  it("counts a visit once, however many pages it has", () => {
    const lasting = storage();
    const first = storage();
    expect([countVisit(lasting, first), countVisit(lasting, first)]).toEqual([1, 1]);
    expect(countVisit(lasting, storage())).toBe(2);
  });
});

describe("the steps shown first", () => {
  const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
  it.each([
    ["ios", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${safari}`, 5],
    ["ios", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5],
    ["mac-safari", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0],
    ["android", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36", 5],
    ["computer", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", 0],
    [
      "computer",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
      0,
    ],
  ])("are for %s", (platform, userAgent, maxTouchPoints) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});
