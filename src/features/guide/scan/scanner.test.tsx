import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

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

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("OffscreenCanvas", class {});
  vi.stubGlobal("Worker", SilentWorker);
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: asked }, configurable: true });
  SilentWorker.made = [];
  stopped.mockClear();
  asked.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function show(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider>
        <Scanner onText={() => undefined} />
      </MantineProvider>,
    ),
  );
  return place;
}
const tap = (place: HTMLElement) => act(async () => place.querySelector("button")?.click());

it("says why there is no picture, and asks again when told to", async () => {
  answers = [refuse("NotAllowedError"), refuse("NotReadableError")];
  const place = await show();
  expect(place.textContent).toContain("This site may not use your camera.");
  expect(place.textContent).toContain("You can still check guests in by name.");
  await tap(place);
  expect(place.textContent).toContain("Another app is using the camera.");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("stops the camera while the page is hidden, and restarts it when shown", async () => {
  answers = [aStream, aStream];
  const place = await show();
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
  const place = await show();
  await act(async () => SilentWorker.made[0]?.dispatchEvent(new Event("error")));
  expect(place.textContent).toContain("The part that reads codes is not on this device yet.");
  expect(stopped).toHaveBeenCalled();
});

it("stops the camera when the page is left", async () => {
  answers = [aStream];
  await show();
  act(() => root.render(null));
  expect(stopped).toHaveBeenCalledOnce();
});
