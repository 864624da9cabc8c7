import { describe, expect, it } from "vitest";
import { type Moment, countVisit, mayInvite } from "./moment.ts";

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const moment: Moment = { visits: 2, trips: 0, invited: false, installed: false, possible: true };

describe("the moment to invite", () => {
  it("is the second visit, or the first after a booking", () => {
    expect(mayInvite(moment)).toBe(true);
    expect(mayInvite({ ...moment, visits: 1 })).toBe(false);
    expect(mayInvite({ ...moment, visits: 1, trips: 1 })).toBe(true);
  });

  it.each([{ invited: true }, { installed: true }, { possible: false }])("never comes when %j", (why) => {
    expect(mayInvite({ ...moment, trips: 3, ...why })).toBe(false);
  });

  it("counts a visit once, however many pages it has", () => {
    const lasting = storage();
    const first = storage();
    expect([countVisit(lasting, first), countVisit(lasting, first)]).toEqual([1, 1]);
    expect(countVisit(lasting, storage())).toBe(2);
    expect(countVisit(lasting, first)).toBe(1);
  });
});
