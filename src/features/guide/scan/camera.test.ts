import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCamera } from "./camera.ts";

const ask = (answer: () => Promise<MediaStream>, page = {}) =>
  openCamera({ mediaDevices: { getUserMedia: answer } as unknown as MediaDevices }, page);

beforeEach(() => vi.stubGlobal("OffscreenCanvas", class {}));
afterEach(() => vi.unstubAllGlobals());

describe("why there is no picture", () => {
  it.each([
    ["NotAllowedError", "refused"],
    ["SecurityError", "blocked"],
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["an error of tomorrow", "busy"],
  ])("%s: %s", async (name, code) => {
    expect(await ask(() => Promise.reject(new DOMException("", name)))).toEqual({ ok: false, code });
  });

  it("is the page's own policy, known before anybody is asked", async () => {
    const asked = vi.fn<() => Promise<MediaStream>>();
    expect(await ask(asked, { featurePolicy: { allowsFeature: () => false } })).toEqual({ ok: false, code: "blocked" });
    expect(asked).not.toHaveBeenCalled();
  });

  it("is the browser, when it has no camera or no offscreen canvas", async () => {
    expect(await openCamera({} as Navigator, {})).toEqual({ ok: false, code: "unsupported" });
    vi.stubGlobal("OffscreenCanvas", undefined);
    expect(await ask(vi.fn<() => Promise<MediaStream>>())).toEqual({ ok: false, code: "unsupported" });
  });
});

it("stops every track, and has a light when the camera has one", async () => {
  const stop = vi.fn<() => void>();
  const applyConstraints = vi.fn<() => Promise<void>>(async () => undefined);
  const track = {
    stop,
    applyConstraints,
    addEventListener: vi.fn<() => void>(),
    getCapabilities: () => ({ torch: true }),
  };
  const answer = await ask(async () => ({ getVideoTracks: () => [track] }) as unknown as MediaStream);
  if (!answer.ok) throw new Error(answer.code);
  await answer.camera.light?.(true);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  answer.camera.stop();
  expect(stop).toHaveBeenCalledOnce();
});
