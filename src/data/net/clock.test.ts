import { beforeEach, describe, expect, it, vi } from "vitest";

const HEARD = "Sat, 21 Nov 2026 10:00:00 GMT";
const at = (instant: string) => Date.parse(instant);

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});

async function start() {
  vi.resetModules();
  return import("./clock.ts");
}
const shown = (clock: Awaited<ReturnType<typeof start>>, device: string) =>
  new Date(clock.trustedNow(at(device))).toISOString();

describe("the server's clock", () => {
  it("corrects a device clock that is wrong by years, not one wrong by seconds", async () => {
    const clock = await start();
    clock.recordServerTime(HEARD, at("2019-01-01T00:00:00Z"));
    expect(shown(clock, "2019-01-01T00:00:01Z")).toBe("2026-11-21T10:00:01.000Z");
    clock.recordServerTime(HEARD, at("2026-11-21T10:00:09Z"));
    expect(shown(clock, "2026-11-21T10:00:12Z")).toBe("2026-11-21T10:00:12.000Z");
  });

  it.each([
    ["a year ahead", "2027-11-21T10:00:00Z", "2027-11-22T10:00:00Z"],
    ["a year behind", "2025-11-21T10:00:00Z", "2025-11-22T10:00:00Z"],
  ])("is known after an offline restart on a device that is %s", async (_, then, dayAfter) => {
    (await start()).recordServerTime(HEARD, at(then));
    expect(shown(await start(), dayAfter)).toBe("2026-11-22T10:00:00.000Z");
  });

  it.each(["2027-11-21T10:00:00Z", "2025-11-21T10:00:00Z"])(
    "leaves a device clock alone that was %s and was corrected offline",
    async (wrong) => {
      const clock = await start();
      clock.recordServerTime(HEARD, at(wrong));
      expect(shown(clock, "2026-11-23T08:00:00Z")).toBe("2026-11-23T08:00:00.000Z");
      expect(shown(await start(), "2026-11-23T08:00:00Z")).toBe("2026-11-23T08:00:00.000Z");
    },
  );

  it("is never earlier than the server's last answer when the device clock was reset", async () => {
    (await start()).recordServerTime(HEARD, at("2026-11-21T10:00:00Z"));
    expect(shown(await start(), "1970-01-01T00:00:00Z")).toBe("2026-11-21T10:00:00.000Z");
  });

  it.each(["nonsense", "{}", '{"server_ms":"x","offset_ms":null}'])("ignores a stored %s", async (text) => {
    (await start()).recordServerTime(HEARD, at("2026-11-21T10:00:00Z"));
    for (const name of stored.keys()) stored.set(name, text);
    expect(shown(await start(), "2026-11-20T00:00:00Z")).toBe("2026-11-20T00:00:00.000Z");
  });

  it("is remembered for the page only when the browser refuses storage", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("refused");
      },
      setItem: () => {
        throw new Error("refused");
      },
    });
    const clock = await start();
    clock.recordServerTime(HEARD, at("2019-01-01T00:00:00Z"));
    expect(shown(clock, "2019-01-01T00:00:01Z")).toBe("2026-11-21T10:00:01.000Z");
  });
});
