import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakePage } from "../../shared/browser/page.fixture.ts";
import { watchPocket } from "./pocket-triggers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const [page, look] = [fakePage(), vi.fn()];
  const triggers = watchPocket(look, page);
  const later = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return look.mock.calls.length;
  };
  return { ...page, later, ...triggers };
}

it("looks when the network is back, on focus and visible again, in bursts once, and not while hidden", () => {
  const { window, document, later } = watched();
  later(5_000);
  window.fire("focus");
  document.fire("visibilitychange");
  expect(later(0)).toBe(1);
  window.fire("online");
  expect(later(0)).toBe(2);
  document.visibilityState = "hidden";
  expect(later(300_000)).toBe(2);
  document.visibilityState = "visible";
  document.fire("visibilitychange");
  expect(later(0)).toBe(3);
});

it("looks as soon as a page is seen that began where nobody saw it", () => {
  const { document, later, lookNow } = watched();
  document.visibilityState = "hidden";
  lookNow();
  later(200);
  document.visibilityState = "visible";
  document.fire("visibilitychange");
  expect(later(0)).toBe(1);
});

it("looks every minute while open", () => {
  expect(watched().later(300_000)).toBe(5);
});

it("looks again for what was sent right after a look, which the answer on its way cannot have", () => {
  const { window, later, lookAfterSending } = watched();
  window.fire("online");
  later(300);
  lookAfterSending();
  expect(later(0)).toBe(1);
  expect(later(700)).toBe(2);
});

it("looks once for what was sent in a burst", () => {
  const { later, lookAfterSending } = watched();
  later(5_000);
  for (let sent = 0; sent < 20; sent += 1) lookAfterSending();
  expect(later(0)).toBe(1);
  expect(later(5_000)).toBe(1);
});
