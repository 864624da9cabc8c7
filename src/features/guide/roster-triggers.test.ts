import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakePage } from "../../shared/browser/page.fixture.ts";
import { watchRosterTriggers } from "./roster-triggers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const [page, look] = [fakePage(), vi.fn()];
  const triggers = watchRosterTriggers(look, page);
  const later = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return look.mock.calls.length;
  };
  return { ...page, later, ...triggers };
}

it("syncs when online, on focus and when visible again, once per burst, and not while hidden", () => {
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

it("syncs as soon as a page that began hidden is shown", () => {
  const { document, later, lookNow } = watched();
  document.visibilityState = "hidden";
  lookNow();
  later(200);
  document.visibilityState = "visible";
  document.fire("visibilitychange");
  expect(later(0)).toBe(1);
});

it("syncs every minute while open", () => {
  expect(watched().later(300_000)).toBe(5);
});

it("syncs again for a check-in sent after a sync started", () => {
  const { window, later, syncAfterSending } = watched();
  window.fire("online");
  later(300);
  syncAfterSending();
  expect(later(0)).toBe(1);
  expect(later(700)).toBe(2);
});

it("syncs once for a burst of check-ins", () => {
  const { later, syncAfterSending } = watched();
  later(5_000);
  for (let sent = 0; sent < 20; sent += 1) syncAfterSending();
  expect(later(0)).toBe(1);
  expect(later(5_000)).toBe(1);
});
