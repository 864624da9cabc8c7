import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyWaiting } from "./apply-waiting.ts";

class Waiting extends EventTarget {
  state = "installed";
  postMessage = vi.fn<(message: unknown) => void>();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
const reload = vi.fn<() => void>();
let unsaved: { value: string }[] = [];
const registered = (waiting: Waiting | null) => ({ waiting }) as unknown as ServiceWorkerRegistration;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { reload }, stop: () => undefined });
  unsaved = [];
  vi.stubGlobal("document", { querySelectorAll: () => unsaved });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

it("reloads once the new version is active, and at once if none is waiting", () => {
  const waiting = new Waiting();
  applyWaiting(registered(waiting));
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
  expect(reload).not.toHaveBeenCalled();
  waiting.become("activated");
  expect(reload).toHaveBeenCalledOnce();
  applyWaiting(registered(null));
  expect(reload).toHaveBeenCalledTimes(2);
});

it("asks a silent worker again, and reloads in the end", () => {
  const waiting = new Waiting();
  applyWaiting(registered(waiting));
  vi.advanceTimersByTime(29_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(15);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(reload).toHaveBeenCalledOnce();
});

it("continues with a newer version that replaced the waiting one", () => {
  const [first, second] = [new Waiting(), new Waiting()];
  const registration = { waiting: first };
  applyWaiting(registration as unknown as ServiceWorkerRegistration);
  registration.waiting = second;
  first.become("redundant");
  expect(second.postMessage).toHaveBeenCalledOnce();
  second.become("activated");
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ["once the new version is in its place", (waiting: Waiting) => waiting.become("activated")],
  ["whatever holds the new version up", () => vi.advanceTimersByTime(60_000)],
])("does not reload over an unsaved form, %s, until it is saved", (_, come) => {
  const waiting = new Waiting();
  unsaved = [{ value: "Dear desk" }];
  applyWaiting(registered(waiting));
  come(waiting);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  unsaved = [];
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalled();
});
