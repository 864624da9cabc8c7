import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leave, place, render, tap } from "../../../../tests/support/render.tsx";

const { Scanner } = await import("./scanner.tsx");

let answers: (() => Promise<MediaStream>)[] = [];
const asked = vi.fn<() => Promise<MediaStream>>(() => (answers.shift() ?? refuse("NotFoundError"))());
const refuse = (name: string) => () => Promise.reject(new DOMException("", name));

class SilentWorker extends EventTarget {
  static made: SilentWorker[] = [];
  postMessage = () => undefined;
  terminate = () => undefined;
  constructor() {
    super();
    SilentWorker.made.push(this);
  }
}

const stopped = vi.fn<() => void>();
async function aStream() {
  const track = { stop: stopped, addEventListener: () => undefined };
  return Object.assign(new MediaStream(), { getVideoTracks: () => [track] });
}

beforeEach(() => {
  vi.stubGlobal("OffscreenCanvas", class {});
  vi.stubGlobal("Worker", SilentWorker);
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: asked }, configurable: true });
  SilentWorker.made = [];
  stopped.mockClear();
  asked.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = () => render(<Scanner onText={() => undefined} />);

it("says why there is no picture, and asks again when told to", async () => {
  answers = [refuse("NotAllowedError"), refuse("NotReadableError")];
  await show();
  expect(place.textContent).toContain("This site may not use your camera.");
  expect(place.textContent).toContain("You can still check guests in by name.");
  await tap();
  expect(place.textContent).toContain("Another app is using the camera.");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("stops the camera while the page is hidden, and restarts it when shown", async () => {
  answers = [aStream, aStream];
  await show();
  expect(place.querySelector("video")).not.toBeNull();
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(stopped).toHaveBeenCalledOnce();
  expect(place.querySelector("video")).toBeNull();
  hidden.mockReturnValue("visible");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(place.querySelector("video")).not.toBeNull();
  hidden.mockRestore();
});

it("stops the camera when the code reader cannot load, and says so", async () => {
  answers = [aStream];
  await show();
  await act(async () => SilentWorker.made[0]?.dispatchEvent(new Event("error")));
  expect(place.textContent).toContain("The part that reads codes is not on this device yet.");
  expect(stopped).toHaveBeenCalled();
});

it("stops the camera when the page is left", async () => {
  answers = [aStream];
  await show();
  await leave();
  expect(stopped).toHaveBeenCalledOnce();
});
